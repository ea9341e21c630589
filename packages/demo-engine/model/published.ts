import type { Flavour } from './flavours';
import type { DemoMeta, Level } from './demo';

/** Maximum number of lines of code that a player shows until the reader asks for all of them. */
export const MAX_LINES = 16;
/** Minimum number of lines that it shows of longer code, however low the window is. */
export const FEWEST_LINES = 4;

/**
 * What a page's bundle contains for one demo (module `@demo-data/<id>`, client side): URLs, no source text. All URLs are
 * site-absolute and contain a content hash.
 */
export interface PublishedDemo extends Pick<
  DemoMeta,
  'title' | 'summary' | 'tags' | 'height' | 'narrowHeight' | 'growth' | 'downloads' | 'large'
> {
  id: string;
  flavours: PublishedFlavour[];
  /** JSON of `DemoSources`. */
  sourcesUrl: string;
  poster?: Poster;
  /** URL of a short animated loop of the demo, for a card. */
  loop?: string;
}

/** A demo's picture. */
export interface Poster {
  src: string;
  width: number;
  height: number;
  /** Widths of smaller versions of the picture, each at `narrowPoster(src, width)`. */
  narrower?: number[];
}

/** URL of the poster in a given pixel width. The digest stays at the end of the name, because files with one there are cached forever. */
export function narrowPoster(src: string, width: number): string {
  return src.replace(/\.\w+\.webp$/, (end) => `-${width}${end}`);
}

/** URL of the part of the poster that a phone shows, in few bytes. */
export function phonePoster(src: string): string {
  return src.replace(/\.\w+\.webp$/, (end) => `-phone${end}`);
}

export interface PublishedFlavour {
  flavour: Flavour;
  /** File names in tab order: the entry, then by importance. */
  files: string[];
  /** Number of lines of each of `files`, so that the code's container has its height before the text is loaded. */
  lines: number[];
  /** The file that is open at first; the entry when absent. */
  lesson?: string;
  /** Number of leading lines to skip in each of `files`: the imports, or what comes before the demo's lesson. */
  starts: number[];
  /** JSON of `CompiledDemo`. */
  compiledUrl: string;
  /** JSON of `CompiledMaps`; absent when the flavor has none. */
  mapsUrl?: string;
  /** Asset name to URL. */
  assets: Record<string, string>;
  /** Package specifiers that its code imports. */
  packages: string[];
}

/** One file as a reader sees it: text for the editor, highlighted HTML (escaped, the content of one `<code>`) for the page. */
export interface PublishedFile {
  path: string;
  text: string;
  html: string;
}

/** All sources of a demo; in the server build, `@demo-data/<id>` contains it as `sources`, so that the HTML has the code. */
export interface DemoSources {
  id: string;
  flavours: { flavour: Flavour; files: PublishedFile[] }[];
}

/** What `@demo-data/<id>` exports as default. `sources` exists on the server side only. */
export interface DemoData extends PublishedDemo {
  sources?: DemoSources;
  /** In development: what is wrong with the demo now; the other data is from its last good state. */
  problem?: string;
}

/** A demo as galleries list it (`@demo-data/catalog`), with no URLs except those of its pictures. */
export interface DemoCard extends Omit<PublishedDemo, 'flavours' | 'sourcesUrl'> {
  flavours: Flavour[];
  level?: Level;
}

/**
 * The vendor bundles (`@demo-data/vendors`). A bundle imports other bundles by their bare keys (`#v/konva.<hash>`); the frame
 * replaces these with URLs.
 */
export interface VendorManifest {
  /** Package specifier to the key of its bundle: `konva` to `#v/konva.1a2b`. */
  specifiers: Record<string, string>;
  /** Bundles by key. */
  bundles: Record<string, VendorBundle>;
  /** Specifiers that mounting a flavor needs, besides those that the demo imports. */
  mount: Record<Flavour, string[]>;
  /** Names that each package exports, for advice; with the development builds only. */
  exported?: Record<string, string[]>;
}

export interface VendorBundle {
  /** URL of the file; absent when `code` is inlined (under 4 kB). */
  url?: string;
  code?: string;
  bytes: number;
  /** The bundles this one imports, in order of position. */
  imports: VendorImport[];
}

/** An import of one bundle in another. */
export interface VendorImport {
  key: string;
  /** Position of the key in the importing text, without quotes. */
  start: number;
  end: number;
}

/** A version of Konva that a playground program can run with. */
export interface KonvaVersion {
  version: string;
  /** Takes the place of the installed version's bundle. */
  bundle: VendorBundle;
  /** The bindings that do not accept it, by flavor: `svelte-konva 1.0.1`, and the range of versions that it asks for. */
  refusedBy: Partial<Record<Flavour, { name: string; asks: string }>>;
}

/** The versions of Konva in the playground (`@demo-data/konva-versions`). */
export interface KonvaVersions {
  /** The installed version, with which everything else on the site runs. */
  current: string;
  /** The other ones, the newest first. */
  others: KonvaVersion[];
}

/** Where the inspector's agent is (`@demo-data/inspector`). The frame already has the libraries that it imports. */
export interface InspectorAddresses {
  /** Key of the bundle that is imported. */
  key: string;
  bundles: Record<string, VendorBundle>;
}

/** URLs of the early script and of what it needs first (`@demo-data/early`). */
export interface EarlyAddresses {
  script: string;
  /** URL of the frames' document as a file. */
  frame: string;
  /** URLs of the libraries that every demo of a flavor needs. */
  libraries: Record<Flavour, string[]>;
}
