import { copyText } from '@site-packages/contracts';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '../player/ActionButton';
import type { RunnerSnapshot } from '../player/workshop/demo-runner';
import type { PlaygroundProject } from '../playground/project';
import { reportText } from '../playground/report';
import { toShareFragment } from '../playground/share-link';
import { versionsOf } from '../playground/site-actions';
import { Dialog } from './Dialog';

export interface ReportDialogProps {
  /** The project with the version of Konva in which it runs, even if that is the current one. */
  project: PlaygroundProject;
  /** What the link has besides the code. */
  query: string;
  problems: RunnerSnapshot['problems'];
  lines: RunnerSnapshot['lines'];
  /** Saves what the program shows; false when it shows nothing. */
  savePicture(): Promise<boolean>;
  onDownload(): void;
  onClose(): void;
}

function browserLines(view: Window): string[] {
  const { innerWidth, innerHeight, devicePixelRatio, navigator } = view;
  const touch = navigator.maxTouchPoints > 0 ? ', touch' : '';
  return [
    navigator.userAgent,
    `window of ${innerWidth} by ${innerHeight} pixels, ${devicePixelRatio} device pixels each${touch}`,
  ];
}

/** Writes an issue's text about the program, for copying. Nothing is sent. */
export function ReportDialog(props: ReportDialogProps): ReactElement {
  const { project, query, problems, lines, savePicture, onDownload, onClose } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const ids = { text: useId(), note: useId() };
  const [shared] = useState(() => toShareFragment(project));

  useEffect(() => {
    let isGone = false;
    versionsOf(project).then(
      (versions) => {
        if (isGone) return;
        const { origin, pathname } = window.location;
        const link = shared.ok ? `${origin}${pathname}${query}#${shared.fragment}` : undefined;
        const { flavour, files } = project;
        const browser = browserLines(window);
        setText(reportText({ flavour, files, versions, browser, problems, console: lines, link }));
      },
      (error: unknown) => {
        if (!isGone) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the text is the reader's from here on: news of the run do not change it
  }, []);

  async function copy(): Promise<void> {
    const isDone = await copyText(text);
    area.current?.select();
    setSaid(isDone ? 'Text copied.' : 'The browser did not allow copying. The text is selected: copy it by hand.');
  }

  async function picture(): Promise<void> {
    const isDone = await savePicture();
    setSaid(isDone ? 'Image saved. Attach it to the issue.' : 'The program shows no canvas that could be saved.');
  }

  return (
    <Dialog title="Report a bug" className="kd-play-report" onClose={onClose}>
      {problem !== '' && (
        <p className="kd-play-warning" role="alert">
          {problem}
        </p>
      )}
      <div className="kd-play-form">
        <label htmlFor={ids.text}>Text of the issue</label>
        <textarea
          ref={area}
          id={ids.text}
          className="kd-play-input"
          rows={14}
          spellCheck={false}
          data-first-focus=""
          value={text}
          aria-describedby={ids.note}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={ids.note} className="kd-play-fine">
          Fill in what happens, copy the text, and paste it into an issue of Konva or its binding. Nothing is sent from
          here.
        </p>
      </div>
      <div className="kd-play-ways">
        <ActionButton icon="copy" disabled={text === ''} onClick={() => void copy()}>
          Copy text
        </ActionButton>
        <ActionButton icon="download" onClick={() => void picture()}>
          Stop and save image
        </ActionButton>
        {!shared.ok && (
          <ActionButton icon="download" onClick={onDownload}>
            Download project
          </ActionButton>
        )}
      </div>
      <p className="kd-play-said kd-play-fine" role="status">
        {said}
      </p>
    </Dialog>
  );
}
