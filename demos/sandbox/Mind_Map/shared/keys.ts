import { undoCommand } from '../../../common/konva/undo-keys';
import type { Command } from './editor';
import type { Placed } from './layout';
import type { Arrow, Move } from './mind-map';

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The command of a key that is pressed while the map has the focus. */
export function commandOf(
  event: KeyboardEvent,
  selected: Placed | undefined,
  sides: 1 | 2,
): Command | undefined {
  const { key, altKey, shiftKey } = event;
  // On the left of the root, inward is to the right.
  const side = selected?.side ?? 1;
  const arrow = ARROWS.find((one) => one === key);
  if (arrow && altKey) return { do: 'move', move: moveOf(arrow, side) };
  if (altKey) return undefined;
  const history = undoCommand(event);
  if (history) return { do: history };
  if (event.ctrlKey || event.metaKey) return undefined;
  if (arrow) return { do: 'walk', key: arrow, sides };
  switch (key) {
    case 'Enter':
      return { do: shiftKey ? 'sibling' : 'edit' };
    case 'F2':
      return { do: 'edit' };
    case 'Tab':
      return canTabInto(selected) && !shiftKey ? { do: 'child' } : undefined;
    case '+':
    case 'Insert':
      return { do: 'child' };
    case ' ':
      return { do: 'fold' };
    case 'Delete':
    case 'Backspace':
      return { do: 'remove' };
    default:
      return undefined;
  }
}

/** Only a topic below the root, or the root of a new map, uses Tab, so that users who reach the map by Tab can leave it by Tab. */
const canTabInto = (selected: Placed | undefined) =>
  selected !== undefined && (selected.depth > 0 || selected.topic.children.length === 0);

function moveOf(arrow: Arrow, side: 1 | -1): Move {
  if (arrow === 'ArrowUp') return 'up';
  if (arrow === 'ArrowDown') return 'down';
  return (arrow === 'ArrowRight') === (side === 1) ? 'outward' : 'inward';
}
