/** The build side of the demo engine, for the site's configuration. */
export { type DemoEngineOptions, demoEnginePlugin } from './plugin';
export { frameDocumentFile } from './frame-file';
export { type DemoCard, narrowPoster, phonePoster } from '../model/published';
export { readDemoCards } from './read-cards';
export { type HighlightedCodeProps, rehypeCode } from './rehype-code';
export { remarkDemo } from './remark-demo';
export { codeHeadScript } from '../player/code-head-script';
export { flavourHeadScript } from '../player/flavour-head-script';
