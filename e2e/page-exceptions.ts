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
