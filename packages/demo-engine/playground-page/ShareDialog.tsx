import { copyText } from '@site-packages/contracts';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../model/load-failure';
import { ActionButton } from '../player/ActionButton';
import { codeSandboxForm, canOpenOutside, type FormPost, stackBlitzForm } from '../playground/outside-editors';
import { programText } from '../player/workshop/program-text';
import type { PlaygroundProject } from '../playground/project';
import { MAX_LINK_CHARACTERS, toShareFragment } from '../playground/share-link';
import { projectFiles } from '../playground/site-actions';
import type { ProjectFile } from '../playground/vite-project';
import { Dialog } from './Dialog';
import { postForm } from './post-form';

interface ShareDialogProps {
  project: PlaygroundProject;
  /** What the link has besides the code. */
  query: string;
  assets: Readonly<Record<string, string>>;
  /** A reader wrote the code. */
  isWritten: boolean;
  onDownload(): void;
  onClose(): void;
}

type Outside = { files: ProjectFile[] } | { problem: string } | undefined;

/** Maximum number of characters of one thing that a project gets. */
const MAX_ADDED = 160;

/** Ways to share: a link that contains the code, a project as a file, outside editors. */
export function ShareDialog({
  project,
  query,
  assets,
  isWritten,
  onDownload,
  onClose,
}: ShareDialogProps): ReactElement {
  const [shared] = useState(() => toShareFragment(project));
  const [said, setSaid] = useState('');
  const [outside, setOutside] = useState<Outside>(undefined);
  const [added, setAdded] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const ids = { input: useId(), size: useId(), outside: useId() };
  const { origin, pathname } = window.location;
  const link = shared.ok ? `${origin}${pathname}${query}#${shared.fragment}` : '';

  // Prepared in advance, because a browser opens a new window only shortly after a click.
  useEffect(() => {
    let isGone = false;
    projectFiles(project, assets, isWritten).then(
      ({ files, added: more }) => {
        if (isGone) return;
        setAdded(more);
        setOutside(
          canOpenOutside(files)
            ? { files }
            : { problem: 'This code imports pictures, which outside editors cannot take over. Download the project.' },
        );
      },
      (error: unknown) => {
        if (!isGone) setOutside({ problem: failureText(error) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [project, assets, isWritten]);

  async function copy(): Promise<void> {
    input.current?.select();
    const isDone = await copyText(link);
    input.current?.select();
    setSaid(isDone ? 'Link copied.' : 'The browser did not allow copying. The link is selected: copy it by hand.');
  }

  const open = (form: (files: ProjectFile[]) => FormPost) => () => {
    if (outside !== undefined && 'files' in outside) postForm(form(outside.files));
  };
  const isClosed = outside === undefined || !('files' in outside);

  return (
    <Dialog title="Share this code" onClose={onClose}>
      {shared.ok ? (
        <div className="kd-play-form">
          <label htmlFor={ids.input}>Link</label>
          <div className="kd-play-link">
            <input
              ref={input}
              id={ids.input}
              className="kd-play-input"
              readOnly
              data-first-focus=""
              value={link}
              aria-describedby={ids.size}
              onFocus={(event) => event.target.select()}
            />
            <ActionButton icon="copy" onClick={() => void copy()}>
              Copy link
            </ActionButton>
          </div>
          <p id={ids.size} className="kd-play-fine">
            {link.length.toLocaleString('en')} characters; links up to {MAX_LINK_CHARACTERS.toLocaleString('en')} travel
            safely. The code is in the link itself, no server keeps it. Whoever opens it reads the code first and runs
            it with Run.
          </p>
          <p className="kd-play-said" role="status">
            {said}
          </p>
        </div>
      ) : (
        <p className="kd-play-warning" role="alert">
          {shared.message}
        </p>
      )}
      <h3>Take it along</h3>
      <div className="kd-play-ways">
        <ActionButton icon="download" onClick={onDownload}>
          Download project
        </ActionButton>
        <ActionButton
          icon="playground"
          disabled={isClosed}
          onClick={open((files) => stackBlitzForm(project.title, files))}
        >
          Open in StackBlitz
        </ActionButton>
        <ActionButton icon="playground" disabled={isClosed} onClick={open(codeSandboxForm)}>
          Open in CodeSandbox
        </ActionButton>
      </div>
      {added.length > 0 && (
        <details className="kd-play-added">
          <summary>The project has what the playground adds to this code</summary>
          <ul>
            {added.map((one) => (
              <li key={one}>{programText(one, MAX_ADDED)}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="kd-play-fine">
        {outside !== undefined && 'problem' in outside
          ? outside.problem
          : 'The last two send this code to another site, in a new tab.'}
      </p>
    </Dialog>
  );
}
