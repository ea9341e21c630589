import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { ActionButton } from '../player/ActionButton';
import { MORE_ICONS } from '../player/workshop/more-icons';

interface DialogProps {
  title: string;
  children: ReactNode;
  className?: string;
  onClose(): void;
}

/** A modal dialog of the playground: Escape, its button and a click outside close it; the browser restores the focus. */
export function Dialog({ title, children, className = '', onClose }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`kd-dialog kd-play-dialog ${className}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="kd-play-dialog-body">
        <div className="kd-play-dialog-head">
          <h2 id={titleId}>{title}</h2>
          <ActionButton icon={MORE_ICONS.close} iconOnly onClick={() => dialog.current?.close()}>
            Close
          </ActionButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
