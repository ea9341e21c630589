/** The board is around x = 0. Positions are the middles of tiles and slots. */
export const board = { left: -120, top: 0, width: 240, height: 240 };
export const tileSize = 48;
export const slotSize = 60;
const grid = 24;

interface Point {
  x: number;
  y: number;
}

export interface Tile extends Point {
  id: string;
  fill: string;
}

/** In the order of drawing: the last one is on top. */
export const firstTiles: Tile[] = [
  { id: 'coral', x: -72, y: 48, fill: '#f2664a' },
  { id: 'sun', x: 0, y: 48, fill: '#f6b73c' },
  { id: 'teal', x: 72, y: 48, fill: '#1f9aa5' },
];

export const slots = [
  { id: 'slot 1', x: -72, y: 180 },
  { id: 'slot 2', x: 0, y: 180 },
  { id: 'slot 3', x: 72, y: 180 },
];

export const boardColor = '#f3f0e8';
export const slotColor = (isOver: boolean) => (isOver ? '#c7d0f7' : '#e2ded3');

export interface Rules {
  /** Tiles snap to the points of a grid. */
  snaps: boolean;
  /** No part of a tile leaves the board. */
  stays: boolean;
}
export const firstRules: Rules = { snaps: false, stays: true };

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The allowed position for a tile dragged to a point. The bounds are applied last, so they always hold. */
export function place({ x, y }: Point, { snaps, stays }: Rules): Point {
  if (snaps) {
    x = Math.round(x / grid) * grid;
    y = Math.round(y / grid) * grid;
  }
  if (!stays) return { x, y };
  const { left, top, width, height } = board;
  const room = tileSize / 2;
  return {
    x: clamp(x, left + room, left + width - room),
    y: clamp(y, top + room, top + height - room),
  };
}

/** The slot below a point. */
export function slotAt({ x, y }: Point) {
  const room = slotSize / 2;
  return slots.find((slot) => Math.abs(x - slot.x) <= room && Math.abs(y - slot.y) <= room);
}

/**
 * Where a dropped tile comes to rest: in the middle of a free slot, back where its drag began if the slot is taken, or where it is.
 *
 * @param tiles as they were before the drag
 */
export function rest(id: string, dropped: Point, tiles: readonly Tile[]): Point {
  const slot = slotAt(dropped);
  if (!slot) return dropped;
  const isTaken = tiles.some((tile) => tile.id !== id && slotAt(tile) === slot);
  const { x, y } = (isTaken && tiles.find((tile) => tile.id === id)) || slot;
  return { x, y };
}

/** The board as text, for users who do not see the canvas. */
export function inWords(tiles: readonly Tile[]): string {
  return firstTiles
    .map(({ id }) => {
      const { x, y } = tiles.find((tile) => tile.id === id) ?? { x: 0, y: 0 };
      const where = slotAt({ x, y })?.id ?? `${Math.round(x)}, ${Math.round(y)}`;
      return `${id}: ${where}`;
    })
    .join(' · ');
}
