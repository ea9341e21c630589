import { type ReactElement, useId, useRef, useState } from 'react';
import { isBinaryPath } from '../playground/assets';
import { allowedEndings, fileNameProblem, type PlaygroundProject } from '../playground/project';
import { Dialog } from './Dialog';

interface NameDialogProps {
  title: string;
  /** Label of the confirm button. */
  action: string;
  project: PlaygroundProject;
  /** The initial name. */
  name?: string;
  onName(name: string): void;
  /** Receives files from the reader's disk, as an alternative to naming an empty file. */
  onFiles?(files: readonly File[]): void;
  onClose(): void;
}

/** The problem with a new file's name, or with a file's new name. */
function problemOf(project: PlaygroundProject, typed: string, name: string): string | undefined {
  if (name !== '') return typed === name ? undefined : fileNameProblem(project, typed, name);
  const problem = fileNameProblem(project, typed);
  if (problem !== undefined || !isBinaryPath(typed)) return problem;
  return 'A picture or a font comes from a file: choose it below, drop it on the page or paste it.';
}

/** Asks for the name of a new file, or for a file's new name; shows problems with it at once. */
export function NameDialog(props: NameDialogProps): ReactElement {
  const { title, action, project, name = '', onName, onFiles, onClose } = props;
  const [typed, setTyped] = useState(name);
  const [isTried, setIsTried] = useState(false);
  const inputId = useId();
  const problemId = useId();
  /** Applied once the dialog has closed: until then nothing behind it can take the focus. */
  const accepted = useRef<string | undefined>(undefined);
  const given = useRef<readonly File[]>([]);
  const dialogForm = useRef<HTMLFormElement>(null);
  const fileId = useId();
  const problem = problemOf(project, typed.trim(), name);
  const isShown = problem !== undefined && (isTried || typed.trim().length > 0);
  // A missing extension is not an error while the reader is still typing it.
  const text = isShown && (isTried || /\.\w+$/.test(typed.trim())) ? problem : '';

  return (
    <Dialog
      title={title}
      onClose={() => {
        onClose();
        if (given.current.length > 0) onFiles?.(given.current);
        else if (accepted.current !== undefined) onName(accepted.current);
      }}
    >
      <form
        ref={dialogForm}
        method="dialog"
        className="kd-play-form"
        onSubmit={(event) => {
          setIsTried(true);
          if (problem === undefined) accepted.current = typed.trim();
          else event.preventDefault();
        }}
      >
        <label htmlFor={inputId}>File name</label>
        <input
          id={inputId}
          className="kd-play-input"
          value={typed}
          data-first-focus=""
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={project.flavour === 'react' ? 'shapes/Star.tsx' : 'shapes/star.ts'}
          aria-invalid={text !== '' ? true : undefined}
          aria-describedby={problemId}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={problemId} className="kd-play-field-problem" role="alert">
          {text}
        </p>
        <div className="kd-play-dialog-actions">
          <button type="submit" className="kd-action kd-play-primary">
            {action}
          </button>
        </div>
      </form>
      {onFiles !== undefined && (
        <div className="kd-play-form kd-play-choose">
          <label htmlFor={fileId}>Or from your computer</label>
          <input
            id={fileId}
            className="kd-play-file-input"
            type="file"
            multiple
            accept={allowedEndings(project.flavour)
              .map((ending) => `.${ending}`)
              .join(',')}
            aria-describedby={`${fileId}-hint`}
            onChange={(event) => {
              given.current = [...(event.target.files ?? [])];
              dialogForm.current?.closest('dialog')?.close();
            }}
          />
          <p id={`${fileId}-hint`} className="kd-play-fine">
            Pictures, SVG, fonts, JSON, CSV, text and code, up to 2 MB each. You can also drop files on the page, or
            paste a picture. Files stay in this browser tab until you share or download the project.
          </p>
        </div>
      )}
    </Dialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  text: string;
  keep: string;
  discard: string;
  onDiscard(): void;
  onClose(): void;
}

/** Asks before something is lost. */
export function ConfirmDialog({ title, text, keep, discard, onDiscard, onClose }: ConfirmDialogProps): ReactElement {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <form method="dialog" className="kd-play-dialog-actions">
        <button type="submit" className="kd-action">
          {keep}
        </button>
        <button type="submit" className="kd-action" data-primary="" onClick={onDiscard}>
          {discard}
        </button>
      </form>
    </Dialog>
  );
}
