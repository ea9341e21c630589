import { arrowStep } from '../../../common/konva/arrow-step';
import type { Store } from './store';
import { MENU, type Command } from './commands';
import { deselect, selectNext } from './editor';
import { moveBy } from './edits';
import type { Pointer } from './pointer';

const ALL = MENU.flatMap(({ commands }) => commands);

/** The commands' keys, and other names of some. */
function commandOf(event: KeyboardEvent): Command | undefined {
  const key = { Backspace: 'Delete', '=': '+', '{': '[', '}': ']' }[event.key] ?? event.key;
  const pressed = [
    (event.ctrlKey || event.metaKey) && 'Ctrl',
    event.shiftKey && key !== '+' && 'Shift',
    key.length === 1 ? key.toUpperCase() : key,
  ];
  const keys = pressed.filter(Boolean).join('+');
  return ALL.find((command) => command.keys === (keys === 'Ctrl+Y' ? 'Ctrl+Shift+Z' : keys));
}

/** Handles a key. Keys that are typed into a field, or press a button, are ignored. */
export function handleKey(event: KeyboardEvent, store: Store, pointer: Pointer) {
  const { target, key, type } = event;
  if (!(target instanceof Element) || event.altKey) return;
  if (target.closest('input, textarea, select, [popover]')) return;
  const isOnCanvas = target.closest('[role="application"]') !== null;
  if (key === ' ' && isOnCanvas) {
    pointer.holdSpace(type === 'keydown');
    event.preventDefault();
    return;
  }
  if (type === 'keyup') return;
  const act = actionOf(event, isOnCanvas, store, pointer);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, isOnCanvas: boolean, store: Store, pointer: Pointer) {
  const { key, shiftKey } = event;
  if (key === 'Escape') return () => store.run(deselect);
  if (isOnCanvas && (key === 'PageUp' || key === 'PageDown')) {
    return () => store.run((editor) => selectNext(editor, key === 'PageUp' ? 1 : -1));
  }
  const step = arrowStep(event, shiftKey ? 10 : 1);
  if (step) {
    const isSelected = store.get().editor.selected.length > 0;
    if (isSelected) return () => store.run((editor) => moveBy(editor, step, 'nudge'));
    return isOnCanvas ? () => pointer.panBy({ x: step.x * 40, y: step.y * 40 }) : undefined;
  }
  const command = commandOf(event);
  // Enter presses a button, and letters count where nothing else reads them.
  if (!isOnCanvas && (key === 'Enter' || command?.keys?.length === 1)) return undefined;
  return command && (() => command.run(store, pointer));
}
