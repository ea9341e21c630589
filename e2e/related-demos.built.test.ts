import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILD_FOLDER } from '../testing/paths';

const FOLDER = path.join(BUILD_FOLDER, 'docs/sandbox');
const BLOCK = /<nav\b[^>]*\baria-labelledby="?related-demos"?[^>]*>([\s\S]*?)<\/nav>/g;
const LINK = /<a\b[^>]*\bhref="?\/docs\/sandbox\/([^/"> ]+)\.html/g;

const pages = fs
  .readdirSync(FOLDER, { withFileTypes: true })
  // An old URL that ends in .html is a folder with a small page in it.
  .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== 'index.html')
  .map(({ name: file }) => {
    const html = fs.readFileSync(path.join(FOLDER, file), 'utf8');
    const blocks = [...html.matchAll(BLOCK)].map(([, inner = '']) => inner);
    const names = blocks.flatMap((block) => [...block.matchAll(LINK)].map(([, name = '']) => decodeURI(name)));
    return { name: file.replace(/\.html$/, ''), blocks, names };
  });

describe('the related demos', () => {
  it('are on every sandbox page: one block of three or four', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(({ blocks }) => blocks.length !== 1).map(({ name }) => name)).toEqual([]);
    expect(pages.filter(({ names }) => names.length < 3 || names.length > 4).map(({ name }) => name)).toEqual([]);
  });

  it('are other demos, each only once', () => {
    expect(pages.filter(({ name, names }) => names.includes(name)).map(({ name }) => name)).toEqual([]);
    expect(pages.filter(({ names }) => new Set(names).size < names.length).map(({ name }) => name)).toEqual([]);
  });

  it('are for the same task', () => {
    const related = new Map(pages.map(({ name, names }) => [name, names]));
    for (const [name, other] of [
      ['Seats_Reservation', 'Floor_Planner'],
      ['Mind_Map', 'Org_Chart'],
      ['Pie_Chart', 'Bar_Chart'],
      ['Free_Drawing', 'Brush_Styles'],
      ['Image_Labeling', 'Polygon_Annotation'],
      ['Chess_Board', 'Minesweeper'],
    ] as const)
      expect(related.get(name), name).toContain(other);
    expect(related.get('Seats_Reservation')).not.toContain('Image_Labeling');
  });

  it('link to every demo from at least one page', () => {
    const reached = new Set(pages.flatMap(({ names }) => names));
    expect(pages.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
  });

  it('have lazy pictures with a reserved size', () => {
    const pictures = pages.flatMap(({ blocks }) => blocks.flatMap((block) => block.match(/<img\b[^>]*>/g) ?? []));
    expect(pictures.length).toBeGreaterThan(50);
    for (const picture of pictures) {
      expect(picture).toMatch(/\bloading="?lazy/);
      expect(picture).toMatch(/\bwidth="?\d+/);
      expect(picture).toMatch(/\bheight="?\d+/);
    }
  });

  it('are not part of the page’s text, in the search and in its Markdown', () => {
    for (const { name } of pages) {
      const markdown = fs.readFileSync(path.join(FOLDER, `${name}.html.md`), 'utf8');
      expect(markdown, name).not.toContain('Related demos');
    }
    const folder = path.join(BUILD_FOLDER, 'search-index');
    for (const file of fs.readdirSync(folder))
      expect(fs.readFileSync(path.join(folder, file), 'utf8'), file).not.toContain('Related demos');
  });
});
