import fs from 'node:fs';
import path from 'node:path';
import { isFlavour, type Flavour } from '../../packages/demo-engine/model/flavours';
import { BUILD_FOLDER } from '../../testing/paths';

export interface BuiltPage {
  /** URL that a reader opens: `/docs/shapes/Rect.html`, `/blog/`. */
  path: string;
  file: string;
}

/** The page's own URL: `/docs/index.html` is one, while `/blog/index.html` is the file of `/blog`. */
const CANONICAL = /<link\b[^<>]*\brel=["']?canonical\b[^<>]*\bhref=["']?([^"'\s>]+)/;

/** Every HTML page of the built site except the 404 page, by URL. */
export function builtPages(folder: string = BUILD_FOLDER): BuiltPage[] {
  return (
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      // The document of demos' frames is not a page.
      .filter((file) => file !== '404.html' && !file.startsWith('demo-assets'))
      .map((file) => {
        const address = `/${file.split(path.sep).join('/')}`;
        const full = path.join(folder, file);
        const keepsIndex = CANONICAL.exec(fs.readFileSync(full, 'utf8'))?.[1]?.endsWith('/index.html') === true;
        return { path: keepsIndex ? address : address.replace(/\/index\.html$/, '/'), file: full };
      })
      .sort((a, b) => a.path.localeCompare(b.path))
  );
}

/** A player's root element, with its attributes in any order and quoting. */
const PLAYER = /<[a-z][^<>]*\bdata-demo=["']?([^"'\s>]+)[^<>]*>/g;
const FLAVOUR = /\bdata-flavour=["']?([a-z]+)/;

/** The players in a page's HTML. */
export function playersIn(html: string): { id: string; flavour: Flavour | undefined; isBare: boolean }[] {
  return [...html.matchAll(PLAYER)].map(([tag, id = '']) => {
    const flavour = FLAVOUR.exec(tag)?.[1];
    return { id, flavour: isFlavour(flavour) ? flavour : undefined, isBare: !/\bdata-has\b/.test(tag) };
  });
}
