import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { ActionButton } from '../ActionButton';
import { MORE_ICONS } from './more-icons';

interface ResetButtonProps {
  /** True when there is something to lose. */
  isEdited: boolean;
  isShown: boolean;
  onReset(): void;
}

/** Restores the demo's published code; asks first only when edits would be lost. */
export function ResetButton({ isEdited, isShown, onReset }: ResetButtonProps): ReactElement | null {
  const [isAsking, setIsAsking] = useState(false);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isAsking) dialog.current?.showModal();
  }, [isAsking]);

  if (!isShown) return null;
  return (
    <>
      <ActionButton icon={MORE_ICONS.reset} onClick={() => (isEdited ? setIsAsking(true) : onReset())}>
        Reset code
      </ActionButton>
      {isAsking && (
        <dialog ref={dialog} className="kd-dialog" aria-labelledby={titleId} onClose={() => setIsAsking(false)}>
          <p id={titleId}>Put the demo’s own code back? Your changes to this flavour will be lost.</p>
          <form method="dialog">
            <button type="submit" className="kd-action">
              Keep my changes
            </button>
            <button type="submit" className="kd-action" data-primary="" onClick={onReset}>
              Discard them
            </button>
          </form>
        </dialog>
      )}
    </>
  );
}
