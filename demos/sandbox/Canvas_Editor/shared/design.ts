import type { Placed } from '../../../common/konva/arrange';

/** The document that is saved, undone and drawn. This file depends on neither Konva nor the page. */
export interface Design {
  width: number;
  height: number;
  background: string;
  /** From the bottom to the top. */
  items: readonly Item[];
}

export type Kind = 'rect' | 'ellipse' | 'text' | 'image';

/** Each item has all properties; its kind decides which ones apply. That keeps files and the panel uniform. */
export interface Item extends Placed {
  kind: Kind;
  /** Items with the same group name are selected together; '' means no group. */
  group: string;
  isLocked: boolean;
  isHidden: boolean;
  opacity: number;
  fill: string;
  stroke: string;
  strokeWidth: number;
  cornerRadius: number;
  text: string;
  fontFamily: string;
  fontSize: number;
  bold: boolean;
  align: string;
  /** An image as a `data:` URL, so that the file contains it. */
  source: string;
}

export type Patch = Partial<Omit<Item, 'id' | 'kind'>>;

export const DEFAULTS: Item = {
  id: '',
  kind: 'rect',
  group: '',
  isLocked: false,
  isHidden: false,
  x: 0,
  y: 0,
  width: 120,
  height: 120,
  rotation: 0,
  opacity: 1,
  fill: '#1f9aa5',
  stroke: '#1b1f2a',
  strokeWidth: 0,
  cornerRadius: 0,
  text: '',
  fontFamily: 'Familjen Grotesk',
  fontSize: 32,
  bold: false,
  align: 'left',
  source: '',
};

export const KIND_NAMES: Record<Kind, string> = {
  rect: 'Rectangle',
  ellipse: 'Circle',
  text: 'Text',
  image: 'Image',
};

/** The name of an item in the list of layers. */
export const nameOf = ({ id, kind, text }: Item): string =>
  kind === 'text' ? text.replaceAll(/\s+/g, ' ') : `${KIND_NAMES[kind]} ${id}`;

/** Numbers that no item of the design uses yet. */
function freeNumber({ items }: Design, key: 'id' | 'group'): number {
  return 1 + Math.max(0, ...items.map((item) => Number(item[key]) || 0));
}

/** A new item in the middle of the page, on top of all others. */
export function addItem(design: Design, kind: Kind, patch: Patch = {}): [Design, string] {
  const id = String(freeNumber(design, 'id'));
  const middle = { x: design.width / 2, y: design.height / 2 };
  const item: Item = { ...DEFAULTS, ...middle, ...patch, id, kind };
  return [{ ...design, items: [...design.items, item] }, id];
}

/** Changes each of these items; items without a change stay the same objects. */
export function changeItems(
  design: Design,
  ids: readonly string[],
  change: (item: Item) => Item,
): Design {
  return {
    ...design,
    items: design.items.map((item) => (ids.includes(item.id) ? change(item) : item)),
  };
}

export function removeItems(design: Design, ids: readonly string[]): Design {
  return { ...design, items: design.items.filter(({ id }) => !ids.includes(id)) };
}

/** Copies on top, with new ids. Copies of a group are a new group. */
export function insertCopies(
  design: Design,
  items: readonly Item[],
  shift: number,
): [Design, string[]] {
  const [firstId, firstGroup] = [freeNumber(design, 'id'), freeNumber(design, 'group')];
  const groups = [...new Set(items.map(({ group }) => group).filter(Boolean))];
  const copies = items.map((item, i) => ({
    ...item,
    id: String(firstId + i),
    group: item.group && String(firstGroup + groups.indexOf(item.group)),
    isLocked: false,
    x: item.x + shift,
    y: item.y + shift,
  }));
  return [{ ...design, items: [...design.items, ...copies] }, copies.map(({ id }) => id)];
}

/** Adds the other items of their groups. */
export function withGroups({ items }: Design, ids: readonly string[]): string[] {
  const groups = new Set(
    items.filter(({ id, group }) => group && ids.includes(id)).map(({ group }) => group),
  );
  return items.filter(({ id, group }) => ids.includes(id) || groups.has(group)).map(({ id }) => id);
}

/** Makes these items a group: they move up to the topmost of them. Groups do not nest. */
export function groupItems(design: Design, ids: readonly string[]): Design {
  const group = String(freeNumber(design, 'group'));
  const members = design.items.filter(({ id }) => ids.includes(id));
  const top = members.at(-1);
  const items = design.items.flatMap((item) => {
    if (item === top) return members.map((member) => ({ ...member, group }));
    return ids.includes(item.id) ? [] : [item];
  });
  return { ...design, items };
}

export type Order = 'front' | 'forward' | 'backward' | 'back';

/** Moves items in the order of drawing. If all of them are already at the end, the design stays the same. */
export function reorder(design: Design, ids: readonly string[], order: Order): Design {
  const isChosen = ({ id }: Item) => ids.includes(id);
  const chosen = design.items.filter(isChosen);
  const others = design.items.filter((item) => !isChosen(item));
  const items =
    order === 'front'
      ? [...others, ...chosen]
      : order === 'back'
        ? [...chosen, ...others]
        : stepUp(design.items, isChosen, order === 'forward');
  return items.every((item, i) => item === design.items[i]) ? design : { ...design, items };
}

/** Each chosen item changes places with its neighbor above, or below. */
function stepUp(all: readonly Item[], isChosen: (item: Item) => boolean, isUp: boolean): Item[] {
  const items = isUp ? [...all] : all.toReversed();
  for (let i = items.length - 2; i >= 0; i -= 1) {
    const [low, high] = [items[i], items[i + 1]];
    if (low && high && isChosen(low) && !isChosen(high)) items.splice(i, 2, high, low);
  }
  return isUp ? items : items.toReversed();
}

/** Another size; the corner at the upper left keeps its position, whichever way the item is turned. */
export function resize(item: Item, { width, height }: { width: number; height: number }): Item {
  const angle = (item.rotation * Math.PI) / 180;
  const [dx, dy] = [(width - item.width) / 2, (height - item.height) / 2];
  return {
    ...item,
    width,
    height,
    x: item.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: item.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}
