import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageBytes, type WeighedFile } from '../testing/page-bytes';
import { BUILD_FOLDER } from '../testing/paths';

/**
 * Maximum weight of one page of each kind, in kB (1000 bytes) of Brotli: its HTML with the inlined rules, the full style sheet, and the
 * scripts that its HTML names. The budgets are slightly above the current weight. If a change exceeds one, find out what grew, and either
 * undo it or say in the commit why readers should pay for it.
 */
const PAGES = [
  { file: 'index.html', html: 18.7, style: 28, script: 117.3 },
  { file: 'docs/shapes/Rect.html', html: 25.8, style: 28, script: 131 },
  { file: 'docs/react/index.html', html: 26.8, style: 28, script: 132.8 },
  { file: 'docs/sandbox.html', html: 36.5, style: 28, script: 131.7 },
  { file: 'docs/sandbox/Free_Drawing.html', html: 37.1, style: 28, script: 131.8 },
  { file: 'api/Konva.Rect.html', html: 31.4, style: 28, script: 127.3 },
  { file: 'api/Konva.Node.html', html: 42.4, style: 28, script: 128.2 },
  { file: 'blog/drawing-20000-nodes/index.html', html: 28.3, style: 28, script: 126.3 },
  { file: 'play/index.html', html: 8.5, style: 28, script: 101 },
] as const;

/** The search's files, in kB of gzip. 25 kB of the texts are what people type who look for a page (`content/wordings/`). */
const SEARCH = { titles: 160, texts: 460 };
/** One poster and one loop, in kB. */
const POSTER = 65;
const LOOP = 150;

/**
 * The digits of content hashes, which a page's HTML and the runtime chunk contain, differ from one checkout to another, and Brotli's
 * result with them: by up to 0.12 kB in two builds of one commit.
 */
const NOISE = 0.15;

const sum = (files: readonly WeighedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1000;

/** The budget and the items it is spent on, the heaviest first, when it is exceeded by more than `noise`. */
function overspent(what: string, files: readonly WeighedFile[], limit: number, noise = 0): string[] {
  const spent = sum(files);
  if (spent <= limit + noise) return [];
  const parts = files.map(({ file, bytes }) => `    ${(bytes / 1000).toFixed(1)} kB ${file}`);
  return [`${what}: ${spent.toFixed(1)} kB, budget ${limit} kB`, ...parts];
}

describe('budgets', () => {
  for (const { file, html, style, script } of PAGES) {
    it(`of /${file} are met`, () => {
      const bytes = pageBytes(file);
      expect(bytes.script.length, 'the page names its scripts').toBeGreaterThan(1);
      expect(bytes.style.length, 'the page names its sheet').toBe(1);
      expect(
        [
          ...overspent('HTML', bytes.html, html, NOISE),
          ...overspent('style', bytes.style, style, NOISE),
          ...overspent('script', bytes.script, script, NOISE),
        ].join('\n'),
      ).toBe('');
    });
  }

  it('of the search index are met', () => {
    const folder = path.join(BUILD_FOLDER, 'search-index');
    for (const [name, limit] of Object.entries(SEARCH)) {
      const file = fs.readdirSync(folder).find((each) => each.startsWith(`${name}.`));
      expect(file, `${name} is there`).toBeDefined();
      const bytes = gzipSync(fs.readFileSync(path.join(folder, file ?? '')), { level: 9 }).length;
      expect(overspent(name, [{ file: file ?? '', bytes }], limit).join('\n')).toBe('');
    }
  });

  it('of posters are met', () => {
    const folder = path.join(BUILD_FOLDER, 'demo-assets', 'posters');
    const posters = fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(posters.length).toBeGreaterThan(100);
    const heavy = posters.flatMap((file) =>
      overspent('poster', [{ file: path.relative(folder, file), bytes: fs.statSync(file).size }], POSTER),
    );
    expect(heavy.join('\n')).toBe('');
  });

  it('of loops are kept', () => {
    const folder = path.join(BUILD_FOLDER, 'demo-assets', 'loops');
    const loops = fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(loops.length).toBeGreaterThan(5);
    const heavy = loops.flatMap((file) =>
      overspent('loop', [{ file: path.relative(folder, file), bytes: fs.statSync(file).size }], LOOP),
    );
    expect(heavy.join('\n')).toBe('');
  });
});
