import type { Supplement } from './types';
export const supplement: Supplement = { pages: {}, types: {} };
export * from './types';
