import fs from 'node:fs';
import path from 'node:path';
import { isFlavour, type Flavour } from '../../packages/demo-engine/model/flavours';
import { BUILD_FOLDER } from './paths';

export interface BuiltPage {
  /** Address a reader opens: `/docs/shapes/Rect.html`, `/blog/`. */
  path: string;
  file: string;
}

/** Every HTML page of the built site but the not-found page, by address. */
export function builtPages(folder: string = BUILD_FOLDER): BuiltPage[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => {
      const address = `/${file.split(path.sep).join('/')}`;
      return { path: address.replace(/\/index\.html$/, '/'), file: path.join(folder, file) };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}

export interface DemoPlace {
  page: string;
  /** The flavour in the page's HTML. */
  flavour: Flavour | undefined;
}

/** A player's root element, whatever the order and quoting of its attributes. */
const PLAYER = /<[a-z][^<>]*\bdata-demo=["']?([^"'\s>]+)[^<>]*>/g;
const FLAVOUR = /\bdata-flavour=["']?([a-z]+)/;

/** The players that stand in a page's HTML. */
export function playersIn(html: string): { id: string; flavour: Flavour | undefined }[] {
  return [...html.matchAll(PLAYER)].map(([tag, id = '']) => {
    const flavour = FLAVOUR.exec(tag)?.[1];
    return { id, flavour: isFlavour(flavour) ? flavour : undefined };
  });
}

let places: Map<string, DemoPlace> | undefined;

/**
 * The page where each demo is tested: the one named like it if there is one, else the first it stands on, docs before others.
 */
export function demoPlaces(): Map<string, DemoPlace> {
  if (places !== undefined) return places;
  places = new Map();
  const rank = (page: string, id: string) => {
    const name = id.slice(id.lastIndexOf('/') + 1);
    if (page.endsWith(`/${name}.html`)) return 0;
    return page.startsWith('/docs/') ? 1 : 2;
  };
  for (const page of builtPages()) {
    for (const { id, flavour } of playersIn(fs.readFileSync(page.file, 'utf8'))) {
      const known = places.get(id);
      if (known === undefined || rank(page.path, id) < rank(known.page, id))
        places.set(id, { page: page.path, flavour });
    }
  }
  return places;
}
