import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Draws text as outlines, so that a card looks the same no matter which fonts the machine has. */
export interface Outliner {
  /** Width of the words in pixels. */
  measure(words: string, size: number): number;
  /** The words as an SVG path whose baseline starts at this point. */
  draw(words: string, size: number, x: number, y: number, color: string): string;
}

interface Woff2 {
  decompress(file: Buffer): Promise<Uint8Array>;
}

const require = createRequire(import.meta.url);

function isWoff2(value: unknown): value is Woff2 {
  return typeof value === 'object' && value !== null && 'decompress' in value && typeof value.decompress === 'function';
}

function isFont(value: ReturnType<typeof create>): value is Font {
  return 'layout' in value;
}

/**
 * Opens one weight of a variable font.
 *
 * @param file path of the font, `.woff2`
 */
export async function outliner(file: string, weight: number): Promise<Outliner> {
  const woff2: unknown = require('wawoff2');
  if (!isWoff2(woff2))
    throw new Error('The package wawoff2 has no function "decompress". Install the version of the lock file.');
  const opened = create(Buffer.from(await woff2.decompress(readFileSync(file))));
  if (!isFont(opened)) throw new Error(`${file} is a collection of fonts. Name a file with one font.`);
  const font = opened.getVariation({ wght: weight });
  return {
    measure: (words, size) => (font.layout(words).advanceWidth * size) / font.unitsPerEm,
    draw(words, size, x, y, color) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(words);
      let at = 0;
      const paths = glyphs.map((glyph, index) => {
        const place = `translate(${(x + at * scale).toFixed(2)} ${y}) scale(${scale} ${-scale})`;
        at += positions[index]?.xAdvance ?? 0;
        return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
      });
      return `<g fill="${color}">${paths.join('')}</g>`;
    },
  };
}
