/** What lies on the table, and where its label goes. This file does not depend on Konva. */
export interface Point {
  x: number;
  y: number;
}

export interface Dish extends Point {
  id: string;
  /** The words of the tooltip. */
  name: string;
}

/** Size of the table. */
export const TABLE = { width: 480, height: 320 };

/** From the lowest to the topmost. The place is the middle of the dish. */
export const DISHES: readonly Dish[] = [
  { id: 'plate', name: 'Plate, stoneware', x: 206, y: 170 },
  { id: 'egg', name: 'Fried egg, sunny side up', x: 176, y: 150 },
  { id: 'toast', name: 'Toast, rye', x: 244, y: 196 },
  { id: 'coffee', name: 'Coffee, with milk', x: 388, y: 92 },
  { id: 'orange', name: 'Half an orange', x: 402, y: 226 },
  { id: 'berries', name: 'Blueberries, a handful', x: 68, y: 64 },
  { id: 'knife', name: 'Knife', x: 322, y: 180 },
  { id: 'fork', name: 'Fork', x: 84, y: 206 },
];

export interface Tip extends Point {
  text: string;
  /** Which way the label points. */
  pointerDirection: 'up' | 'down' | 'left' | 'right';
}

/** Room that a label needs beside or above the pointer. */
const ROOM = { x: 110, y: 52 };
/** Distance from the point, so that the cursor does not cover the words. */
const GAP = 8;

/** The label at a point: above it, or on the side where it has room. */
export function tipAt(text: string, { x, y }: Point, width: number): Tip {
  // Where the table is narrow, the label is above or below in the middle of it.
  const room = Math.min(ROOM.x, width / 3);
  if (x < room) return { text, x: x + GAP, y, pointerDirection: 'left' };
  if (x > width - room) return { text, x: x - GAP, y, pointerDirection: 'right' };
  if (y < ROOM.y) return { text, x, y: y + 2 * GAP, pointerDirection: 'up' };
  return { text, x, y: y - GAP, pointerDirection: 'down' };
}

/** The dish that the keyboard comes to next; without one before, the first or the last. */
export function nextDish(id: string | undefined, step: 1 | -1): Dish | undefined {
  const at = DISHES.findIndex((dish) => dish.id === id);
  const from = at < 0 && step < 0 ? 0 : at;
  return DISHES.at((from + step + DISHES.length) % DISHES.length);
}

export const dishOf = (id: string): Dish | undefined => DISHES.find((dish) => dish.id === id);

/** What is pointed at, and where, in pixels of the stage. */
export interface Pointed {
  id: string;
  point: Point;
}

/** The middle of the next dish on a stage of that width, for the keyboard. */
export function stepTo(pointed: Pointed | null, step: 1 | -1, width: number): Pointed | null {
  const dish = nextDish(pointed?.id, step);
  const scale = width / TABLE.width;
  return dish ? { id: dish.id, point: { x: dish.x * scale, y: dish.y * scale } } : null;
}

/** The label of what is pointed at. */
export function tipOf(pointed: Pointed | null, width: number): Tip | null {
  const dish = pointed && dishOf(pointed.id);
  return dish ? tipAt(dish.name, pointed.point, width) : null;
}

/** What a key does: arrows step, Escape hides. */
export function stepOf({ key }: Pick<KeyboardEvent, 'key'>): 1 | -1 | 'hide' | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return -1;
  return key === 'Escape' ? 'hide' : undefined;
}

export const LABEL = 'Breakfast table. Arrow keys go from dish to dish, Escape hides the label.';
export const HINT = 'Point at something on the table.';
