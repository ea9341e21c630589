import { undoCommand } from '../../../common/konva/undo-keys';
import { type Chart, nudge, redoNext, showAll, step, undoLast, zoom } from './chart';
import { removeChosen } from './edits';

const KEYS: Record<string, (chart: Chart, shift: boolean) => Chart> = {
  ArrowUp: (chart) => step(chart, -1),
  ArrowDown: (chart) => step(chart, 1),
  ArrowLeft: (chart, shift) => nudge(chart, shift ? 'end' : 'move', -1),
  ArrowRight: (chart, shift) => nudge(chart, shift ? 'end' : 'move', 1),
  Delete: removeChosen,
  PageUp: (chart) => nudge(chart, 'move', -7),
  PageDown: (chart) => nudge(chart, 'move', 7),
  '+': (chart) => zoom(chart, 1.5),
  '-': (chart) => zoom(chart, 1 / 1.5),
  '0': showAll,
};

/** What a key does, or undefined. Undo works everywhere but in text fields, the others while the canvas has the focus. */
export function keyChange(event: KeyboardEvent): ((chart: Chart) => Chart) | undefined {
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isOnCanvas =
    event.target instanceof Element && event.target.closest('[role="application"]');
  const run = isOnCanvas ? KEYS[event.key] : undefined;
  return run && ((chart) => run(chart, event.shiftKey));
}
