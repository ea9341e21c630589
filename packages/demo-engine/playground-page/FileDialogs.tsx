import { type ReactElement, useId, useRef, useState } from 'react';
import { fileNameProblem, type PlaygroundProject } from '../playground/project';
import { Dialog } from './Dialog';

interface NameDialogProps {
  title: string;
  /** Word on the button that does it. */
  action: string;
  project: PlaygroundProject;
  /** The name to begin with. */
  name?: string;
  onName(name: string): void;
  onClose(): void;
}

/** Asks for a file's name, for a new file or another name; says at once what is wrong with it. */
export function NameDialog({ title, action, project, name = '', onName, onClose }: NameDialogProps): ReactElement {
  const [typed, setTyped] = useState(name);
  const [isTried, setIsTried] = useState(false);
  const inputId = useId();
  const problemId = useId();
  /** Used when the dialog is gone: until then nothing behind it can take the focus. */
  const accepted = useRef<string | undefined>(undefined);
  const problem = typed === name && name !== '' ? undefined : fileNameProblem(project, typed.trim());
  const isShown = problem !== undefined && (isTried || typed.trim().length > 0);
  // While the reader is still typing the ending, its absence is no mistake.
  const text = isShown && (isTried || /\.\w+$/.test(typed.trim())) ? problem : '';

  return (
    <Dialog
      title={title}
      onClose={() => {
        onClose();
        if (accepted.current !== undefined) onName(accepted.current);
      }}
    >
      <form
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
