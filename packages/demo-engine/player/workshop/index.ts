/** All that a demo needs once the reader acts, it says something, or the early script has not run it: one chunk, loaded by then. */
export { DemoRunner } from './demo-runner';
export { loadSources } from './sources';
export { Workshop } from './Workshop';
