/** The browser side of the demo engine, as far as every page has it. The player comes with the pages that show a demo. */
import './highlight/code.css';
import './player/player.css';

export { type DemoSettings, DemoSettingsProvider, type OpenDemo } from './player/demo-settings';
export { INSPECT_PARAMETER, inspectDemo } from './player/use-inspecting';
export { useIsServerHtml } from './player/use-is-server-html';
export { FLAVOUR_PARAMETER, FLAVOUR_STORAGE_KEY } from './player/flavour-keys';
export { codeHeadScript } from './player/code-head-script';
export { flavourHeadScript } from './player/flavour-head-script';
export { FLAVOUR_LABELS, FLAVOURS, isFlavour } from './model/flavours';
export type { Flavour } from './model/flavours';
export {
  type DemoData,
  type DemoSources,
  narrowPoster,
  type Poster,
  type PublishedDemo,
  type PublishedFlavour,
} from './model/published';
