import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoElements } from '@site-packages/contracts';
import { CARD_FOLDER } from './address';

/** A page that has a card of its own. */
export interface CardPage {
  title: string;
  /** URL path of the card, in `CARD_FOLDER`. */
  image: string;
  /** Absolute path of the page's file. */
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
 * The documents and posts that have a card, from what Docusaurus' content plugins have read.
 *
 * @param allContent Docusaurus' own collection: content by plugin name and plugin id
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

/** The first demo on a page: its picture and its flavors. */
export interface FirstDemo {
  picture: string;
  flavours: string[];
}

/**
 * Finds the first demo in a page's text.
 *
 * @param content text of the page
 * @param demosFolder absolute path of the demos
 * @returns undefined when there is no demo, or it has no picture
 */
export function firstDemo(content: string, demosFolder: string): FirstDemo | undefined {
  const id = demoElements(content)[0]?.id;
  if (id === undefined) return undefined;
  const folder = path.join(demosFolder, id);
  const picture = path.join(folder, 'poster.webp');
  if (!existsSync(picture)) return undefined;
  const flavours = LABELS.filter(([name]) => existsSync(path.join(folder, name))).map(([, label]) => label);
  return { picture, flavours };
}

/** The first demo in a page's file. */
export function firstDemoOf(page: CardPage, demosFolder: string): FirstDemo | undefined {
  return firstDemo(readFileSync(page.file, 'utf8'), demosFolder);
}
