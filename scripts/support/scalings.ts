import type { Scaling, Size } from './costs';

/** Browser tests of which there are more when the site grows, or that look at all of it. */
export const SCALINGS: readonly Scaling[] = [
  { file: 'every-page.spec.ts', title: /^page /, by: 'pages' },
  { file: 'every-demo.spec.ts', title: / > (?:vanilla|react|vue|svelte)$/, by: 'flavours' },
];

/**
 * Steps that take longer in a larger site: what `--measure` finds they take more is put down to this. A page that is added in that measurement
 * brings its demos along, so only the sum of both is measured.
 */
export const GROWING_STEPS: Readonly<Record<string, keyof Size>> = {
  format: 'flavours',
  lint: 'flavours',
  types: 'flavours',
  unit: 'flavours',
  posters: 'flavours',
  build: 'pages',
  built: 'pages',
};
