import { arrowStep } from '../../../common/konva/arrow-step';
import { undoCommand } from '../../../common/konva/undo-keys';
import { redoNext, undoLast, type Bakery } from './cake';

/** What a key does anywhere on the page: undo and redo, or undefined. */
export function pageKey(event: KeyboardEvent): ((bakery: Bakery) => Bakery) | undefined {
  const command = undoCommand(event);
  return command && (command === 'undo' ? undoLast : redoNext);
}

/** What a key does while the picture has the focus: it moves the pointer, or presses. */
export function pictureKey(event: KeyboardEvent): { x: number; y: number } | 'press' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Enter' || event.key === ' ') return 'press';
  return arrowStep(event, event.shiftKey ? 20 : 4);
}
