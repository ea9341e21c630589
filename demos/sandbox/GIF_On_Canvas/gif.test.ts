import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeFrames, LIMIT, readGif } from './shared/gif';

const cat = readFileSync('demos/assets/pictures/cat.gif');

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Bits 2 to 4: the disposal; bit 0: there is a transparent color, which is 3. */
  flags: number;
  pixels: number[];
  interlaced?: boolean;
}

/** A GIF of four colors: black, red, green, blue. */
function gifOf(width: number, height: number, parts: Part[]): Uint8Array {
  const header = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
  const colors = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255];
  const bytes = [...header, width, 0, height, 0, 0x81, 0, 0, ...colors];
  for (const { left, top, width: wide, height: high, flags, pixels, interlaced } of parts) {
    bytes.push(0x21, 0xf9, 4, flags, 7, 0, 3, 0);
    bytes.push(0x2c, left, 0, top, 0, wide, 0, high, 0, interlaced ? 0x40 : 0, 2);
    // Three bits a code. A clear code before every second pixel keeps them at three.
    const codes = pixels.flatMap((pixel, i) => (i % 2 === 0 ? [4, pixel] : [pixel]));
    const bits = [...codes, 5].map((code) => [code & 1, (code >> 1) & 1, (code >> 2) & 1]).flat();
    const data: number[] = [];
    bits.forEach((bit, i) => (data[i >> 3] = (data[i >> 3] ?? 0) | (bit << (i & 7))));
    bytes.push(data.length, ...data, 0);
  }
  return Uint8Array.from([...bytes, 0x3b]);
}

/** The picture in letters, with a point for what is transparent. */
const letters = (pixels: Uint8ClampedArray) =>
  Array.from({ length: pixels.length / 4 }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.slice(i * 4);
    return alpha === 0 ? '.' : red > 0 ? 'r' : green > 0 ? 'g' : blue > 0 ? 'b' : 'k';
  }).join('');

const whole = { left: 0, top: 0, width: 2, height: 2 };
const red = { ...whole, flags: 4, pixels: [1, 1, 1, 1] };
const show = (parts: Part[]) => composeFrames(readGif(gifOf(2, 2, parts))).map(letters);

describe('a GIF', () => {
  it('is the same, frame by frame, as in another decoder', async () => {
    const gif = readGif(cat);
    expect([gif.width, gif.height, gif.frames.length]).toEqual([240, 240, 16]);
    expect(gif.frames.map(({ delay }) => delay).slice(11)).toEqual([110, 60, 60, 110, 400]);
    const pictures = composeFrames(gif);
    for (const page of [0, 1, 7, 15]) {
      const other = await sharp(cat, { page }).ensureAlpha().raw().toBuffer();
      expect(Buffer.compare(other, Buffer.from(pictures[page] ?? []))).toBe(0);
    }
  });

  it('draws parts over what is there, except for the transparent color', () => {
    const part = { left: 1, top: 0, width: 1, height: 2, flags: 5, pixels: [2, 3] };
    expect(show([red, part])).toEqual(['rrrr', 'rgrr']);
  });

  it('clears or restores the place of a frame before the next one', () => {
    const dot = { left: 0, top: 1, width: 1, height: 1, pixels: [2] };
    const next = { left: 1, top: 1, width: 1, height: 1, flags: 4, pixels: [0] };
    expect(show([red, { ...dot, flags: 4 }, next])).toEqual(['rrrr', 'rrgr', 'rrgk']);
    expect(show([red, { ...dot, flags: 8 }, next])).toEqual(['rrrr', 'rrgr', 'rr.k']);
    expect(show([red, { ...dot, flags: 12 }, next])).toEqual(['rrrr', 'rrgr', 'rrrk']);
  });

  it('can have its rows in another order', () => {
    const tall = { left: 0, top: 0, width: 1, height: 8, flags: 4, interlaced: true };
    const rows = composeFrames(
      readGif(gifOf(1, 8, [{ ...tall, pixels: [0, 1, 2, 3, 0, 1, 2, 2] }])),
    );
    // Rows 0, 4, 2, 6, 1, 3, 5, 7.
    expect(rows.map(letters)).toEqual(['k' + 'k' + 'g' + 'r' + 'r' + 'g' + 'b' + 'g']);
  });
});

describe('a wrong file', () => {
  it('is refused in words', () => {
    expect(() => readGif(new Uint8Array())).toThrow('This is not a GIF.');
    expect(() => readGif(new TextEncoder().encode('<svg></svg>'))).toThrow('This is not a GIF.');
    expect(() => readGif(cat.subarray(0, 900))).toThrow('The file ends too early.');
    expect(() => readGif(gifOf(2, 2, []))).toThrow('This GIF has no frames.');
    const damaged = gifOf(2, 2, [red]);
    damaged[25] = 0x77;
    expect(() => readGif(damaged)).toThrow('This GIF is damaged.');
    const huge = gifOf(2, 2, [red]);
    huge.set([0xff, 0xff, 0xff, 0xff], 6);
    expect(() => readGif(huge)).toThrow(`${LIMIT / 1_000_000} million pixels`);
  });
});
