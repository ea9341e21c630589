import { FACETS, isEmpty, withChosen, type Choice, type Facet } from './choice';
import { FEATURES, hasFeature } from './features';
import { matches, type GalleryDemo, type Shelf } from './shelves';

/** A demo with what it can be filtered by. */
export interface NarrowedDemo extends GalleryDemo {
  level?: string;
  /** Features as letters, see `features.ts`. */
  features: string;
}

/** Number of demos that each value of a facet would leave. */
export type Counts = ReadonlyMap<string, number>;

/** The category of all samples of tutorials, each of which is in the category of its section as well. */
export const SAMPLES = 'tutorials';

/** A demo's values for a facet. */
function valuesOf(demo: NarrowedDemo, shelf: Shelf<NarrowedDemo>, facet: Facet): readonly string[] {
  switch (facet) {
    case 'category':
      return shelf.kind === 'tutorial' ? [shelf.id, SAMPLES] : [shelf.id];
    case 'framework':
      return demo.flavours;
    case 'feature':
      return FEATURES.map(({ id }) => id).filter((id) => hasFeature(demo.features, id));
    case 'level':
      return demo.level === undefined ? [] : [demo.level];
  }
}

/** Whether a choice is about the samples of tutorials. Without a category it is about the finished demos alone. */
export function isAboutSamples(shelves: readonly Shelf<NarrowedDemo>[], { category }: Choice): boolean {
  return category === SAMPLES || shelves.some(({ id, kind }) => id === category && kind === 'tutorial');
}

/** The demos of a shelf that match the choice; its value for the facet `free` is ignored. */
function chosenOn<Demo extends NarrowedDemo>(shelf: Shelf<Demo>, choice: Choice, free?: Facet): Demo[] {
  const fits = (demo: Demo, facet: Facet) => {
    const value = choice[facet];
    return facet === free || value === undefined || valuesOf(demo, shelf, facet).includes(value);
  };
  return shelf.demos.filter((demo) => FACETS.every((facet) => fits(demo, facet)) && matches(demo, choice.query));
}

/**
 * The shelves with the demos that match the choice; shelves without any are left out. A shelf that keeps all its demos is the very same, so
 * a component that compares its props does not render again.
 */
export function narrow<Demo extends NarrowedDemo>(
  shelves: readonly Shelf<Demo>[],
  choice: Choice,
): readonly Shelf<Demo>[] {
  const kind = isAboutSamples(shelves, choice) ? 'tutorial' : 'sandbox';
  return shelves
    .filter((shelf) => shelf.kind === kind)
    .map((shelf) => {
      const demos = chosenOn(shelf, choice);
      return demos.length === shelf.demos.length ? shelf : { ...shelf, demos };
    })
    .filter(({ demos }) => demos.length > 0);
}

/** Whether a choice shows whole shelves: nothing is chosen, or all samples. Any other result is one list. */
export function isWhole(choice: Choice): boolean {
  return isEmpty(choice.category === SAMPLES ? withChosen(choice, 'category', undefined) : choice);
}

/**
 * The demos of narrowed shelves as one list, best first: where the typed words are in the title, then in the tags, then elsewhere; among
 * equals those that come first on their shelves.
 */
export function bestFirst<Demo extends NarrowedDemo>(shelves: readonly Shelf<Demo>[], query: string): Demo[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const distance = ({ title, tags }: Demo) => (hasAll(title) ? 0 : hasAll([title, ...tags].join(' ')) ? 1 : 2);
  return shelves
    .flatMap(({ demos }) => demos.map((demo, at) => ({ demo, at })))
    .sort((a, b) => distance(a.demo) - distance(b.demo) || a.at - b.at)
    .map(({ demo }) => demo);
}

/** How many demos each value of a facet would leave, with all other filters unchanged. Values without demos are left out. */
export function countValues(shelves: readonly Shelf<NarrowedDemo>[], choice: Choice, facet: Facet): Counts {
  const counts = new Map<string, number>();
  // A category decides which kind of demos is shown; all other values are of the kind that is shown now.
  const kind = isAboutSamples(shelves, choice) ? 'tutorial' : 'sandbox';
  for (const shelf of shelves) {
    if (facet !== 'category' && shelf.kind !== kind) continue;
    for (const demo of chosenOn(shelf, choice, facet))
      for (const value of valuesOf(demo, shelf, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Number of demos on shelves. */
export function countDemos(shelves: readonly Shelf<GalleryDemo>[]): number {
  return shelves.reduce((sum, { demos }) => sum + demos.length, 0);
}
