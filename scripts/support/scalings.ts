import type { Scaling, Size } from './costs';

/** Browser tests that grow in number with the site, or that look at all of it. */
export const SCALINGS: readonly Scaling[] = [
  { file: 'every-page.spec.ts', title: /^page /, by: 'pages' },
  { file: 'every-demo.spec.ts', title: / > (?:vanilla|react|vue|svelte)$/, by: 'flavours' },
];

/**
 * Steps that take longer on a larger site. The extra time that `--measure` finds is attributed to this. A page that the measurement adds
 * brings its demos, so only the sum of both is measured.
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
