/**
 * The only exceptions to the rules of `every-page.spec.ts`, by address. An address that is no page fails the run.
 */
export const PAGE_EXCEPTIONS: Readonly<Record<'sameHead' | 'noDescription' | 'littleText', ReadonlySet<string>>> = {
  /** Pages that share title and description with another because they are the same page at an older address. */
  sameHead: new Set<string>(['/docs/sandbox/']),
  /** Pages made by the generator that have nothing to describe. */
  noDescription: new Set<string>(['/search/']),
  /** Pages that are a form, or a list that is as long as what there is to name. */
  littleText: new Set<string>(['/search/', '/blog/authors/', '/blog/tags/']),
};

/** What the pages of a table have in common, and the reason. */
type Reasons = readonly (readonly [reason: string, addresses: readonly string[]])[];

const addressesOf = (reasons: Reasons): ReadonlySet<string> => new Set(reasons.flatMap(([, addresses]) => addresses));

/** Tutorials whose first result is too tall for a window of 900 px; the first 320 px of it are in view. */
export const TALL_RESULTS = addressesOf([]);

/** Tutorials whose first result is not in view when they open. */
export const DRAWN_LATER = addressesOf([]);
