import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parse } from 'parse5';
import type { Framework } from '../frameworks';
import { demoCode, isDemo, type DemoCode } from './demo';
import { simplify } from './simplify';
import { find, findAll, hasClass, lineOf, property, replaceElements } from './tree';

/** A page as Markdown, with the data for the lists of pages. */
export interface MarkdownPage {
  /** Absolute URL. */
  url: string;
  title: string;
  description: string;
  /** The sidebar section of the page, from its breadcrumbs. */
  section: string | undefined;
  markdown: string;
  /** The page in one framework each; absent for pages that are the same in all. */
  frameworks?: Record<Framework, FrameworkText>;
}

/** A page in one framework: its text, and the code of its demos. */
export interface FrameworkText {
  text: string;
  demos: DemoCode[];
}

const isRootOf = (tree: ReturnType<typeof fromParse5>): tree is Root => tree.type === 'root';

function metaOf(root: Root, name: string): string {
  const tag = find(root, (node) => node.tagName === 'meta' && property(node, 'name') === name);
  return (tag === undefined ? undefined : property(tag, 'content')) ?? '';
}

/** The element with the page's own text: a document's content, a single article, or all of `main`. */
function textRoot(root: Root): Element | undefined {
  const main = find(root, (node) => node.tagName === 'main') ?? find(root, (node) => hasClass(node, 'main-wrapper'));
  if (main === undefined) return undefined;
  const document = find(main, (node) => hasClass(node, 'theme-doc-markdown'));
  if (document !== undefined) return document;
  const articles = findAll(main, (node) => node.tagName === 'article');
  const [only] = articles;
  const alone = articles.length === 1 && only !== undefined && find(only, (node) => node.tagName === 'h1');
  return alone ? only : main;
}

function sectionOf(root: Root): string | undefined {
  const list = find(root, (node) => hasClass(node, 'theme-doc-breadcrumbs'));
  if (list === undefined) return undefined;
  const crumbs = findAll(list, (node) => node.tagName === 'li').map((item) => lineOf(item));
  const [first] = crumbs.filter((words) => words !== '').slice(0, -1);
  return first;
}

/**
 * The parts of a document from which a page's Markdown is made: its head and its `main`. Most of the rest is menus.
 * A document without `main` is returned unchanged.
 */
export function relevantHtml(html: string): string {
  const headEnd = html.indexOf('</head>');
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  if (headEnd === -1 || start === -1 || end < start) return html;
  const head = [...html.slice(0, headEnd).matchAll(/<title[\s>].*?<\/title>|<meta\b[^>]*>/gs)].map(([tag]) => tag);
  return `<!doctype html><head>${head.join('')}</head><body>${html.slice(start, end)}</main></body>`;
}

/**
 * Reads a built page.
 *
 * @param html the whole document
 * @param url absolute URL of the page
 * @param isSame true for a page that is the same in all frameworks
 * @returns undefined for a page that is marked `noindex`, that only redirects, or that has no text
 */
export function toMarkdownPage(html: string, url: string, isSame = false): MarkdownPage | undefined {
  // As in a browser without scripts, because most files of a demo are in `<noscript>`.
  const root = fromParse5(parse(relevantHtml(html), { scriptingEnabled: false }));
  if (!isRootOf(root)) return undefined;
  const isMoved = find(root, (node) => node.tagName === 'meta' && property(node, 'httpEquiv') === 'refresh');
  if (isMoved !== undefined || metaOf(root, 'robots').includes('noindex')) return undefined;
  const place = textRoot(root);
  if (place === undefined) return undefined;

  const heading = find(place, (node) => node.tagName === 'h1');
  const head = find(root, (node) => node.tagName === 'title');
  const title = lineOf(heading ?? head ?? place).replace(heading === undefined ? / \| [^|]*$/ : '', '');
  const description = metaOf(root, 'description').replaceAll(/\s+/g, ' ').trim();
  const content: Root = { type: 'root', children: place.children };
  replaceElements(content, (node) => (node === heading ? [] : undefined));
  const inFramework = (framework: Framework): FrameworkText => {
    const own = structuredClone(content);
    const demos = findAll(own, isDemo).flatMap((player) => demoCode(player, framework) ?? []);
    simplify(own, url, framework);
    return { text: write(title, description, url, own), demos };
  };
  const frameworks = isSame
    ? undefined
    : {
        vanilla: inFramework('vanilla'),
        react: inFramework('react'),
        vue: inFramework('vue'),
        svelte: inFramework('svelte'),
      };
  simplify(content, url);
  return {
    url,
    title,
    description,
    section: sectionOf(root),
    markdown: write(title, description, url, content),
    ...(frameworks === undefined ? {} : { frameworks }),
  };
}

function write(title: string, description: string, url: string, content: Root): string {
  const tree = toMdast(content, { newlines: false });
  const body = tree.type === 'root' ? tree.children : [];
  const flow = body.filter((node) => node.type !== 'yaml');
  return toMarkdown(
    {
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
        ...(description === ''
          ? []
          : [
              {
                type: 'blockquote' as const,
                children: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value: description }] }],
              },
            ]),
        {
          type: 'paragraph',
          children: [
            { type: 'text', value: 'Page: ' },
            { type: 'link', url, children: [{ type: 'text', value: url }] },
          ],
        },
        ...flow,
      ],
    },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      bullet: '-',
      rule: '-',
      emphasis: '_',
      fences: true,
      listItemIndent: 'one',
    },
  ).replaceAll('\u200B', '');
}
