import { keyCommand } from '../../../common/konva/keys';
import type { Box, Drag } from './figures';
import {
  addInMiddle,
  cancel,
  chooseTool,
  holdShift,
  nudge,
  redoNext,
  remove,
  step,
  undoLast,
  type Change,
  type Tool,
} from './studio';

export const TOOLS: readonly { tool: Tool; label: string; key: string }[] = [
  { tool: 'select', label: 'Select', key: 'v' },
  { tool: 'rectangle', label: 'Rectangle', key: 'r' },
  { tool: 'ellipse', label: 'Ellipse', key: 'e' },
  { tool: 'polygon', label: 'Polygon', key: 'p' },
  { tool: 'line', label: 'Line', key: 'l' },
  { tool: 'arrow', label: 'Arrow', key: 'a' },
];

export const FIELDS: readonly { field: keyof Box; label: string }[] = [
  { field: 'x', label: 'X' },
  { field: 'y', label: 'Y' },
  { field: 'width', label: 'Width' },
  { field: 'height', label: 'Height' },
  { field: 'turn', label: 'Turn' },
];

/** What Shift and Alt mean while something is drawn. */
export const howOf = ({
  shiftKey,
  altKey,
}: Pick<PointerEvent, 'shiftKey' | 'altKey'>): Omit<Drag, 'from' | 'to'> => ({
  keepsRatio: shiftKey,
  fromCenter: altKey,
});

/** What a key does, or undefined if it does nothing here. Pass `keyup`, too: releasing Shift while drawing changes the preview. */
export function studioKey(event: KeyboardEvent): Change | undefined {
  if (event.key === 'Shift') return (studio) => holdShift(studio, event.type === 'keydown');
  if (event.type === 'keyup') return undefined;
  const command = keyCommand(event);
  switch (command?.do) {
    case 'undo':
      return undoLast;
    case 'redo':
      return redoNext;
    case 'delete':
      return remove;
    case 'deselect':
      return cancel;
    case 'nudge':
      return (studio) => nudge(studio, command);
    default:
  }
  const { target, key } = event;
  if (!(target instanceof Element) || target.closest('input, textarea, select')) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const tool = TOOLS.find((one) => one.key === key.toLowerCase())?.tool;
  if (tool) return (studio) => chooseTool(studio, tool);
  // On a button, Enter presses it and the page keys scroll.
  if (!target.closest('[role="application"]')) return undefined;
  if (key === 'Enter') return addInMiddle;
  if (key === 'PageDown') return (studio) => step(studio, 1);
  return key === 'PageUp' ? (studio) => step(studio, -1) : undefined;
}
