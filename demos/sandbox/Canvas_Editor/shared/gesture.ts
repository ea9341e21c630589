import { boxAround, boxOf, touches, type Box } from '../../../common/konva/arrange';
import { withGroups, type Item } from './design';
import {
  boxOfPage,
  designOf,
  movableOf,
  select,
  selectedOf,
  type Change,
  type Editor,
  type Gesture,
  type Point,
} from './editor';
import { moveBy } from './edits';
import { snapBox } from './snapping';

/** A press on an item, or on the page, from where a band selects. All points are in the units of the page. */
export function press(editor: Editor, id: string | null, from: Point, shift: boolean): Editor {
  const adds = shift || editor.picksSeveral;
  if (id === null) {
    const keeps = adds ? editor.selected : [];
    return {
      ...select(editor, keeps),
      gesture: { kind: 'band', from, to: from, keeps, before: editor.selected },
    };
  }
  const hit = withGroups(designOf(editor), [id]);
  // A press on a selected item may begin a drag of all, so the selection changes only if it ends as a click.
  const wasSelected = editor.selected.includes(id);
  const next = wasSelected ? editor : select(editor, adds ? [...editor.selected, ...hit] : hit);
  const others = editor.selected.filter((one) => !hit.includes(one));
  // What a double press has reached inside a group stays selected.
  const alone = editor.selected.length === 1 && wasSelected ? editor.selected : hit;
  const ifClick = adds ? (wasSelected ? others : next.selected) : alone;
  return {
    ...next,
    gesture: { kind: 'move', from, by: { x: 0, y: 0 }, ifClick, before: editor.selected },
  };
}

/**
 * @param reach how far an edge is drawn to others; 0 turns snapping off
 * @param slack the hand of someone who clicks trembles this much
 */
export function move(editor: Editor, to: Point, reach: number, slack: number): Editor {
  const { gesture } = editor;
  if (!gesture) return editor;
  if (gesture.kind === 'band') return { ...editor, gesture: { ...gesture, to } };
  const items = movableOf(editor);
  const wish = { x: to.x - gesture.from.x, y: to.y - gesture.from.y };
  const isStill = gesture.by.x === 0 && gesture.by.y === 0;
  if (items.length === 0 || (isStill && Math.hypot(wish.x, wish.y) < slack)) return editor;
  const box = shifted(boxAround(items), wish);
  const snap = snapBox(box, othersOf(editor), reach);
  const by = { x: wish.x + snap.x, y: wish.y + snap.y };
  return { ...editor, gesture: { ...gesture, by }, guides: reach > 0 ? snap.guides : [] };
}

/** The boxes that an item can snap to: the page, and the items that do not move. */
export function othersOf(editor: Editor): Box[] {
  const { items } = designOf(editor);
  const others = items.filter(({ id, isHidden }) => !isHidden && !editor.selected.includes(id));
  return [boxOfPage(designOf(editor)), ...others.map(boxOf)];
}

const shifted = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

export const release: Change = (editor) => {
  const { gesture } = editor;
  const next = { ...editor, gesture: null, guides: [] };
  if (gesture?.kind === 'band') return select(next, caughtBy(editor, gesture));
  if (gesture?.kind !== 'move') return next;
  const { by, ifClick } = gesture;
  return by.x === 0 && by.y === 0 ? select(next, ifClick) : moveBy(next, by);
};

function caughtBy(editor: Editor, band: Extract<Gesture, { kind: 'band' }>): string[] {
  const box = bandOf(band);
  const isClick = box.left === box.right && box.top === box.bottom;
  const caught = designOf(editor).items.filter(
    (item) => !isClick && !item.isLocked && !item.isHidden && touches(boxOf(item), box),
  );
  const ids = caught.map(({ id }) => id);
  return [...band.keeps, ...withGroups(designOf(editor), ids)];
}

export const bandOf = ({ from, to }: { from: Point; to: Point }): Box => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

/** The items as they are drawn: dragged items follow the pointer. Others stay the same objects. */
export function shownItems(editor: Editor): readonly Item[] {
  const { gesture } = editor;
  const { items } = designOf(editor);
  if (gesture?.kind !== 'move' || (gesture.by.x === 0 && gesture.by.y === 0)) return items;
  const { by } = gesture;
  const ids = movableOf(editor).map(({ id }) => id);
  return items.map((item) =>
    ids.includes(item.id) ? { ...item, x: item.x + by.x, y: item.y + by.y } : item,
  );
}

/** A double press reaches into a group. */
export const selectInside = (editor: Editor, id: string): Editor =>
  selectedOf(editor).length > 1 ? select(editor, [id]) : editor;

/** A press on a row of the list of layers. */
export function pick(editor: Editor, id: string, shift: boolean): Editor {
  const adds = shift || editor.picksSeveral;
  if (!adds) return select(editor, [id]);
  const others = editor.selected.filter((one) => one !== id);
  return select(editor, editor.selected.includes(id) ? others : [...others, id]);
}
