import { describe, expect, it } from 'vitest';
import {
  describe as inWords,
  drawBorder,
  keepOnMat,
  keepSize,
  MAT,
  pressKey,
  squaredDistances,
  type Pixels,
} from './shared/border';

/** A picture from rows of characters: `#` is opaque green. */
function picture(...rows: string[]): Pixels {
  const width = rows[0]?.length ?? 0;
  const data = new Uint8ClampedArray(width * rows.length * 4);
  [...rows.join('')].forEach((sign, i) => {
    if (sign === '#') data.set([0, 200, 0, 255], 4 * i);
  });
  return { data, width, height: rows.length };
}

const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.slice(4 * (y * width + x), 4 * (y * width + x) + 4),
];

describe('distances', () => {
  it('are those of the nearest opaque pixel, in every direction', () => {
    const pixels = picture('.......', '..#....', '.......', '.....#.', '.......', '#......');
    const found = squaredDistances(pixels);
    const opaque = [
      [2, 1],
      [5, 3],
      [0, 5],
    ] as const;
    for (let y = 0; y < pixels.height; y += 1) {
      for (let x = 0; x < pixels.width; x += 1) {
        const nearest = Math.min(...opaque.map(([ox, oy]) => (x - ox) ** 2 + (y - oy) ** 2));
        expect(found[y * pixels.width + x], `${x}, ${y}`).toBe(nearest);
      }
    }
  });

  it('agree with a slow search in a picture of noise', () => {
    let seed = 5;
    const rows = Array.from({ length: 23 }, () =>
      Array.from({ length: 31 }, () => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return seed % 29 === 0 ? '#' : '.';
      }).join(''),
    );
    const pixels = picture(...rows);
    const found = squaredDistances(pixels);
    const opaque = [...found.keys()].filter((i) => found[i] === 0);
    for (const [i, square] of found.entries()) {
      const [x, y] = [i % 31, Math.floor(i / 31)];
      const slow = Math.min(
        ...opaque.map((o) => (x - (o % 31)) ** 2 + (y - Math.floor(o / 31)) ** 2),
      );
      expect(square).toBe(slow);
    }
  });

  it('of a picture without an opaque pixel are infinite', () => {
    expect([...squaredDistances(picture('...', '...'))]).toEqual(Array(6).fill(Infinity));
    expect(squaredDistances(picture())).toHaveLength(0);
  });
});

describe('the border', () => {
  it('is as wide as it should be, round, and leaves the picture alone', () => {
    const pixels = picture(
      ...Array.from({ length: 9 }, (_, y) => (y === 4 ? '....#....' : '.........')),
    );
    drawBorder(pixels, 3, [255, 0, 0]);
    expect(at(pixels, 4, 4)).toEqual([0, 200, 0, 255]);
    expect(at(pixels, 1, 4)).toEqual([255, 0, 0, 128]);
    expect(at(pixels, 2, 4)).toEqual([255, 0, 0, 255]);
    expect(at(pixels, 0, 4)[3]).toBe(0);
    expect(at(pixels, 1, 1)[3]).toBe(0);
  });

  it('lies below what is half transparent', () => {
    const pixels = picture('#.');
    pixels.data.set([0, 0, 0, 51], 4);
    drawBorder(pixels, 2, [255, 255, 255]);
    expect(at(pixels, 1, 0)).toEqual([204, 204, 204, 255]);
  });

  it('of no width, or around nothing, changes nothing', () => {
    const pixels = picture('#..');
    drawBorder(pixels, 0, [255, 0, 0]);
    expect(at(pixels, 1, 0)[3]).toBe(0);
    const empty = picture('...');
    drawBorder(empty, 5, [255, 0, 0]);
    expect([...empty.data]).toEqual(Array(12).fill(0));
  });
});

describe('the sticker', () => {
  it('stays on the mat, and keys move it', () => {
    expect(keepOnMat({ x: -9, y: 9999 })).toEqual({ x: 0, y: MAT.height });
    const key = (name: string, ctrlKey = false) =>
      pressKey({ x: 4, y: 40 }, { key: name, ctrlKey, altKey: false, metaKey: false });
    expect(key('ArrowLeft')).toEqual({ x: 0, y: 40 });
    expect(key('ArrowDown')).toEqual({ x: 4, y: 48 });
    expect(key('ArrowDown', true)).toBeUndefined();
    expect(key('x')).toBeUndefined();
  });

  it('has a width in its limits, and words', () => {
    expect([keepSize(-1), keepSize(99), keepSize(Number.NaN)]).toEqual([0, 28, 12]);
    expect(inWords({ size: 0, color: 'Ink' })).toBe('No border.');
    expect(inWords({ size: 7, color: 'Sky' })).toBe('Border of 7 in sky.');
  });
});
