import { keyCommand } from '../../../common/konva/keys';
import { undoCommand } from '../../../common/konva/undo-keys';
import { choose, chooseNext, nudge, redoNext, remove, undoLast, type Table } from './cards';

type Step = (table: Table) => Table;

/** What a key does anywhere on the page: undo and redo, or undefined. */
export function pageKey(event: KeyboardEvent): Step | undefined {
  const command = undoCommand(event);
  return command && (command === 'undo' ? undoLast : redoNext);
}

/** What a key does while the table has the focus, or undefined if it does nothing there. */
export function tableKey(event: KeyboardEvent): Step | undefined {
  const command = keyCommand(event);
  if (command?.do === 'nudge') return (table) => nudge(table, command);
  if (command?.do === 'delete') return (table) => remove(table, table.chosen);
  if (command?.do === 'deselect') return (table) => choose(table, null);
  if (event.key === 'PageDown') return (table) => chooseNext(table, 1);
  return event.key === 'PageUp' ? (table) => chooseNext(table, -1) : undefined;
}
