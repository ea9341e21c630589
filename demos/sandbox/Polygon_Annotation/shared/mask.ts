import { edgesOf, type Point } from '../../../common/konva/polygon';
import type { Annotation } from './sheet';
import { CLASSES, PICTURE } from './things';

/**
 * From where to where a row of pixels is inside an outline, as whole columns; the end is not included. A pixel is inside if its middle is. Where an
 * outline crosses itself, every second part is inside.
 */
export function rowSpans(corners: readonly Point[], row: number): [from: number, to: number][] {
  const middle = row + 0.5;
  const cuts = edgesOf(corners)
    .filter(([a, b]) => a.y > middle !== b.y > middle)
    .map(([a, b]) => a.x + ((middle - a.y) / (b.y - a.y)) * (b.x - a.x))
    .sort((a, b) => a - b);
  return cuts.flatMap((cut, i): [number, number][] => {
    const end = cuts[i + 1];
    if (i % 2 === 1 || end === undefined) return [];
    const [from, to] = [
      Math.max(0, Math.ceil(cut - 0.5)),
      Math.min(PICTURE.width, Math.ceil(end - 0.5)),
    ];
    return to > from ? [[from, to]] : [];
  });
}

/** Calls `paint` for each part of a row inside the outline. */
function eachSpan(
  corners: readonly Point[],
  paint: (row: number, from: number, to: number) => void,
) {
  const ys = corners.map(({ y }) => y);
  const [first, last] = [Math.max(0, Math.min(...ys)), Math.min(PICTURE.height, Math.max(...ys))];
  for (let row = Math.floor(first); row < last; row += 1) {
    for (const [from, to] of rowSpans(corners, row)) paint(row, from, to);
  }
}

/** How many pixels of the image are inside the outline. */
export function pixelsIn(corners: readonly Point[]): number {
  let count = 0;
  eachSpan(corners, (_, from, to) => {
    count += to - from;
  });
  return count;
}

/** The class of each pixel, row by row: 0 for none, 1 for the first class. Where two overlap, the later one wins. */
export function classMask(annotations: readonly Annotation[]): Uint8Array {
  const mask = new Uint8Array(PICTURE.width * PICTURE.height);
  for (const { kind, corners } of annotations) {
    const value = 1 + CLASSES.findIndex(({ id }) => id === kind);
    eachSpan(corners, (row, from, to) => {
      mask.fill(value, row * PICTURE.width + from, row * PICTURE.width + to);
    });
  }
  return mask;
}

/** Red, green and blue of a color such as `#ffd23f`. */
const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The mask as pixels of an image: the color of the class, black for none. No color in between exists. */
export function colorPixels(mask: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const colors = CLASSES.map(({ color }) => channels(color));
  const pixels = new Uint8ClampedArray(4 * mask.length);
  mask.forEach((value, i) => {
    const [red = 0, green = 0, blue = 0] = colors[value - 1] ?? [];
    pixels.set([red, green, blue, 255], 4 * i);
  });
  return pixels;
}
