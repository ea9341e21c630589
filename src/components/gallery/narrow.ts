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

/** A demo's values for a facet. */
function valuesOf(demo: NarrowedDemo, shelf: string, facet: Facet): readonly string[] {
  switch (facet) {
    case 'category':
      return [shelf];
    case 'framework':
      return demo.flavours;
    case 'feature':
      return FEATURES.map(({ id }) => id).filter((id) => hasFeature(demo.features, id));
    case 'level':
      return demo.level === undefined ? [] : [demo.level];
  }
}

function isChosen(demo: NarrowedDemo, shelf: string, choice: Choice): boolean {
  const fits = (facet: Facet) => {
    const value = choice[facet];
    return value === undefined || valuesOf(demo, shelf, facet).includes(value);
  };
  return FACETS.every(fits) && matches(demo, choice.query);
}

/**
 * The shelves with the demos that match the choice; shelves without any are left out. With nothing chosen, these are the very same shelves,
 * so a component that compares its props does not render again.
 */
export function narrow<Demo extends NarrowedDemo>(
  shelves: readonly Shelf<Demo>[],
  choice: Choice,
): readonly Shelf<Demo>[] {
  if (isEmpty(choice)) return shelves;
  return shelves
    .map((shelf) => ({ ...shelf, demos: shelf.demos.filter((demo) => isChosen(demo, shelf.id, choice)) }))
    .filter(({ demos }) => demos.length > 0);
}

/** How many demos each value of a facet would leave, with all other filters unchanged. Values without demos are left out. */
export function countValues(shelves: readonly Shelf<NarrowedDemo>[], choice: Choice, facet: Facet): Counts {
  const counts = new Map<string, number>();
  for (const { id, demos } of narrow(shelves, withChosen(choice, facet, undefined))) {
    for (const demo of demos)
      for (const value of valuesOf(demo, id, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Number of demos on all shelves. */
export function countDemos(shelves: readonly Shelf<GalleryDemo>[]): number {
  return shelves.reduce((sum, { demos }) => sum + demos.length, 0);
}
