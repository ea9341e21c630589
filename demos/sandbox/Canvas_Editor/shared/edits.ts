import { align, boxAround, distribute, type Axis, type Edge } from '../../../common/konva/arrange';
import { redo, undo } from '../../../common/konva/history';
import {
  addItem,
  changeItems,
  groupItems,
  insertCopies,
  KIND_NAMES,
  removeItems,
  reorder,
  type Design,
  type Item,
  type Kind,
  type Order,
  type Patch,
} from './design';
import {
  boxOfPage,
  count,
  designOf,
  movableOf,
  put,
  say,
  select,
  selectedOf,
  type Change,
  type Editor,
} from './editor';

/** How far a copy is from its original. */
const SHIFT = 16;

export function add(editor: Editor, kind: Kind, patch?: Patch): Editor {
  const [design, id] = addItem(designOf(editor), kind, patch);
  return say(select(put(editor, design, ''), [id]), `${KIND_NAMES[kind]} added.`);
}

/** Changes the selected items that are not locked. */
function edit(
  editor: Editor,
  change: (design: Design, ids: readonly string[]) => Design,
  says: (items: string) => string,
  topic?: string,
): Editor {
  const ids = movableOf(editor).map(({ id }) => id);
  if (editor.selected.length === 0) return say(editor, 'Select an item first.');
  if (ids.length === 0) return say(editor, 'Locked items stay as they are. Unlock them first.');
  return put(
    editor,
    change(designOf(editor), ids),
    says(count(ids.length)),
    topic && `${topic} ${ids.join()}`,
  );
}

/** Sets properties of the selected items. One drag of a slider is one step of the history. */
export const patchSelected = (editor: Editor, patch: Patch, topic: string): Editor =>
  edit(
    editor,
    (design, ids) => changeItems(design, ids, (item) => ({ ...item, ...patch })),
    (items) => `${items} changed.`,
    topic,
  );

export const patchPage = (editor: Editor, patch: Partial<Design>, topic: string): Editor =>
  put(editor, { ...designOf(editor), ...patch }, 'Page changed.', topic);

export const moveBy = (editor: Editor, by: { x: number; y: number }, topic?: string): Editor =>
  edit(
    editor,
    (design, ids) =>
      changeItems(design, ids, (item) => ({ ...item, x: item.x + by.x, y: item.y + by.y })),
    (items) => `${items} moved.`,
    topic,
  );

/** Replaces items with changed ones, after a transform or an alignment. */
export function replace(editor: Editor, changed: readonly Item[], says: string): Editor {
  const byId = new Map(changed.map((item) => [item.id, item]));
  const design = changeItems(
    designOf(editor),
    [...byId.keys()],
    (item) => byId.get(item.id) ?? item,
  );
  return put(editor, design, says);
}

export const remove: Change = (editor) => {
  const next = edit(editor, removeItems, (items) => `${items} deleted.`);
  return next.history === editor.history ? next : { ...next, selected: [] };
};

export const copy: Change = (editor) => {
  const clipboard = selectedOf(editor);
  if (clipboard.length === 0) return say(editor, 'Select an item first.');
  return { ...editor, clipboard, pastes: 0, says: `${count(clipboard.length)} copied.` };
};

export const cut: Change = (editor) => {
  const next = remove(editor);
  // The first paste puts a cut item back at its position.
  return next.history === editor.history
    ? next
    : { ...next, clipboard: movableOf(editor), pastes: -1 };
};

function insert(editor: Editor, items: readonly Item[], shift: number, says: string): Editor {
  const [design, ids] = insertCopies(designOf(editor), items, shift);
  return say(select(put(editor, design, ''), ids), `${count(ids.length)} ${says}`);
}

export const paste: Change = (editor) => {
  const { clipboard } = editor;
  if (clipboard.length === 0) return say(editor, 'Copy an item first.');
  const pastes = editor.pastes + 1;
  return { ...insert(editor, clipboard, SHIFT * pastes, 'pasted.'), pastes };
};

