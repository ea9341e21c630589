/** The browser side of the demo engine: components a page shows demos with. */
import './highlight/code.css';

export { Demo, type DemoProps } from './player/Demo';
export { DemoFrame, type DemoFrameProps } from './player/DemoFrame';
export { type DemoSettings, DemoSettingsProvider, type OpenDemo } from './player/demo-settings';
export { FLAVOUR_PARAMETER, FLAVOUR_STORAGE_KEY, flavourHeadScript } from './player/flavour-head-script';
export { FLAVOUR_LABELS, FLAVOURS, isFlavour } from './model/flavours';
export type { Flavour } from './model/flavours';
export type { DemoData, DemoSources, PublishedDemo, PublishedFlavour } from './model/published';
