/** The page `/play`: a separate bundle, for the browser only. */
export { Playground, type PlaygroundProps } from './Playground';
