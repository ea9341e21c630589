import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CARD_FOLDER } from './address';

/** A page that names a card of its own. */
export interface CardPage {
  title: string;
  /** Address of the card, below `CARD_FOLDER`. */
  image: string;
  /** The page's file, absolute. */
  file: string;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readCardPage(value: unknown, siteDir: string): CardPage[] {
  if (!isFields(value) || !isFields(value['frontMatter'])) return [];
  const { title, source } = value;
  const { image } = value['frontMatter'];
  if (typeof title !== 'string' || typeof source !== 'string' || typeof image !== 'string') return [];
  if (!image.startsWith(`${CARD_FOLDER}/`)) return [];
  return [{ title, image, file: source.replace(/^@site/, siteDir) }];
}

/**
 * The documents and posts that name a card, out of what the generator's content plugins have read.
 *
 * @param allContent the generator's own collection: plugin name, then plugin id, then content
 */
export function cardPages(allContent: unknown, siteDir: string): CardPage[] {
  if (!isFields(allContent)) return [];
  const contents = (plugin: string) => {
    const byId = allContent[plugin];
    return isFields(byId) ? Object.values(byId).filter(isFields) : [];
  };
  const versions = contents('docusaurus-plugin-content-docs').flatMap((content) => listOf(content['loadedVersions']));
  const docs = versions.filter(isFields).flatMap((version) => listOf(version['docs']));
  const posts = contents('docusaurus-plugin-content-blog').flatMap((content) => listOf(content['blogPosts']));
  const metadata = posts.filter(isFields).map((post) => post['metadata']);
  return [...docs, ...metadata].flatMap((page) => readCardPage(page, siteDir));
}

const LABELS = [
  ['vanilla', 'Vanilla'],
  ['react', 'React'],
  ['vue', 'Vue'],
  ['svelte', 'Svelte'],
] as const;
const DEMO = /^<Demo\b[^>]*\bid="([^"]+)"/m;

/** The demo that a page shows first: its picture and the flavours it is written in. */
export interface FirstDemo {
  picture: string;
  flavours: string[];
}

/**
 * Finds the first demo of a page's text.
 *
 * @param content text of the page
 * @param demosFolder where the demos are, absolute
 * @returns undefined when there is none, or it has no picture
 */
export function firstDemo(content: string, demosFolder: string): FirstDemo | undefined {
  const id = DEMO.exec(content)?.[1];
  if (id === undefined) return undefined;
  const folder = path.join(demosFolder, id);
  const picture = path.join(folder, 'poster.webp');
  if (!existsSync(picture)) return undefined;
  const flavours = LABELS.filter(([name]) => existsSync(path.join(folder, name))).map(([, label]) => label);
  return { picture, flavours };
}

/** The first demo of a page's file. */
export function firstDemoOf(page: CardPage, demosFolder: string): FirstDemo | undefined {
  return firstDemo(readFileSync(page.file, 'utf8'), demosFolder);
}
