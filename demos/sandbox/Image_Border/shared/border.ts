import { arrowStep, type KeyPress } from '../../../common/konva/arrow-step';

export interface Border {
  /** Width in units of the scene; 0 is no border. */
  size: number;
  color: ColorName;
}

export const COLORS = {
  White: [255, 255, 255],
  Lemon: [255, 226, 92],
  Coral: [255, 107, 94],
  Sky: [130, 210, 255],
  Ink: [24, 30, 46],
} as const;

export type ColorName = keyof typeof COLORS;
type Color = readonly [red: number, green: number, blue: number];

export const COLOR_NAMES: readonly ColorName[] = ['White', 'Lemon', 'Coral', 'Sky', 'Ink'];

/** The widest border. The cache leaves room for it. */
export const WIDEST = 28;
export const START: Border = { size: 12, color: 'White' };

export const keepSize = (size: number) =>
  Number.isFinite(size) ? Math.min(WIDEST, Math.max(0, size)) : START.size;

/** Rows of pixels: red, green, blue and alpha of each, from 0 to 255. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Pixels with at least this alpha belong to the image. */
const OPAQUE = 128;

/** Paints a border of this width, in pixels, below the image. */
export function drawBorder(pixels: Pixels, size: number, [red, green, blue]: Color) {
  if (size <= 0) return;
  const { data } = pixels;
  const squares = squaredDistances(pixels);
  for (let i = 0; i < squares.length; i += 1) {
    const square = squares[i] ?? Infinity;
    if (square > (size + 1) ** 2) continue;
    // The last pixel is covered in part, so the edge is smooth.
    const cover = Math.min(1, Math.max(0, size + 0.5 - Math.sqrt(square)));
    const at = 4 * i;
    const alpha = (data[at + 3] ?? 0) / 255;
    const below = cover * (1 - alpha);
    const all = alpha + below;
    if (below === 0 || all === 0) continue;
    data[at] = ((data[at] ?? 0) * alpha + red * below) / all;
    data[at + 1] = ((data[at + 1] ?? 0) * alpha + green * below) / all;
    data[at + 2] = ((data[at + 2] ?? 0) * alpha + blue * below) / all;
    data[at + 3] = 255 * all;
  }
}

/**
 * The square of each pixel's distance to the nearest opaque one. Two passes, down the columns and along the rows, so the time depends on the
 * number of pixels and not on the width of the border.
 */
export function squaredDistances({ data, width, height }: Pixels): Float64Array {
  const squares = new Float64Array(width * height).fill(Infinity);
  for (let i = 0; i < squares.length; i += 1) {
    if ((data[4 * i + 3] ?? 0) >= OPAQUE) squares[i] = 0;
  }
  const pass = createPass(Math.max(width, height));
  for (let x = 0; x < width; x += 1) pass(squares, x, width, height);
  for (let y = 0; y < height; y += 1) pass(squares, y * width, 1, width);
  return squares;
}

/**
 * One line of the transform. Each value is the tip of a parabola; the result is the lowest one at each position. Parabolas that are nowhere the
 * lowest are dropped.
 */
function createPass(longest: number) {
  const values = new Float64Array(longest);
  const tips = new Int32Array(longest);
  const starts = new Float64Array(longest + 1);

  return (squares: Float64Array, from: number, step: number, count: number) => {
    let last = -1;
    for (let i = 0; i < count; i += 1) {
      const value = squares[from + i * step] ?? Infinity;
      values[i] = value;
      if (value === Infinity) continue;
      let start = -Infinity;
      while (last >= 0) {
        const tip = tips[last] ?? 0;
        start = (value + i * i - ((values[tip] ?? 0) + tip * tip)) / (2 * (i - tip));
        if (start > (starts[last] ?? 0)) break;
        last -= 1;
      }
      last += 1;
      tips[last] = i;
      starts[last] = last === 0 ? -Infinity : start;
    }
    if (last < 0) return;
    let now = 0;
    for (let i = 0; i < count; i += 1) {
      while (now < last && (starts[now + 1] ?? Infinity) < i) now += 1;
      const tip = tips[now] ?? 0;
      squares[from + i * step] = (values[tip] ?? 0) + (i - tip) ** 2;
    }
  };
}

export interface Point {
  x: number;
  y: number;
}

export const MAT = { width: 640, height: 480 };
export const STICKER = { width: 312, height: 336 };
export const MIDDLE: Point = { x: 290, y: 236 };

const limit = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The sticker's middle does not leave the mat. */
export const keepOnMat = ({ x, y }: Point): Point => ({
  x: limit(x, MAT.width),
  y: limit(y, MAT.height),
});

const STEP = 8;

/** Where an arrow key moves the sticker. Other keys, and those with Ctrl, Alt or Cmd, return nothing. */
export function pressKey({ x, y }: Point, press: KeyPress): Point | undefined {
  const step = arrowStep(press, STEP);
  return step && keepOnMat({ x: x + step.x, y: y + step.y });
}

/** Describes the border. */
export const describe = ({ size, color }: Border) =>
  size === 0 ? 'No border.' : `Border of ${Math.round(size)} in ${color.toLowerCase()}.`;
