import { describe, expect, it } from 'vitest';
import { CATEGORIES } from './categories';
import { fillShelves, matches, pageOf, type GalleryDemo } from './shelves';

const demo = (id: string): GalleryDemo => ({
  id,
  title: id,
  summary: 'Draws a wheel that can be spun.',
  tags: ['drag'],
  flavours: ['vanilla', 'vue'],
});

describe('the gallery', () => {
  it('names each demo once, and gives each category its own anchor', () => {
    const names = CATEGORIES.flatMap(({ demos }) => demos);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(CATEGORIES.map(({ id }) => id)).size).toBe(CATEGORIES.length);
  });

  it('shows demos that exist, in the order of the list', () => {
    const shelves = fillShelves(
      [demo('sandbox/B'), demo('sandbox/A'), demo('tutorials/shapes/Rect')],
      [
        { id: 'one', title: 'One', demos: ['A', 'Missing', 'B'] },
        { id: 'two', title: 'Two', demos: ['Missing_too'] },
      ],
    );
    expect(shelves.map(({ id, demos }) => [id, demos.map((item) => item.id)])).toEqual([
      ['one', ['sandbox/A', 'sandbox/B']],
    ]);
  });

  it('never loses a demo that no category names', () => {
    const shelves = fillShelves([demo('sandbox/C')], []);
    expect(shelves).toHaveLength(1);
    expect(shelves[0]?.demos.map(({ id }) => id)).toEqual(['sandbox/C']);
  });

  it('knows the page of a demo', () => {
    expect(pageOf(demo('sandbox/Wheel_of_Fortune'))).toBe('/docs/sandbox/Wheel_of_Fortune.html');
  });

  it('filters by words in any order', () => {
    expect(matches(demo('sandbox/A'), '')).toBe(true);
    expect(matches(demo('sandbox/A'), 'Vue wheel')).toBe(true);
    expect(matches(demo('sandbox/A'), 'wheel react')).toBe(false);
  });
});
