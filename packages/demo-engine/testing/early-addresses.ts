import type { EarlyAddresses } from '../model/published';

/** Replaces `@demo-data/early` in unit tests. */
const early: EarlyAddresses = {
  script: '/early.js',
  frame: '/frame.html',
  libraries: { vanilla: [], react: [], vue: [], svelte: [] },
};

export default early;
