import { describe, expect, it } from 'vitest';
import { HOME_DEMOS } from '../../components/gallery/categories';
import { galleryCards, homeCards, postPosters, relatedTable, withPosters, type Card } from './gallery-data';

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  title: id,
  summary: 'It draws.',
  tags: [],
  flavours: ['vanilla'],
  ...more,
});

describe('the cards of the gallery', () => {
  it('are only of demos on its shelves, with only the data that they show', () => {
    const cards = [
      card('sandbox/Wheel_of_Fortune', { level: 'starter', loop: '/loop.webp', downloads: true }),
      card('guides/react/Refs'),
    ];
    const uses = { 'sandbox/Wheel_of_Fortune': { pages: ['Animation'], members: [] } };
    expect(galleryCards(cards, uses)).toEqual([
      {
        id: 'sandbox/Wheel_of_Fortune',
        title: 'sandbox/Wheel_of_Fortune',
        summary: 'It draws.',
        tags: [],
        flavours: ['vanilla'],
        level: 'starter',
        loop: '/loop.webp',
        // Animation and export.
        features: 'jn',
      },
    ]);
  });

  it('include a demo whose code has not been read', () => {
    expect(galleryCards([card('sandbox/Nobody_Knows')], {}).map(({ features }) => features)).toEqual(['']);
  });
});

describe('the cards of the home page', () => {
  const moving = (loop: string | undefined) =>
    galleryCards(
      HOME_DEMOS.map((name) => card(`sandbox/${name}`, loop === undefined ? {} : { loop })),
      {},
    );

  it('are six to eight demos that move, in their own order', () => {
    expect(homeCards(moving('/loop.webp')).map(({ id }) => id)).toEqual(HOME_DEMOS.map((name) => `sandbox/${name}`));
    expect(HOME_DEMOS.length).toBeGreaterThanOrEqual(6);
    expect(HOME_DEMOS.length).toBeLessThanOrEqual(8);
  });

  it('must have a loop', () => {
    expect(() => homeCards(moving(undefined))).toThrow(/Floor_Planner is on the home page/);
  });
});

describe('the related demos of a page', () => {
  it('are sandbox demos, listed by name', () => {
    const cards = [card('sandbox/A'), card('sandbox/B'), card('tutorials/shapes/Rect')];
    expect(relatedTable(cards, {}).get('A')).toEqual([{ name: 'B', title: 'sandbox/B' }]);
    expect([...relatedTable(cards, {}).keys()]).toEqual(['A', 'B']);
  });
});

describe('the posters of posts', () => {
  it('are those of their first demos', () => {
    const poster = { src: '/a.webp', width: 1440, height: 900 };
    const post = '---\ntitle: A\nslug: a\n---\n\n<Demo id="blog/A" />\n\n<Demo id="blog/B" />';
    expect(postPosters([post, '---\nslug: b\n---\n'], [card('blog/A', { poster }), card('blog/B')])).toEqual({
      '/blog/a': poster,
    });
  });

  it('are those of the demos that they name', () => {
    const poster = { src: '/c.webp', width: 1440, height: 900 };
    const post = '---\nslug: a\npicture: guides/C\n---\n\n<Demo id="blog/A" />';
    expect(postPosters([post], [card('blog/A'), card('guides/C', { poster })])).toEqual({ '/blog/a': poster });
    expect(() => postPosters([post], [card('blog/A')])).toThrow('The post a has the picture of guides/C');
  });
});

it('fills in the URLs of the smallest posters on a page', () => {
  const poster = { src: '/posters/A.123.webp', width: 1440, height: 900, narrower: [480, 960] };
  const cards = [card('sandbox/A', { poster })];
  const page = String.raw`{{__html: "<img data-poster=\"sandbox/A\" alt=\"\">"}}`;
  expect(withPosters(page, cards, '/base/')).toBe(
    String.raw`{{__html: "<img src=\"/base/posters/A-480.123.webp\" alt=\"\">"}}`,
  );
  expect(withPosters(page, [card('sandbox/A')], '/')).toContain(String.raw`<img hidden=\"\" alt`);
});
