/** The page `/play`: a bundle of its own, for the browser only. */
export { Playground, type PlaygroundProps } from './Playground';
