import path from 'node:path';

/** Folder of the demos' data below the published one; names in it are fixed, so that an address can name a demo. */
export const DEMOS_FOLDER = 'demos';

export interface PrecompileOptions {
  /** The repository's folder, absolute. */
  root: string;
  /** Where files are written, absolute; `.generated` below the root when absent. */
  outFolder?: string;
  /** Where results are kept between runs, absolute; `cache` in the folder above when absent. */
  cacheFolder?: string;
  /** The site's base address, with a slash at its end. */
  baseUrl?: string;
  /** Folders of pages, from the root. */
  pageFolders?: readonly string[];
}

/** The places a run reads and writes. */
export interface Places {
  root: string;
  cache: string;
  /** Folder that is one of the site's static directories. */
  statics: string;
  /** Folder of the served files inside `statics`. */
  published: string;
  /** Site-absolute address of `published`, with a slash at its end. */
  publishedUrl: string;
  /** Modules behind `@demo-data/`, one folder a side. */
  client: string;
  server: string;
  catalogJson: string;
  /** Names the folder of these modules, for as long as it is there; see `folderStamp`. */
  stamp: string;
  /** The frames' document as a file, for whoever makes the site's content security policy. */
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
