import { keyCommand } from '../../../common/konva/keys';
import {
  copy,
  cut,
  duplicate,
  nudge,
  paste,
  redoNext,
  remove,
  select,
  selectAll,
  step,
  undoLast,
  type Change,
  type Cloth,
} from './cloth';

export interface Command {
  label: string;
  keys: string;
  run: Change;
  /** Whether the command is disabled. */
  isOff: (cloth: Cloth) => boolean;
}

const hasNothing = ({ selected }: Cloth) => selected.length === 0;

/** The buttons, for fingers and for those who do not know the keys. */
export const COMMANDS: readonly Command[] = [
  { label: 'Copy', keys: 'Ctrl C', run: copy, isOff: hasNothing },
  { label: 'Cut', keys: 'Ctrl X', run: cut, isOff: hasNothing },
  { label: 'Paste', keys: 'Ctrl V', run: paste, isOff: ({ clipboard }) => clipboard.length === 0 },
  { label: 'Duplicate', keys: 'Ctrl D', run: duplicate, isOff: hasNothing },
  { label: 'Delete', keys: 'Del', run: remove, isOff: hasNothing },
  { label: 'Select all', keys: 'Ctrl A', run: selectAll, isOff: () => false },
];

const WITH_CTRL: Record<string, Change> = { c: copy, x: cut, v: paste, a: selectAll };

/** What a key does, or undefined if it does nothing here. */
export function clothKey(event: KeyboardEvent): Change | undefined {
  const command = keyCommand(event);
  if (command?.do === 'undo') return undoLast;
  if (command?.do === 'redo') return redoNext;
  if (command?.do === 'duplicate') return duplicate;
  const { target, key, shiftKey, altKey } = event;
  if (!(target instanceof Element) || target.closest('input, textarea')) return undefined;
  if (event.ctrlKey || event.metaKey) {
    return altKey || shiftKey ? undefined : WITH_CTRL[key.toLowerCase()];
  }
  if (command?.do === 'delete') return remove;
  if (command?.do === 'nudge') return (cloth) => nudge(cloth, command);
  if (command?.do === 'deselect') return (cloth) => select(cloth, []);
  // On a button, the page keys scroll.
  if (!target.closest('[role="application"]')) return undefined;
  if (key === 'PageDown') return (cloth) => step(cloth, 1, shiftKey);
  return key === 'PageUp' ? (cloth) => step(cloth, -1, shiftKey) : undefined;
}

/** The line below the cloth. */
export const HINTS: readonly { keys: string; words: string }[] = [
  ...COMMANDS.map(({ keys, label }) => ({ keys, words: label.toLowerCase() })),
  { keys: 'Arrows', words: 'move' },
  { keys: 'Alt', words: 'and drag: drag a copy' },
];
