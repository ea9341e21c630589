import { keyCommand } from '../../../common/konva/keys';
import { undoCommand } from '../../../common/konva/undo-keys';
import { grow, KINDS, light, nudge, redoNext, undoLast, type Festival } from './lanterns';

/** How much a button or a key makes the lit lantern larger. */
export const STEP = 1.1;

/** What a key on the page does: undo and redo, or undefined. */
export function pageKey(event: KeyboardEvent): ((festival: Festival) => Festival) | undefined {
  const command = undoCommand(event);
  return command && (command === 'undo' ? undoLast : redoNext);
}

/** What a key on the picture does, or undefined if it does nothing there. */
export function pictureKey(event: KeyboardEvent): ((festival: Festival) => Festival) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const command = keyCommand(event);
  if (command?.do === 'nudge') return (festival) => nudge(festival, command);
  const { key } = event;
  if (key === '+' || key === '=') return (festival) => grow(festival, festival.lit, STEP);
  if (key === '-') return (festival) => grow(festival, festival.lit, 1 / STEP);
  const kind = KINDS[Number(key) - 1];
  return kind && ((festival) => light(festival, kind));
}
