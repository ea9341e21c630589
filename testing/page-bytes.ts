import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILD_FOLDER } from './paths';

/** A file that a page needs, and its transfer size in bytes of Brotli. */
export interface WeighedFile {
  file: string;
  bytes: number;
}

/** What a page's HTML loads before the reader does anything, without demos and their libraries. */
export interface PageBytes {
  html: WeighedFile[];
  style: WeighedFile[];
  script: WeighedFile[];
}

const STYLE = /<link\b[^<>]*\brel="?stylesheet"?[^<>]*\bhref="?([^\s">]+)/g;
const SCRIPT = /<(?:script\b[^<>]*\bsrc|link\b[^<>]*\bas="?script"?[^<>]*\bhref)="?(\/assets\/js\/[^\s">]+)/g;
/** On pages with a demo, the head only lists them. */
const LISTED = /\bdata-page-(?:scripts|chunks)="([^"]*)"/g;

const weighed = new Map<string, number>();

/** Size of a file of a built site, compressed as a host would. */
export function compressedBytes(file: string, root: string = BUILD_FOLDER): number {
  const full = path.join(root, file);
  const known = weighed.get(full);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(fs.readFileSync(full));
  weighed.set(full, length);
  return length;
}

function weigh(files: Iterable<string>, root: string): WeighedFile[] {
  return [...new Set(files)]
    .map((file) => ({ file, bytes: compressedBytes(file, root) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/**
 * Weighs a page by its own HTML.
 *
 * @param file the page's HTML, relative to the built site
 * @param root folder of the built site
 */
export function pageBytes(file: string, root: string = BUILD_FOLDER): PageBytes {
  const html = fs.readFileSync(path.join(root, file), 'utf8');
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  return {
    html: weigh([`/${file}`], root),
    style: weigh(addresses(STYLE), root),
    script: weigh(
      [...addresses(SCRIPT), ...addresses(LISTED).flatMap((list) => list.split(' ').filter(Boolean))],
      root,
    ),
  };
}
