import fs from 'node:fs';
import path from 'node:path';
import { defaultImport, mdxElement, type MdxNode, variableAttribute } from '@site-packages/contracts';
import { readDemoCards } from '@site-packages/demo-engine/docusaurus-plugin';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { galleryCards, homeCards, postPosters, relatedTable, withPosters, type Uses } from './gallery-data';

/** Folder of the modules behind `@gallery-data/`, relative to the site directory. */
const FOLDER = '.generated/gallery';
const RELATED = 'related';
/** Written by the API reference before every dev server start and build. */
const USES = '.generated/api/demo-uses.json';

function readUses(siteDir: string): Uses {
  return JSON.parse(fs.readFileSync(path.join(siteDir, USES), 'utf8')) as Uses;
}

/** The texts of the blog's posts. */
function readPosts(siteDir: string): string[] {
  const folder = path.join(siteDir, 'blog');
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  return names.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

/** Writes a file only when its content changes, so that a running dev server does not reload. */
function write(file: string, value: unknown): void {
  const text = `export default ${JSON.stringify(value)};\n`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * Writes data about demos that the engine's cards do not contain: the gallery's cards with the features by which they are filtered
 * (`@gallery-data/cards`), those on the home page (`@gallery-data/home`), the posters of posts (`@gallery-data/posts`), and for each sandbox page the demos it links to (`@gallery-data/related/<name>`).
 */
export function galleryData({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, FOLDER);
  return {
    name: 'gallery-data',
    // By now the demo engine has loaded its content.
    async allContentLoaded() {
      const cards = readDemoCards(siteDir);
      const uses = readUses(siteDir);
      const inGallery = galleryCards(cards, uses);
      write(path.join(folder, 'cards.js'), inGallery);
      write(path.join(folder, 'home.js'), homeCards(inGallery));
      write(path.join(folder, 'posts.js'), postPosters(readPosts(siteDir), cards));
      for (const [name, demos] of relatedTable(cards, uses)) write(path.join(folder, RELATED, `${name}.js`), demos);
    },
    configureWebpack: () => ({ resolve: { alias: { '@gallery-data': folder } } }),
  };
}

/** Preprocessor of pages: the API's pages show posters of demos. */
export function fillPosters(siteDir: string, baseUrl: string): (page: { fileContent: string }) => string {
  return ({ fileContent }) =>
    fileContent.includes('data-poster=') ? withPosters(fileContent, readDemoCards(siteDir), baseUrl) : fileContent;
}

const PAGES = 'content/docs/sandbox/';
const COMPONENT = 'RelatedDemos';

/** Remark plugin: adds the related demos at the end of each sandbox page, which imports the component and its own data. */
export function remarkRelatedDemos(): (tree: MdxNode, page: { path?: string; cwd?: string }) => void {
  return (tree, { path: file = '', cwd = '' }) => {
    const place = path.relative(cwd, file).replaceAll('\\', '/');
    const name = place.startsWith(PAGES) ? /^([^/]+)\.mdx$/.exec(place.slice(PAGES.length))?.[1] : undefined;
    if (name === undefined) return;
    const data = path.join(cwd, FOLDER, RELATED, `${name}.js`);
    // The page was added while the dev server is running: it gets its demos at the next start.
    if (!fs.existsSync(data)) write(data, []);
    tree.children = [
      defaultImport(COMPONENT, '@site/src/components/related-demos/RelatedDemos'),
      defaultImport('__related', `@gallery-data/${RELATED}/${name}`),
      ...(tree.children ?? []),
      mdxElement(COMPONENT, [variableAttribute('demos', '__related')]),
    ];
  };
}
