import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILD_FOLDER } from './paths';

/** A file a page needs, and what it weighs on the way, in bytes of Brotli. */
export interface WeighedFile {
  file: string;
  bytes: number;
}

/** What a page's HTML asks for before the reader does anything; demos and their libraries apart. */
export interface PageBytes {
  html: WeighedFile[];
  style: WeighedFile[];
  script: WeighedFile[];
}

const STYLE = /<link\b[^<>]*\brel="?stylesheet"?[^<>]*\bhref="?([^\s">]+)/g;
const SCRIPT = /<(?:script\b[^<>]*\bsrc|link\b[^<>]*\bas="?script"?[^<>]*\bhref)="?(\/assets\/js\/[^\s">]+)/g;

const weighed = new Map<string, number>();

/** The bytes of a file of the built site, compressed as a host would. */
function compressedBytes(file: string): number {
  const known = weighed.get(file);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(fs.readFileSync(path.join(BUILD_FOLDER, file)));
  weighed.set(file, length);
  return length;
}

function weigh(files: Iterable<string>): WeighedFile[] {
  return [...new Set(files)].map((file) => ({ file, bytes: compressedBytes(file) })).sort((a, b) => b.bytes - a.bytes);
}

/**
 * Weighs a page by its own HTML.
 *
 * @param file the page's HTML, relative to the built site
 */
export function pageBytes(file: string): PageBytes {
  const html = fs.readFileSync(path.join(BUILD_FOLDER, file), 'utf8');
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  return { html: weigh([`/${file}`]), style: weigh(addresses(STYLE)), script: weigh(addresses(SCRIPT)) };
}
