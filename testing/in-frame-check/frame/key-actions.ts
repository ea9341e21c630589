import type { Modifier } from '../../../demos/types/check';
import { focusByTab } from './focus';
import type { Key } from './keys';
import { edit, editedElement, isTextField } from './text-field';

/** What a browser does after a key press that the page has not prevented. */

interface Press {
  key: Key;
  held: ReadonlySet<Modifier>;
}

/** A part of a slider's way that Page Up and Page Down move it by. */
const PAGE = 0.1;

const BUTTON_TYPES: ReadonlySet<string> = new Set(['button', 'submit', 'reset', 'image', 'file', 'color']);

/** Fires what a control does when the user has changed it. */
export function tellChange(element: Element): void {
  element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** After `keydown`. */
export function actOnDown(press: Press): void {
  const { key } = press.key;
  const active = document.activeElement;
  if (key === 'Tab') focusByTab(press.held.has('Shift'));
  else if (key === 'Escape') closeTopmost();
  else if (key === 'ContextMenu' || (key === 'F10' && press.held.has('Shift'))) openContextMenu(active);
  else if (isPlain(press) && moveControl(active, key)) return;
  else editByKey(press);
}

/** After `keypress`. */
export function actOnPress({ key, text }: Key): void {
  const active = document.activeElement;
  const edited = editedElement();
  if (key !== 'Enter') {
    if (edited !== undefined) edit(edited, 'insertText', text);
    return;
  }
  if (active instanceof HTMLInputElement && !BUTTON_TYPES.has(active.type)) submit(active);
  else if (edited !== undefined)
    edit(edited, edited instanceof HTMLTextAreaElement ? 'insertLineBreak' : 'insertParagraph');
  else if (active instanceof HTMLElement && active.matches('button, a[href], summary, input')) active.click();
}

/** After `keyup`. */
export function actOnUp({ key }: Key): void {
  const active = document.activeElement;
  const isPressed =
    key === ' ' &&
    active instanceof HTMLElement &&
    active.matches(
      'button, summary, input[type="checkbox"], input[type="radio"], input[type="button"], input[type="submit"]',
    );
  if (isPressed) active.click();
}

function isPlain({ held }: Press): boolean {
  return !held.has('Control') && !held.has('Alt') && !held.has('Meta');
}

function closeTopmost(): void {
  const popover = [...document.querySelectorAll<HTMLElement>('[popover]:popover-open')].at(-1);
  if (popover !== undefined) {
    popover.hidePopover();
    return;
  }
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true })) === true) dialog.close();
}

function openContextMenu(active: Element | null): void {
  const target = active ?? document.body;
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  target.dispatchEvent(
    new PointerEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, view: window, ...place }),
  );
}

/** Moves a slider, a number, a choice or a group of radio buttons. */
function moveControl(active: Element | null, key: string): boolean {
  if (active instanceof HTMLSelectElement) return chooseNext(active, key);
  if (!(active instanceof HTMLInputElement)) return false;
  if (active.type === 'radio') return checkNext(active, key);
  if (active.type === 'range') return slide(active, key);
  if (active.type !== 'number' || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  if (key === 'ArrowUp') active.stepUp();
  else active.stepDown();
  tellChange(active);
  return true;
}

function slide(slider: HTMLInputElement, key: string): boolean {
  const { valueAsNumber: before } = slider;
  const [min, max] = [Number(slider.min || 0), Number(slider.max || 100)];
  const step = slider.step === 'any' ? (max - min) / 100 : Number(slider.step || 1);
  const page = Math.max(step, Math.round(((max - min) * PAGE) / step) * step);
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: before - step,
    ArrowDown: before - step,
    ArrowRight: before + step,
    ArrowUp: before + step,
    PageDown: before - page,
    PageUp: before + page,
    Home: min,
    End: max,
  };
  const next = to[key];
  if (next === undefined) return false;
  slider.valueAsNumber = Math.min(max, Math.max(min, next));
  if (slider.valueAsNumber !== before) tellChange(slider);
  return true;
}

function chooseNext(select: HTMLSelectElement, key: string): boolean {
  const last = select.options.length - 1;
  const before = select.selectedIndex;
  const to: Readonly<Record<string, number>> = {
    ArrowUp: before - 1,
    ArrowLeft: before - 1,
    ArrowDown: before + 1,
    ArrowRight: before + 1,
    Home: 0,
    End: last,
  };
  const next = to[key];
  if (next === undefined) return false;
  select.selectedIndex = Math.min(last, Math.max(0, next));
  if (select.selectedIndex !== before) tellChange(select);
  return true;
}

function checkNext(radio: HTMLInputElement, key: string): boolean {
  const by: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
  const step = by[key];
  if (step === undefined) return false;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')].filter(
    (one) => one === radio || (one.name === radio.name && radio.name !== '' && one.form === radio.form),
  );
  const next = group[(group.indexOf(radio) + step + group.length) % group.length];
  next?.focus();
  next?.click();
  return true;
}

/** Enter in a field submits its form, if a button does or it is the only field. */
function submit(field: HTMLInputElement): void {
  field.dispatchEvent(new Event('change', { bubbles: true }));
  const { form } = field;
  if (form === null) return;
  const button = form.querySelector<HTMLElement>('button:not([type]), [type="submit"], [type="image"]');
  if (button !== null) button.click();
  else if (form.querySelectorAll('input:not([type="hidden"])').length === 1) form.requestSubmit();
}

function editByKey({ key: { key }, held }: Press): void {
  const element = editedElement();
  if (element === undefined) return;
  const isControl = held.has('Control');
  if (key === 'Backspace') edit(element, 'deleteContentBackward');
  else if (key === 'Delete') edit(element, 'deleteContentForward');
  else if (isControl) editByShortcut(element, key.toLowerCase(), held.has('Shift'));
  else moveCaret(key, held.has('Shift'));
}

function editByShortcut(element: HTMLElement, key: string, isShifted: boolean): void {
  if (key === 'a') {
    if (isTextField(element)) element.select();
    else getSelection()?.selectAllChildren(element);
  } else if (key === 'z') edit(element, isShifted ? 'historyRedo' : 'historyUndo');
  else if (key === 'y') edit(element, 'historyRedo');
  else if (isTextField(element)) return;
  else if (key === 'b') edit(element, 'formatBold');
  else if (key === 'i') edit(element, 'formatItalic');
  else if (key === 'u') edit(element, 'formatUnderline');
}

function moveCaret(key: string, isExtended: boolean): void {
  const moves: Readonly<Record<string, readonly [string, string]>> = {
    ArrowLeft: ['backward', 'character'],
    ArrowRight: ['forward', 'character'],
    ArrowUp: ['backward', 'line'],
    ArrowDown: ['forward', 'line'],
    Home: ['backward', 'lineboundary'],
    End: ['forward', 'lineboundary'],
  };
  const move = moves[key];
  if (move !== undefined) getSelection()?.modify(isExtended ? 'extend' : 'move', ...move);
}
