// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NO_CHOICE } from './choice';
import { GalleryShelf } from './GalleryShelf';
import { narrow, type NarrowedDemo } from './narrow';
import type { Shelf } from './shelves';

const rendered: string[] = [];
vi.mock('./DemoCard', () => ({
  DemoCard({ demo }: { demo: NarrowedDemo }) {
    rendered.push(demo.id);
    return demo.id;
  },
}));
afterEach(cleanup);

const demo = (id: string): NarrowedDemo => ({ id, title: id, summary: '', tags: [], flavours: ['vue'], features: '' });
const shelves: Shelf<NarrowedDemo>[] = [
  { id: 'charts', title: 'Charts', kind: 'sandbox', demos: [demo('bars'), demo('lines')] },
];

it('is not rendered again with the gallery while its demos stay the same, so React can hydrate it later', () => {
  const all = (query: string) =>
    narrow(shelves, { ...NO_CHOICE, query }).map((shelf) => <GalleryShelf key={shelf.id} shelf={shelf} />);
  const { rerender } = render(all(''));
  expect(rendered).toEqual(['bars', 'lines']);
  rerender(all(' '));
  expect(rendered).toEqual(['bars', 'lines']);
  rerender(all('bars'));
  expect(rendered).toEqual(['bars', 'lines', 'bars']);
});
