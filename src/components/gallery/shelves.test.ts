import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWrittenPages } from '../../../config/written-pages';
import { CATEGORIES, TUTORIALS } from './categories';
import { fillShelves, matches, pageOf, type GalleryDemo } from './shelves';

const demosFolder = path.join(import.meta.dirname, '../../../demos');
const foldersIn = (name: string) =>
  readdirSync(path.join(demosFolder, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const demo = (id: string): GalleryDemo => ({
  id,
  title: id,
  summary: 'Draws a wheel that can be spun.',
  tags: ['drag'],
  flavours: ['vanilla', 'vue'],
});

describe('the lists of the gallery', () => {
  it('have a place for every sandbox demo', () => {
    const listed = new Set(CATEGORIES.flatMap(({ demos }) => demos));
    expect(foldersIn('sandbox').filter((name) => !listed.has(name))).toEqual([]);
  });

  it('have a level for every sandbox demo', () => {
    const levels = foldersIn('sandbox').map((name): unknown => {
      const file = path.join(demosFolder, 'sandbox', name, 'demo.json');
      const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return typeof json === 'object' && json !== null && 'level' in json ? undefined : `${name}: add "level"`;
    });
    expect(levels.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('have a place for every tutorial section', () => {
    const listed = new Set(TUTORIALS.map(({ folder }) => folder));
    expect(foldersIn('tutorials').filter((name) => !listed.has(name))).toEqual([]);
  });

  it('link every demo to an existing page', () => {
    const content = path.join(demosFolder, '../content');
    const slugs = new Set(readWrittenPages(content).map(({ slug }) => slug));
    const ids = ['sandbox', ...foldersIn('tutorials').map((name) => `tutorials/${name}`)].flatMap((folder) =>
      foldersIn(folder).map((name) => `${folder}/${name}`),
    );
    expect(ids.filter((id) => !slugs.has(pageOf({ id })))).toEqual([]);
  });

  it('name each demo once', () => {
    const names = CATEGORIES.flatMap(({ demos }) => demos);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('give each section a unique anchor', () => {
    const anchors = [...CATEGORIES.map(({ id }) => id), ...TUTORIALS.map(({ folder }) => folder.replaceAll('_', '-'))];
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

describe('the shelves', () => {
  it('hold demos that exist, in the order of the list, sandbox before tutorials', () => {
    const shelves = fillShelves(
      [demo('tutorials/shapes/Rect'), demo('sandbox/B'), demo('sandbox/A'), demo('guides/react/Shapes')],
      [
        { id: 'one', title: 'One', demos: ['A', 'Missing', 'B'] },
        { id: 'two', title: 'Two', demos: ['Missing_too'] },
      ],
    );
    expect(shelves.map(({ id, kind, demos }) => [id, kind, demos.map((item) => item.id)])).toEqual([
      ['one', 'sandbox', ['sandbox/A', 'sandbox/B']],
      ['shapes', 'tutorial', ['tutorials/shapes/Rect']],
    ]);
  });

  it('include sandbox demos that no category lists', () => {
    const shelves = fillShelves([demo('sandbox/C')], []);
    expect(shelves).toHaveLength(1);
    expect(shelves[0]?.demos.map(({ id }) => id)).toEqual(['sandbox/C']);
  });

  it('link to the page of a demo', () => {
    expect(pageOf(demo('sandbox/Wheel_of_Fortune'))).toBe('/docs/sandbox/Wheel_of_Fortune.html');
    expect(pageOf(demo('tutorials/shapes/Rect'))).toBe('/docs/shapes/Rect.html');
  });

  it('match words in any order', () => {
    expect(matches(demo('sandbox/A'), '')).toBe(true);
    expect(matches(demo('sandbox/A'), 'Vue wheel')).toBe(true);
    expect(matches(demo('sandbox/A'), 'wheel react')).toBe(false);
  });
});
