import type { abilities, Command } from './editor';

interface Tool {
  label: string;
  command: Command;
  /** The ability that the button needs; without one, it is always enabled. */
  needs?: keyof ReturnType<typeof abilities>;
}

/** The buttons that only send a command. */
export const TOOLS: readonly Tool[] = [
  { label: 'Add topic', command: { do: 'child' } },
  { label: 'Add beside', command: { do: 'sibling' }, needs: 'sibling' },
  { label: 'Rename', command: { do: 'edit' } },
  { label: 'Fold', command: { do: 'fold' }, needs: 'fold' },
  { label: 'Remove', command: { do: 'remove' }, needs: 'remove' },
  { label: 'Undo', command: { do: 'undo' }, needs: 'undo' },
  { label: 'Redo', command: { do: 'redo' }, needs: 'redo' },
];
