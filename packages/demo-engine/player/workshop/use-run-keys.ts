import { useEffect, useRef } from 'react';

/** True for the shortcuts that save in editors and run in notebooks: Ctrl+S and Ctrl+Enter, with Command on a Mac. */
function isRunKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && (key === 's' || key === 'Enter');
}

/**
 * Runs the program on these shortcuts wherever the focus is, so that the browser never offers to save the page. For pages about a
 * single program. The editor handles the shortcuts itself, and dialogs keep theirs.
 */
export function useRunKeys(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.defaultPrevented || !isRunKey(event) || isInDialog) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}
