import { keyCommand } from '../../../common/konva/keys';
import type { Axis, Edge } from '../../../common/konva/arrange';
import {
  alignSelected,
  distributeSelected,
  nudge,
  redoNext,
  select,
  selectAll,
  straighten,
  undoLast,
  type Wall,
} from './wall';

export type Change = (wall: Wall) => Wall;

export interface Command {
  label: string;
  /** The class of its image, if it has one. */
  icon: string;
  run: Change;
}

const toEdge = (label: string, edge: Edge): Command => ({
  label,
  icon: edge,
  run: (wall) => alignSelected(wall, edge),
});
const along = (label: string, icon: string, axis: Axis): Command => ({
  label,
  icon,
  run: (wall) => distributeSelected(wall, axis),
});

/** The buttons, in groups. */
export const TOOLS: readonly { name: string; commands: readonly Command[] }[] = [
  {
    name: 'Align',
    commands: [
      toEdge('Left', 'left'),
      toEdge('Center', 'center'),
      toEdge('Right', 'right'),
      toEdge('Top', 'top'),
      toEdge('Middle', 'middle'),
      toEdge('Bottom', 'bottom'),
    ],
  },
  {
    name: 'Equal gaps',
    commands: [
      along('Across', 'across', 'x'),
      along('Down', 'down', 'y'),
      { label: 'Straighten', icon: 'straight', run: straighten },
    ],
  },
];

/** What a key does, or undefined if it does nothing here. */
export function wallKey(event: KeyboardEvent): Change | undefined {
  const command = keyCommand(event);
  if (command?.do === 'undo') return undoLast;
  if (command?.do === 'redo') return redoNext;
  if (command?.do === 'nudge') return (wall) => nudge(wall, command);
  if (command?.do === 'deselect') return (wall) => select(wall, []);
  const { ctrlKey, metaKey, key, target } = event;
  // In a text field, the keys select the text.
  if (target instanceof Element && target.closest('input, textarea')) return undefined;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'a' ? selectAll : undefined;
}
