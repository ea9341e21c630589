/** Text fields have their own undo. Buttons, radio buttons and sliders do not. */
const TEXT_FIELDS =
  'input:not([type="radio"], [type="range"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Undo for Ctrl or Cmd and Z, redo with Shift or for Ctrl and Y, otherwise nothing. */
export function undoCommand(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
