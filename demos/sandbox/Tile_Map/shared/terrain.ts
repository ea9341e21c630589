/** The height of the land at any point of the world, at any level of detail, without Konva, a framework or a stored image. */

/** Width and height of the world in kilometers. */
export const WORLD = 128;

/** An island: the middle and the half axes of an ellipse in kilometers, and how high its hills are in meters. */
function island(x: number, y: number, width: number, height: number, turn: number, rise: number) {
  const angle = (turn * Math.PI) / 180;
  return { x, y, width, height, rise, cos: Math.cos(angle), sin: Math.sin(angle) };
}

const ISLANDS = [
  island(60, 61, 11, 6.6, -20, 900),
  island(76, 52, 4.6, 3.2, 20, 420),
  island(41.5, 67, 4.8, 7.6, 15, 760),
  island(80, 69, 7, 4.6, 28, 640),
  island(50, 47, 5, 3.8, -12, 500),
  island(67, 77, 3.6, 2.4, 0, 260),
  island(38, 53, 2.4, 1.7, 30, 180),
  island(97, 50, 8, 6, 60, 900),
  island(30, 82, 9, 6, -35, 940),
  island(101, 88, 6.5, 5, 10, 700),
  island(66, 28, 9, 4.4, 12, 860),
  island(22, 38, 5, 7, 20, 760),
  island(58, 97, 8, 4.4, -14, 580),
  island(88, 29, 3.4, 2.8, 0, 340),
];

/** A number from -1 to 1 that depends on two whole numbers only. */
export function hash(x: number, y: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
}

/** Smooth noise between the hashes of the four whole points around. */
function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const [right, down] = [x - left, y - top];
  const u = right * right * (3 - 2 * right);
  const v = down * down * (3 - 2 * down);
  const above = hash(left, top) * (1 - u) + hash(left + 1, top) * u;
  const below = hash(left, top + 1) * (1 - u) + hash(left + 1, top + 1) * u;
  return above * (1 - v) + below * v;
}

/** Maximum wavelength of the noise, in kilometers. */
const WAVE = 12;

/**
 * Meters above the sea at a point in kilometers; negative below the water.
 *
 * @param octaves how many sizes of waves are added, each half as long as the one before. More of them show detail that only a near view can show
 */
export function heightAt(x: number, y: number, octaves: number): number {
  let land = -2;
  let rise = 0;
  for (const one of ISLANDS) {
    const dx = x - one.x;
    const dy = y - one.y;
    // An island far away has no effect.
    if (Math.abs(dx) + Math.abs(dy) > 34) continue;
    const along = (dx * one.cos + dy * one.sin) / one.width;
    const across = (dy * one.cos - dx * one.sin) / one.height;
    const part = 1 - Math.sqrt(along * along + across * across);
    if (part > land) {
      land = part;
      rise = one.rise;
    }
  }
  if (land < -1.6) return -320;
  let waves = 0;
  let size = 0.6;
  let frequency = 1 / WAVE;
  for (let i = 0; i < octaves; i += 1) {
    // Each wave is shifted, or all of them would coincide at 0, 0.
    waves += size * noise(x * frequency + i * 17.3, y * frequency + i * 9.1);
    size *= 0.5;
    frequency *= 2;
  }
  const level = land + waves * (0.75 - 0.2 * Math.max(0, land)) + 0.12;
  return level > 0 ? rise * 0.72 * level ** 1.25 : Math.max(200 * level, -320);
}

/** A square of heights: rows of `side` numbers, with one more point on each side than its cells need. */
export interface Heights {
  side: number;
  values: Float32Array;
  least: number;
  most: number;
}

/** Cells along the side of a tile. */
export const CELLS = 64;

/**
 * The heights of a square: the corners of its cells, and one more row around them for the slopes at its borders.
 *
 * @param left, top, width in kilometers
 */
export function heightsOf(left: number, top: number, width: number, octaves: number): Heights {
  const side = CELLS + 3;
  const values = new Float32Array(side * side);
  let [least, most] = [Infinity, -Infinity];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const x = left + ((column - 1) / CELLS) * width;
      const y = top + ((row - 1) / CELLS) * width;
      const height = heightAt(x, y, octaves);
      values[row * side + column] = height;
      least = Math.min(least, height);
      most = Math.max(most, height);
    }
  }
  return { side, values, least, most };
}
