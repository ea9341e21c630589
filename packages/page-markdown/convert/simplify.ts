import type { Element, ElementContent, Root } from 'hast';
import { API_CODE_CLASS, VISUALLY_HIDDEN_CLASS } from '@site-packages/contracts';
import { frameworkOf, type Framework } from '../frameworks';
import { codeBlock, demoContent, demoMention, isDemo, panelLabel } from './demo';
import { element, find, findAll, hasClass, isElement, lineOf, property, replaceElements, text, textOf } from './tree';

/** Elements that are useful only on a screen. */
const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'canvas',
  'button',
  'input',
  'select',
  'form',
  'label',
  'output',
  'nav',
]);

function isDropped(node: Element): boolean {
  return (
    DROPPED.has(node.tagName) ||
    property(node, 'ariaHidden') === 'true' ||
    property(node, 'role') === 'status' ||
    property(node, 'role') === 'tablist' ||
    hasClass(node, 'hash-link') ||
    hasClass(node, 'theme-doc-toc-mobile') ||
    hasClass(node, 'avatar__photo-link') ||
    // A live drawing, which is useful only on a screen; its state is not text.
    (node.tagName === 'figure' && property(node, 'dataState') !== undefined)
  );
}

const bold = (words: string): Element => element('p', [element('strong', [text(words)])]);

const isTab = (node: Element) => property(node, 'role') === 'tab';
const isPanel = (node: Element) => property(node, 'role') === 'tabpanel';

/**
 * Adds each tab's label above its panel, and empties the panels of other frameworks than `only`. A set of tabs is the smallest element that
 * contains both tabs and panels.
 */
function labelPanels(node: Root | Element, only: Framework | undefined): void {
  for (const child of node.children) if (isElement(child) && !isDemo(child)) labelPanels(child, only);
  const panels = findAll(node, isPanel).filter((panel) => property(panel, 'dataLabelled') === undefined);
  const tabs = findAll(node, isTab);
  if (panels.length === 0 || tabs.length === 0) return;
  const labels = panels.map((panel, index) => panelLabel(panel, tabs, index));
  const isThere = only !== undefined && labels.some((label) => frameworkOf(label ?? '') === only);
  panels.forEach((panel, index) => {
    const label = labels[index] ?? '';
    panel.properties['dataLabelled'] = 'true';
    delete panel.properties['hidden'];
    const framework = isThere ? frameworkOf(label) : undefined;
    if (framework === undefined) {
      if (label !== '') panel.children.unshift(bold(label));
    } else if (framework !== only) panel.children = [];
  });
}

/** Elements that CSS separates on a screen although there is no space between them in the text. */
const SPACED: ReadonlySet<string> = new Set(['a', 'span', 'strong', 'small', 'b', 'time']);

/** Removes comments and separates neighbors by spaces: a link's title and its text, buttons in a row. */
function spaceOut(node: Root | Element): void {
  if (isElement(node) && ['pre', 'code'].includes(node.tagName)) return;
  const children = node.children.filter((child) => child.type !== 'comment');
  node.children = children.flatMap((child, index): ElementContent[] => {
    if (child.type === 'doctype' || child.type === 'mdxjsEsm') return [];
    if (!isElement(child)) return [child];
    spaceOut(child);
    const next = children[index + 1];
    const isCrowded = SPACED.has(child.tagName) && isElement(next) && SPACED.has(next.tagName);
    if (!isCrowded) return [child];
    return [child, text(isElement(node) && node.tagName === 'a' ? ': ' : ' ')];
  });
}

/** A row of a table is one line in Markdown: what its cells fold away follows the table, below the row's name. */
function unfoldRows(root: Root): void {
  const isFolded = (node: Element) => node.tagName === 'details';
  replaceElements(root, (table): ElementContent[] | undefined => {
    if (table.tagName !== 'table' || find(table, isFolded) === undefined) return undefined;
    const unfolded = findAll(table, (node) => node.tagName === 'tr').flatMap((row) => {
      const name = row.children.find(isElement)?.children ?? [];
      const parts = findAll(row, isFolded).map(({ children }) =>
        element(
          'div',
          children.filter((child) => !isElement(child) || child.tagName !== 'summary'),
        ),
      );
      replaceElements(row, (node) => (isFolded(node) ? [] : undefined));
      return parts.length === 0 ? [] : [element('p', [element('strong', structuredClone(name))]), ...parts];
    });
    return [table, ...unfolded];
  });
}

function languageOfBlock(node: Element): string | undefined {
  if (hasClass(node, API_CODE_CLASS)) return 'ts';
  const code = find(node, (inner) => inner.tagName === 'code');
  const named = code === undefined ? undefined : property(code, 'className');
  return /(?:^|\s)language-(\S+)/.exec(named ?? '')?.[1];
}

/**
 * Turns the HTML of a page's text into plain HTML that any converter understands: demos become pictures and code, tabs become labeled
 * paragraphs, code keeps its language, URLs start at the root of the site, and what is useful only on a screen is removed.
 *
 * @param root the page's text; modified in place
 * @param pageUrl absolute URL of the page
 * @param only the framework to which tabs, notes and demos are reduced; without it, they are complete
 */
export function simplify(root: Root, pageUrl: string, only?: Framework): void {
  labelPanels(root, only);
  spaceOut(root);
  unfoldRows(root);
  replaceElements(root, (node): ElementContent[] | undefined => {
    if (isDemo(node)) return only === undefined ? demoContent(node) : demoMention(node);
    if (isDropped(node)) return [];
    if (node.tagName === 'pre') return [codeBlock(textOf(node).replace(/\n+$/, ''), languageOfBlock(node))];
    const language = property(node, 'dataLanguage');
    if (language !== undefined) {
      const code = find(node, (inner) => inner.tagName === 'pre');
      if (code !== undefined) {
        const title = find(node, (inner) => inner.tagName === 'span' && !hasClass(inner, VISUALLY_HIDDEN_CLASS));
        const shown = title !== undefined && find(code, (inner) => inner === title) === undefined ? lineOf(title) : '';
        const block = codeBlock(textOf(code).replace(/\n+$/, ''), language);
        return shown === '' || /^\d*$/.test(shown) ? [block] : [bold(shown), block];
      }
    }
    if (node.tagName === 'summary') return [bold(lineOf(node))];
    if (node.tagName === 'details') return [element('div', node.children)];
    // A picture is of no use where one framework's text is read alone: its alternative text repeats the title.
    if (only !== undefined && node.tagName === 'img') return [];
    const note = property(node, 'dataNoteFlavour');
    if (note !== undefined && only !== undefined && note !== only) return [];
    if (note !== undefined) {
      const [label, ...rest] = node.children.filter((child) => isElement(child) || textOf(child).trim() !== '');
      return label === undefined ? [] : [bold(lineOf(label)), element('div', rest)];
    }
    return undefined;
  });
  fromRoot(root, pageUrl);
}

function fromRoot(root: Root, pageUrl: string): void {
  const resolve = (node: Element, name: 'href' | 'src') => {
    const value = property(node, name);
    if (value === undefined || !URL.canParse(value, pageUrl)) return;
    const url = new URL(value, pageUrl);
    // Without the host, a link also works where the site is previewed.
    node.properties[name] =
      url.origin === new URL(pageUrl).origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
  };
  replaceElements(root, (node) => {
    if (node.tagName === 'a') resolve(node, 'href');
    if (node.tagName === 'img') resolve(node, 'src');
    return undefined;
  });
}
