import { CATEGORIES, type Category } from './categories';

/** What the gallery needs to know of a demo. */
export interface GalleryDemo {
  id: string;
  title: string;
  summary: string;
  tags: readonly string[];
  flavours: readonly string[];
  poster?: { src: string; width: number; height: number };
}

/** A category with the demos that exist. */
export interface Shelf<Demo extends GalleryDemo> {
  id: string;
  title: string;
  demos: Demo[];
}

const FOLDER = 'sandbox/';

/** Address of a sandbox demo's page. */
export function pageOf(demo: GalleryDemo): string {
  return `/docs/${demo.id}.html`;
}

/**
 * Puts the sandbox demos on their shelves, in the categories' order. Demos that no category names stand on a last shelf, so
 * that a new one is never lost; empty shelves are left out.
 * @param demos the demo catalog; tutorials' demos are passed over
 */
export function fillShelves<Demo extends GalleryDemo>(
  demos: readonly Demo[],
  categories: readonly Category[] = CATEGORIES,
): Shelf<Demo>[] {
  const left = new Map(
    demos.filter((demo) => demo.id.startsWith(FOLDER)).map((demo) => [demo.id.slice(FOLDER.length), demo]),
  );
  const shelves = categories.map(({ id, title, demos: names }) => ({
    id,
    title,
    demos: names.flatMap((name) => {
      const demo = left.get(name);
      left.delete(name);
      return demo ? [demo] : [];
    }),
  }));
  return [...shelves, { id: 'new', title: 'New', demos: [...left.values()] }].filter((shelf) => shelf.demos.length > 0);
}

/** Whether a demo answers to what the reader typed: every word occurs in its title, summary, tags or flavours. */
export function matches(demo: GalleryDemo, query: string): boolean {
  const text = [demo.title, demo.summary, ...demo.tags, ...demo.flavours].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
