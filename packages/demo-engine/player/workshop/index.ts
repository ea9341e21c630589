/**
 * Everything a demo needs once the reader acts, once it logs something or fails, or if the early script does not run it: one chunk,
 * loaded on demand.
 */
export { DemoRunner } from './demo-runner';
export { loadSources } from './sources';
export { Workshop } from './Workshop';
