import path from 'node:path';

/** Folder of the demos' data below the published folder; file names in it are fixed, so that a URL can refer to a demo by id. */
export const DEMOS_FOLDER = 'demos';

export interface PrecompileOptions {
  /** The repository's folder, absolute. */
  root: string;
  /** Output folder, absolute; defaults to `.generated` below the root. */
  outFolder?: string;
  /** Cache folder, absolute; defaults to `cache` in the output folder. */
  cacheFolder?: string;
  /** The site's base URL, with a trailing slash. */
  baseUrl?: string;
  /** Folders of pages, relative to the root. */
  pageFolders?: readonly string[];
}

/** The paths that a run reads and writes. */
export interface Places {
  root: string;
  cache: string;
  /** Folder that is one of the site's static directories. */
  statics: string;
  /** Folder of the served files inside `statics`. */
  published: string;
  /** Site-absolute URL of `published`, with a trailing slash. */
  publishedUrl: string;
  /** Modules behind `@demo-data/`, one folder for the client and one for the server. */
  client: string;
  server: string;
  catalogJson: string;
  /** File with the id of the folder of these modules; see `folderStamp`. */
  stamp: string;
  /** The frames' document as a file, for code that builds the site's content security policy. */
  frameHtml: string;
}

export function placesOf({ root, outFolder, cacheFolder, baseUrl = '/' }: PrecompileOptions): Places {
  const out = outFolder ?? path.join(root, '.generated');
  return {
    root,
    cache: cacheFolder ?? path.join(out, 'cache'),
    statics: path.join(out, 'static'),
    published: path.join(out, 'static', 'demo-assets'),
    publishedUrl: `${baseUrl}demo-assets/`,
    client: path.join(out, 'demo-data', 'client'),
    server: path.join(out, 'demo-data', 'server'),
    catalogJson: path.join(out, 'catalog.json'),
    stamp: path.join(out, 'demo-data', 'stamp.txt'),
    frameHtml: path.join(out, 'frame.html'),
  };
}
