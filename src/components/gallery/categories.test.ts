import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SANDBOX_CATEGORIES, TUTORIAL_SECTIONS, demoPage, galleryBlocks } from './categories';

const demos = path.join(import.meta.dirname, '../../../demos');
const names = (folder: string) =>
  readdirSync(path.join(demos, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

describe('the gallery', () => {
  it('has a place for every sandbox demo', () => {
    const listed = new Set(SANDBOX_CATEGORIES.flatMap((category) => category.ids));
    expect(names('sandbox').filter((name) => !listed.has(`sandbox/${name}`))).toEqual([]);
  });

  it('has a place for every tutorial section', () => {
    const listed = new Set(TUTORIAL_SECTIONS.map(({ folder }) => folder));
    expect(names('tutorials').filter((folder) => !listed.has(folder))).toEqual([]);
  });

  it('lists no demo twice', () => {
    const ids = SANDBOX_CATEGORIES.flatMap((category) => category.ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leaves out what is not there', () => {
    expect(galleryBlocks(['tutorials/shapes/Rect'])).toEqual([{ title: 'Shapes', ids: ['tutorials/shapes/Rect'] }]);
  });

  it('leads to the page of the demo’s name', () => {
    expect(demoPage('tutorials/shapes/Rect')).toBe('/docs/shapes/Rect.html');
    expect(demoPage('sandbox/Free_Drawing')).toBe('/docs/sandbox/Free_Drawing.html');
  });
});
