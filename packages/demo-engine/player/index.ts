/** What runs demos in a page: a chunk of its own, loaded with the pages that have a demo. */
export { Demo, type DemoProps } from './Demo';
