/** The demo player: a separate chunk, loaded by the pages that have a demo. */
export { Demo, type DemoProps } from './Demo';
