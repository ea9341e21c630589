import type { EarlyAddresses } from '../model/published';

/** What `@demo-data/early` is in unit tests. */
const early: EarlyAddresses = {
  script: '/early.js',
  frame: '/frame.html',
  libraries: { vanilla: [], react: [], vue: [], svelte: [] },
};

export default early;
