/** The document that is saved, undone and drawn. This file depends on neither Konva nor the page. */
export interface Design {
  width: number;
  height: number;
  background: string;
  /** From the bottom to the top. */
  items: Item[];
}

export type Kind = 'rect' | 'ellipse' | 'text' | 'image';

/** Each item has all properties; its kind decides which ones apply. That keeps files and the panel uniform. */
export interface Item {
  id: string;
  kind: Kind;
  /** The top left corner; for an ellipse, the center. */
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
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
  x: 0,
  y: 0,
  width: 120,
  height: 120,
  rotation: 0,
  opacity: 1,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 0,
  cornerRadius: 0,
  text: '',
  fontFamily: 'sans-serif',
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

/** A number that no item of the design uses yet. */
function freeId({ items }: Design): string {
  return String(1 + Math.max(0, ...items.map(({ id }) => Number(id) || 0)));
}

/** A new item in the middle of the page, on top of all others. */
export function addItem(design: Design, kind: Kind, patch: Patch = {}): [Design, Item] {
  const item: Item = { ...DEFAULTS, id: freeId(design), kind, ...patch };
  const corner = kind === 'ellipse' ? 0 : 0.5;
  item.x = design.width / 2 - item.width * corner;
  item.y = design.height / 2 - item.height * corner;
  return [{ ...design, items: [...design.items, item] }, item];
}

export function patchItem(design: Design, id: string, patch: Patch): Design {
  const items = design.items.map((item) => (item.id === id ? { ...item, ...patch } : item));
  return { ...design, items };
}

export function removeItem(design: Design, id: string): Design {
  return { ...design, items: design.items.filter((item) => item.id !== id) };
}

/** A copy on top, slightly offset. */
export function duplicateItem(design: Design, id: string): [Design, Item | undefined] {
  const original = design.items.find((item) => item.id === id);
  if (!original) return [design, undefined];
  const copy = { ...original, id: freeId(design), x: original.x + 16, y: original.y + 16 };
  return [{ ...design, items: [...design.items, copy] }, copy];
}

/** Moves an item up (1) or down (-1) in the order; at the end of the order nothing changes. */
export function reorderItem(design: Design, id: string, by: 1 | -1): Design {
  const items = [...design.items];
  const from = items.findIndex((item) => item.id === id);
  const [item] = items.slice(from, from + 1);
  const to = from + by;
  if (!item || to < 0 || to >= items.length) return design;
  items.splice(from, 1);
  items.splice(to, 0, item);
  return { ...design, items };
}
