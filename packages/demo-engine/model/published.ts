import type { Flavour } from './flavours';
import type { DemoMeta, Level } from './demo';

/** Most lines of code that a player shows before the reader asks for all of them. */
export const MOST_LINES = 16;
/** Fewest lines that it shows of longer code, however low the window. */
export const FEWEST_LINES = 4;

/**
 * What a page's script carries for one demo (module `@demo-data/<id>`, client side): addresses, no source text.
 * All addresses are site-absolute and carry a content hash.
 */
export interface PublishedDemo extends Pick<
  DemoMeta,
  'title' | 'summary' | 'tags' | 'height' | 'narrowHeight' | 'downloads'
> {
  id: string;
  flavours: PublishedFlavour[];
  /** JSON of `DemoSources`. */
  sourcesUrl: string;
  poster?: Poster;
  /** Address of a short loop of it, a moving picture for a card. */
  loop?: string;
}

/** A demo's picture. */
export interface Poster {
  src: string;
  width: number;
  height: number;
  /** Widths of the same picture in fewer pixels, each at `narrowPoster(src, width)`. */
  narrower?: number[];
}

/** Address of a poster that is so many pixels wide. Its digest stays at the end of the name: what has one there is kept for ever. */
export function narrowPoster(src: string, width: number): string {
  return src.replace(/\.\w+\.webp$/, (end) => `-${width}${end}`);
}

export interface PublishedFlavour {
  flavour: Flavour;
  /** File names in tab order, entry first. */
  files: string[];
  /** Number of lines of each of `files`, so that the code's place has its height before the text is there. */
  lines: number[];
  /** Number of lines before those that a reader looks for, in each of `files`: the imports. */
  starts: number[];
  /** JSON of `CompiledDemo`. */
  compiledUrl: string;
  /** JSON of `CompiledMaps`; absent when the flavour has none. */
  mapsUrl?: string;
  /** Asset name to address. */
  assets: Record<string, string>;
  /** What its code imports. */
  packages: string[];
}

/** One file as a reader sees it: text for the editor, highlighted HTML (one `<code>` content, escaped) for the page. */
export interface PublishedFile {
  path: string;
  text: string;
  html: string;
}

/** All sources of a demo; on the server build `@demo-data/<id>` carries it as `sources`, so the HTML has the code. */
export interface DemoSources {
  id: string;
  flavours: { flavour: Flavour; files: PublishedFile[] }[];
}

/** What `@demo-data/<id>` exports as default. `sources` is there on the server side only. */
export interface DemoData extends PublishedDemo {
  sources?: DemoSources;
  /** While the site is being written: what is wrong with the demo now; the rest is its last good state. */
  problem?: string;
}

/** A demo as galleries list it (`@demo-data/catalog`): no address but that of its picture. */
export interface DemoCard extends Omit<PublishedDemo, 'flavours' | 'sourcesUrl'> {
  flavours: Flavour[];
  level?: Level;
}

/**
 * The vendor bundles (`@demo-data/vendors`). In its text a bundle imports other bundles by their bare keys
 * (`#v/konva.<hash>`); the frame writes addresses in their places.
 */
export interface VendorManifest {
  /** Package specifier to the key of its bundle: `konva` to `#v/konva.1a2b`. */
  specifiers: Record<string, string>;
  /** Bundles by key. */
  bundles: Record<string, VendorBundle>;
  /** Specifiers the mount helper of a flavour needs beside those the demo imports. */
  mount: Record<Flavour, string[]>;
  /** Names that each package exports, for advice; with the development builds only. */
  exported?: Record<string, string[]>;
}

export interface VendorBundle {
  /** Address of the file; absent when `code` is inlined (under 4 kB). */
  url?: string;
  code?: string;
  bytes: number;
  /** The bundles this one imports, in the order of their places. */
  imports: VendorImport[];
}

/** An import of one bundle in another. */
export interface VendorImport {
  key: string;
  /** The key's place in the importing text, without quotes. */
  start: number;
  end: number;
}

/** Where the inspector's agent is (`@demo-data/inspector`). The libraries it imports are in the frame already. */
export interface InspectorAddresses {
  /** Key of the bundle that is imported. */
  key: string;
  bundles: Record<string, VendorBundle>;
}

/** Where the early script is, and what it will need first (`@demo-data/early`). */
export interface EarlyAddresses {
  script: string;
  /** The frames' document as a file. */
  frame: string;
  /** Addresses of the libraries that every demo of a flavour needs. */
  libraries: Record<Flavour, string[]>;
}
