import { arrowStep } from '../../../common/konva/arrow-step';
import { undoCommand } from '../../../common/konva/undo-keys';
import { add, type Board, nudge, redoNext, remove, step, undoLast } from './notes';

const KEYS: Record<string, (board: Board) => Board> = {
  PageUp: (board) => step(board, -1),
  PageDown: (board) => step(board, 1),
  Delete: remove,
  Backspace: remove,
  n: add,
};

/** What a key does on a board, or undefined. Undo works everywhere in the board's section except its text field. */
export function boardKey(event: KeyboardEvent): ((board: Board) => Board) | 'edit' | undefined {
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  const isOnCanvas =
    event.target instanceof Element && event.target.closest('[role="application"]');
  if (!isOnCanvas || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Enter') return 'edit';
  const way = arrowStep(event, event.shiftKey ? 20 : 4);
  return way ? (board) => nudge(board, way) : KEYS[event.key];
}
