import { WORLD } from './terrain';
import { pixelsPerKilometer, type Camera, type Size } from './camera';

/** Which tile: at a level, the world is a square of 2 to the power of `level` tiles on each side. */
export interface Address {
  level: number;
  column: number;
  row: number;
}

/** Width of a tile in CSS pixels at its own zoom. */
export const TILE = 256;
/** The finest level. Nearer views enlarge its tiles. */
export const MAX_LEVEL = 6;

export const keyOf = ({ level, column, row }: Address) => `${level}/${column}/${row}`;

/** Width of a tile in kilometers. */
export const widthOf = (level: number) => WORLD / 2 ** level;

/** The level whose tiles are shown nearest to their own size. */
export const levelFor = (zoom: number) => Math.max(0, Math.min(MAX_LEVEL, Math.round(zoom)));

/** The tiles that a camera sees, those nearest to the middle first. */
export function tilesInView(camera: Camera, { width, height }: Size): Address[] {
  if (width === 0 || height === 0) return [];
  const level = levelFor(camera.zoom);
  const side = widthOf(level);
  const scale = pixelsPerKilometer(camera.zoom);
  const range = (center: number, pixels: number) => {
    const half = pixels / 2 / scale;
    const last = 2 ** level - 1;
    const from = Math.max(0, Math.floor((center - half) / side));
    // A tile that begins exactly at the border is not seen.
    const to = Math.min(last, Math.ceil((center + half) / side) - 1);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  };
  const rows = range(camera.y, height);
  const away = ({ column, row }: Address) =>
    Math.hypot((column + 0.5) * side - camera.x, (row + 0.5) * side - camera.y);
  return range(camera.x, width)
    .flatMap((column) => rows.map((row) => ({ level, column, row })))
    .sort((a, b) => away(a) - away(b));
}

/** The tile of the level before that contains this one, or null for the whole world. */
export const parentOf = ({ level, column, row }: Address): Address | null =>
  level === 0 ? null : { level: level - 1, column: column >> 1, row: row >> 1 };

/** The four tiles of the next level that fill this one. */
export const childrenOf = ({ level, column, row }: Address): Address[] =>
  [0, 1, 2, 3].map((i) => ({
    level: level + 1,
    column: column * 2 + (i & 1),
    row: row * 2 + (i >> 1),
  }));

/**
 * The tiles to draw, coarse ones first. A tile that is not there yet is filled by the nearest coarser one, which after zooming in is there, and by
 * the finer ones that are there after zooming out.
 */
export function coverOf(wanted: readonly Address[], has: (key: string) => boolean): Address[] {
  const drawn = new Map<string, Address>();
  const add = (address: Address) => drawn.set(keyOf(address), address);
  for (const address of wanted) {
    if (has(keyOf(address))) {
      add(address);
      continue;
    }
    let coarser = parentOf(address);
    while (coarser && !has(keyOf(coarser))) coarser = parentOf(coarser);
    if (coarser) add(coarser);
    for (const finer of childrenOf(address)) if (has(keyOf(finer))) add(finer);
  }
  return [...drawn.values()].sort((a, b) => a.level - b.level);
}

/**
 * Where a tile is on the stage, in pixels. Its sides are rounded, not its size: neighbors share the same side, so there is no hairline
 * between them.
 */
export function placeOf({ level, column, row }: Address, camera: Camera, size: Size) {
  const side = widthOf(level);
  const scale = pixelsPerKilometer(camera.zoom);
  const x = (i: number) => Math.round(size.width / 2 + (i * side - camera.x) * scale);
  const y = (i: number) => Math.round(size.height / 2 + (i * side - camera.y) * scale);
  return { x: x(column), y: y(row), width: x(column + 1) - x(column), height: y(row + 1) - y(row) };
}

/** Keeps what was used last, up to a number of things. */
export function createCache<T>(most: number) {
  // A map keeps its order: the first is the one that was not used for the longest time.
  const kept = new Map<string, T>();

  /** The thing, which counts as used now. */
  function use(key: string): T | undefined {
    const thing = kept.get(key);
    if (thing === undefined) return undefined;
    kept.delete(key);
    kept.set(key, thing);
    return thing;
  }

  /** Drops what was not used for the longest time, but nothing that is needed. Returns how many it dropped. */
  function trim(isNeeded: (key: string) => boolean): number {
    let dropped = 0;
    for (const key of [...kept.keys()]) {
      if (kept.size <= most) break;
      if (isNeeded(key)) continue;
      kept.delete(key);
      dropped += 1;
    }
    return dropped;
  }

  return {
    use,
    trim,
    has: (key: string) => kept.has(key),
    keep: (key: string, thing: T) => void kept.set(key, thing),
    count: () => kept.size,
  };
}
