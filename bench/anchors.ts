import type { Flavour } from '../packages/demo-engine/model/flavours';

/**
 * What the prototype of the demo engine measured on 2 cores with Node 20.20 and Chromium 156: a bare page with the engine and
 * one demo of 60 lines, medians of 5. Milliseconds.
 */
interface CanvasTimes {
  coldLocal: number;
  coldSlow: number;
  warmLocal: number;
  warmSlow: number;
}

export const FIRST_CANVAS: Readonly<Record<Flavour, CanvasTimes>> = {
  vanilla: { coldLocal: 246, coldSlow: 381, warmLocal: 120, warmSlow: 152 },
  react: { coldLocal: 198, coldSlow: 521, warmLocal: 131, warmSlow: 195 },
  vue: { coldLocal: 193, coldSlow: 456, warmLocal: 114, warmSlow: 186 },
  svelte: { coldLocal: 236, coldSlow: 458, warmLocal: 120, warmSlow: 176 },
};

/** From the input event to the painted canvas, warm, with a spare iframe and without debounce. */
export const EDIT_TO_REPAINT: Readonly<Record<Flavour, number>> = { vanilla: 28, react: 32, vue: 36, svelte: 35 };

/** What the prototype loaded until its demo ran, including its page: kB, gzipped. */
export const FIRST_RUN_BYTES: Readonly<Record<Flavour, number>> = {
  vanilla: 67,
  react: 180.7,
  vue: 114.9,
  svelte: 111,
};

/** The editor, which the prototype did not have, measured separately: kB, gzipped. */
const EDITOR_BYTES = 178;

/** What the prototype loaded for the first edit (its compilers), plus an editor: kB, gzipped. */
export const FIRST_EDIT_BYTES: Readonly<Record<Flavour, number>> = {
  vanilla: 84.1 + EDITOR_BYTES,
  react: 84.1 + EDITOR_BYTES,
  vue: 326.8 + EDITOR_BYTES,
  svelte: 213.5 + EDITOR_BYTES,
};

/** Limit, as a multiple of the anchor, for the time to a first canvas and for the weight of a demo. */
export const CANVAS_RATIO = 1.5;

/** Maximum number of milliseconds until an edit is on the canvas, including the debounce. */
export const MAX_EDIT = 150;

/** A connection like 4G: each response is delayed, and all of them share the bandwidth. */
export const SLOW_LINE = { latencyMs: 60, bitsPerSecond: 9_000_000 };

/** Maximum kB of Brotli-compressed script that a page may load before any interaction, without the demo's libraries. */
export const MAX_SCRIPT = 120;

/** Limit for what a page loads on a site ten times as large, as a multiple of what it loads on the small site. */
export const MAX_GROWTH = 1.05;

/** Plain Docusaurus with 350 pages: kB of script, compressed with Brotli. */
export const PLAIN_SCRIPT = 188.7;

/** Seconds that the machine on which the anchors were measured took to build 50 pages with plain Docusaurus. */
export const PLAIN_BUILD = 4.5;

/** Maximum number of seconds for a full build without caches. */
export const MAX_BUILD = 60;

/** Maximum number of seconds for a full build after one page was edited. */
export const MAX_WARM_BUILD = 25;

/** Seconds from the dev server's command to the first page, and milliseconds from saving a file to the open page. */
export const MAX_DEV_START = 15;
export const MAX_DEV_EDIT = 1000;

/** Maximum number of milliseconds from pressing a link to the next page. */
export const MAX_NEXT_PAGE = { desktop: 50, phone: 120 } as const;

/** MiniSearch on 350 pages split into 4,901 sections, in Chromium: titles and headings alone, and the full text. */
export const PEER_SEARCH = {
  titlesSize: { value: 148, source: 'MiniSearch, titles of 350 pages' },
  textSize: { value: 757, source: 'MiniSearch, full text of 350 pages' },
  ready: { value: 14, source: 'MiniSearch, titles of 350 pages' },
  p95: { value: 1.9, source: 'MiniSearch, full text of 350 pages' },
  p95Slow: { value: 5.9, source: 'MiniSearch, full text of 350 pages' },
} as const;

/** Limits for the search: weight in kB, gzipped, and times in milliseconds. */
export const MAX_SEARCH = { titles: 150, texts: 600, ready: 50, p95: 10, key: 60 } as const;

/** Maximum weight of a class's API page, as a share of a page that repeats everything the class inherits. */
export const MAX_API_SHARE = 0.25;

/** Limits for a page on slow 4G with a CPU four times slower: milliseconds, and thousandths of layout shift. */
export const MAX_PAINT = { fcp: 900, lcp: 900, tbt: 60, interactive: 2400, cls: 20 };

/** The same for the largest paint of a sandbox page, which is the poster of its demo. */
export const MAX_DEMO_LCP = 1300;

/** Maximum main thread time, in milliseconds, that a frame of a demo may cost on a phone: 60 frames per second. */
export const MAX_FRAME = 16.7;
