import { useEffect, useRef } from 'react';

/** True for the keys with which editors save and notebooks run: Ctrl+S and Ctrl+Enter, with Command on a Mac. */
function isRunKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey !== metaKey && !altKey && !shiftKey && (key === 's' || key === 'Enter');
}

/**
 * Runs by those keys wherever the focus is on a page that is all about one program, so that the browser never offers to save the
 * page. The editor answers them itself; what is pressed in a dialog is the dialog's.
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
