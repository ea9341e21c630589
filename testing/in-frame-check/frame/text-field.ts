/** Types of inputs in which a text is written. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number', '']);

export type TextField = HTMLInputElement | HTMLTextAreaElement;

export function isTextField(element: Element | null): element is TextField {
  if (element instanceof HTMLTextAreaElement) return !element.disabled && !element.readOnly;
  return element instanceof HTMLInputElement && TEXT_TYPES.has(element.type) && !element.disabled && !element.readOnly;
}

/** The element with the focus, if text can be written into it. */
export function editedElement(): HTMLElement | undefined {
  const active = document.activeElement;
  if (isTextField(active)) return active;
  return active instanceof HTMLElement && active.isContentEditable ? active : undefined;
}

/** The browser's commands for editing, which also keep its history and fire `input`. */
const COMMANDS = {
  insertText: 'insertText',
  insertLineBreak: 'insertLineBreak',
  insertParagraph: 'insertParagraph',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
  historyUndo: 'undo',
  historyRedo: 'redo',
  formatBold: 'bold',
  formatItalic: 'italic',
  formatUnderline: 'underline',
} as const;

export type Edit = keyof typeof COMMANDS;

/** Edits the focused text at the caret, unless the page prevents it. */
export function edit(element: HTMLElement, inputType: Edit, data: string | null = null): void {
  const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true, composed: true });
  if (!element.dispatchEvent(event)) return;
  // The only way for a script to edit as a keyboard does: with the caret, the history and the events of the browser.
  document.execCommand(COMMANDS[inputType], false, data ?? undefined);
}

/** Writes a text in place of the whole content. */
export function replaceText(element: HTMLElement, text: string): void {
  element.focus();
  if (isTextField(element)) element.select();
  else getSelection()?.selectAllChildren(element);
  if (text === '') edit(element, 'deleteContentBackward');
  else edit(element, 'insertText', text);
}
