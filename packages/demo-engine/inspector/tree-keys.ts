import type { TreeRow } from '../model/inspection';

/** What a key does in the tree. */
export type TreeAct =
  | { type: 'move'; to: number }
  | { type: 'parent' }
  | { type: 'toggle'; open: boolean; withDescendants: boolean }
  | { type: 'select' }
  | { type: 'search' }
  | { type: 'find'; text: string };

interface TreeKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Maps keys to actions, as assistive technology expects of a tree.
 *
 * @param page number of rows in view
 */
export function actOfKey(
  event: TreeKey,
  { row, index, total, page }: { row: TreeRow | undefined; index: number; total: number; page: number },
): TreeAct | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  const move = (to: number): TreeAct => ({ type: 'move', to: Math.max(0, Math.min(total - 1, to)) });
  const hasChildren = row !== undefined && row.children > 0;
  switch (key) {
    case 'ArrowDown':
      return move(index + 1);
    case 'ArrowUp':
      return move(index - 1);
    case 'PageDown':
      return move(index + page);
    case 'PageUp':
      return move(index - page);
    case 'Home':
      return move(0);
    case 'End':
      return move(total - 1);
    case 'ArrowRight':
      if (!hasChildren) return undefined;
      if (shiftKey) return { type: 'toggle', open: true, withDescendants: true };
      return row.isOpen ? move(index + 1) : { type: 'toggle', open: true, withDescendants: false };
    case 'ArrowLeft':
      if (hasChildren && row.isOpen) return { type: 'toggle', open: false, withDescendants: shiftKey };
      return row !== undefined && row.level > 1 ? { type: 'parent' } : undefined;
    case '*':
      return hasChildren ? { type: 'toggle', open: true, withDescendants: true } : undefined;
    case 'Enter':
    case ' ':
      return { type: 'select' };
    case '/':
      return { type: 'search' };
    default:
      return key.length === 1 ? { type: 'find', text: key } : undefined;
  }
}

/** Index of the next known row after the active one whose class, name or id begins with the typed text. */
export function findTyped(
  known: readonly (readonly [index: number, row: TreeRow])[],
  active: number,
  typed: string,
): number | undefined {
  const wanted = typed.toLowerCase();
  const begins = ({ className, name, nodeId, text = '' }: TreeRow): boolean =>
    [className, name, nodeId, text].some((part) => part.toLowerCase().startsWith(wanted));
  // While the reader types more letters, a row that still matches stays active.
  const from = typed.length > 1 ? active : active + 1;
  const after = known.filter(([index]) => index >= from);
  const before = known.filter(([index]) => index < from);
  return [...after, ...before].find(([, row]) => begins(row))?.[0];
}