export const duplicate: Change = (editor) =>
  editor.selected.length === 0
    ? say(editor, 'Select an item first.')
    : insert(editor, selectedOf(editor), SHIFT, 'duplicated.');

export const group: Change = (editor) =>
  movableOf(editor).length < 2
    ? say(editor, 'A group needs two items or more.')
    : edit(editor, groupItems, (items) => `${items} grouped.`);

export const ungroup: Change = (editor) =>
  selectedOf(editor).some((item) => item.group)
    ? patchSelected(editor, { group: '' }, 'ungroup')
    : say(editor, 'The selection has no group.');

/** Locks or hides all selected items, or reverses this if all of them already are. */
export function toggle(editor: Editor, key: 'isLocked' | 'isHidden', ids = editor.selected) {
  const items = designOf(editor).items.filter(({ id }) => ids.includes(id));
  if (items.length === 0) return say(editor, 'Select an item first.');
  const on = items.some((item) => !item[key]);
  const words = key === 'isLocked' ? ['locked', 'unlocked'] : ['hidden', 'shown'];
  const design = changeItems(designOf(editor), ids, (item) => ({ ...item, [key]: on }));
  return put(editor, design, `${count(items.length)} ${words[on ? 0 : 1]}.`);
}

export const order = (editor: Editor, to: Order): Editor => {
  const next = edit(
    editor,
    (design, ids) => reorder(design, ids, to),
    (items) => `${items} moved ${to === 'front' || to === 'forward' ? 'up' : 'down'}.`,
  );
  const isSame = next.history === editor.history && movableOf(editor).length > 0;
  return isSame ? say(editor, 'Already at the end of the order.') : next;
};

/** Aligns the selected items with each other, or a single one with the page. */
export function alignSelected(editor: Editor, edge: Edge): Editor {
  const items = movableOf(editor);
  if (items.length === 0) return say(editor, 'Select an item that is not locked.');
  const within = items.length === 1 ? boxOfPage(designOf(editor)) : boxAround(items);
  const where = items.length === 1 ? ' with the page' : '';
  return replace(editor, align(items, edge, within), `${count(items.length)} aligned${where}.`);
}

export function distributeSelected(editor: Editor, axis: Axis): Editor {
  const items = movableOf(editor);
  if (items.length < 3) return say(editor, 'Equal gaps need three items or more.');
  return replace(editor, distribute(items, axis), `${count(items.length)} with equal gaps.`);
}

/** Saves the typed text. An empty text could not be selected, so it keeps its old words. */
export function write(editor: Editor, text: string): Editor {
  const { editing } = editor;
  if (editing === null) return editor;
  const done = { ...editor, editing: null };
  const before = designOf(editor).items.find(({ id }) => id === editing)?.text;
  if (text === before) return done;
  if (text.trim() === '') return say(done, 'A text needs words: it keeps its old ones.');
  const design = changeItems(designOf(editor), [editing], (item) => ({ ...item, text }));
  return put(done, design, 'Text changed.');
}

/** Types into the selected text, or into this one. */
export function startText(editor: Editor, id = editor.selected[0]): Editor {
  const item = designOf(editor).items.find((one) => one.id === id);
  if (item?.kind !== 'text') return say(editor, 'Select a text first.');
  if (item.isLocked) return say(editor, 'This text is locked. Unlock it first.');
  const says = 'Escape, or a press beside the text, ends typing.';
  return { ...select(editor, [item.id]), editing: item.id, says };
}

/** Another design. Undo brings the old one back. */
export const open = (editor: Editor, design: Design, says: string): Editor => ({
  ...put({ ...editor, selected: [], editing: null, gesture: null }, design, says),
});

export const undoLast: Change = (editor) => travel(editor, undo(editor.history), 'Undone.');
export const redoNext: Change = (editor) => travel(editor, redo(editor.history), 'Done again.');

function travel(editor: Editor, history: Editor['history'], says: string): Editor {
  if (history === editor.history) return say(editor, 'There are no more steps.');
  const next = { ...editor, history, gesture: null, editing: null, guides: [], says };
  return { ...next, selected: selectedOf(next).map(({ id }) => id) };
}
