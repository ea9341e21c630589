import { CATEGORIES, PAGES, TUTORIALS, type Category } from './categories';

/** What the gallery needs to know about a demo. */
export interface GalleryDemo {
  id: string;
  title: string;
  summary: string;
  tags: readonly string[];
  flavours: readonly string[];
  poster?: { src: string; width: number; height: number };
  /** URL of a moving picture. */
  loop?: string;
}

/** A section of the gallery with its demos. */
export interface Shelf<Demo extends GalleryDemo> {
  id: string;
  title: string;
  /** Whether these are demos to play with, or the demos of a tutorial section. */
  kind: 'sandbox' | 'tutorial';
  demos: Demo[];
}

const SANDBOX = 'sandbox/';

/** URL of a demo's page. Sandbox and tutorial demos have the name of their page, with a few exceptions in `PAGES`. */
export function pageOf(demo: { id: string }): string {
  return PAGES[demo.id] ?? `/docs/${demo.id.replace(/^tutorials\//, '')}.html`;
}

/**
 * Puts the demos on their shelves: sandbox demos by category in the list's order, then tutorial demos by section. Sandbox demos that no
 * category lists get a shelf of their own, so that a new one is never lost. Empty shelves are left out, and so are the demos of framework
 * guides, which have no page of the same name.
 * @param demos the demo catalog
 */
export function fillShelves<Demo extends GalleryDemo>(
  demos: readonly Demo[],
  categories: readonly Category[] = CATEGORIES,
): Shelf<Demo>[] {
  const left = new Map(
    demos.filter((demo) => demo.id.startsWith(SANDBOX)).map((demo) => [demo.id.slice(SANDBOX.length), demo]),
  );
  const sandbox = categories.map(({ id, title, demos: names }): Shelf<Demo> => ({
    id,
    title,
    kind: 'sandbox',
    demos: names.flatMap((name) => {
      const demo = left.get(name);
      left.delete(name);
      return demo ? [demo] : [];
    }),
  }));
  const tutorials = TUTORIALS.map(({ folder, title }): Shelf<Demo> => ({
    id: folder.replaceAll('_', '-'),
    title,
    kind: 'tutorial',
    demos: demos.filter((demo) => demo.id.startsWith(`tutorials/${folder}/`)),
  }));
  const others: Shelf<Demo> = { id: 'new', title: 'New', kind: 'sandbox', demos: [...left.values()] };
  return [...sandbox, others, ...tutorials].filter((shelf) => shelf.demos.length > 0);
}

/** Whether a demo matches what the reader typed: every word occurs in its title, summary, tags or flavors. */
export function matches(demo: GalleryDemo, query: string): boolean {
  if (query.trim() === '') return true;
  const text = [demo.title, demo.summary, ...demo.tags, ...demo.flavours].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
