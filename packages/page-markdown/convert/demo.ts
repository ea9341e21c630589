import type { Element, ElementContent } from 'hast';
import { DEMO_ATTRIBUTE, FILE_CLASS, FILE_NAME_CLASS, PANEL_ATTRIBUTE } from '@site-packages/contracts';
import { FRAMEWORK_LABELS, frameworkOf, type Framework } from '../frameworks';
import { attribute, element, find, findAll, hasClass, isElement, lineOf, property, text, textOf } from './tree';

const labelOf = (flavour: string) => {
  const framework = frameworkOf(flavour);
  return framework === undefined ? flavour : FRAMEWORK_LABELS[framework];
};

/** A demo of a page in one framework. */
export interface DemoCode {
  id: string;
  title: string;
  /** The framework of the files: another one than asked for when the demo does not have that. */
  framework: string;
  /** The file that the player opens comes first: it has the lesson. */
  files: { name: string; code: string }[];
}

/** A file of a demo as the page shows it. */
interface ShownFile {
  /** The flavors that contain this file with the same code. */
  flavours: string[];
  name: string;
  code: string;
}

/** True for the root element of a demo's player. */
export function isDemo(node: Element): boolean {
  return attribute(node, DEMO_ATTRIBUTE) !== undefined;
}

/** The language of a file by its extension: `tsx` for `Rect.tsx`. */
export function languageOf(file: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase();
  return ending ?? 'text';
}

/** The files that only one flavor has, grouped by flavor, followed by the files that several share. */
function filesOf(player: Element): ShownFile[] {
  const files = shownFiles(player);
  const own = files.filter(({ flavours }) => flavours.length === 1);
  return [...own, ...files.filter((file) => !own.includes(file))];
}

/** A demo's files in the order of the page, without duplicates. */
function shownFiles(player: Element): ShownFile[] {
  const files = new Map<string, ShownFile>();
  for (const { flavour, name, code } of panelFiles(player)) {
    const key = `${name}\n${code}`;
    const known = files.get(key);
    if (known === undefined) files.set(key, { flavours: [flavour], name, code });
    else known.flavours.push(flavour);
  }
  return [...files.values()];
}

function panelFiles(player: Element): { flavour: string; name: string; code: string; isOpen: boolean }[] {
  return findAll(player, (node) => attribute(node, PANEL_ATTRIBUTE) !== undefined).flatMap((panel) => {
    const flavour = attribute(panel, PANEL_ATTRIBUTE) ?? '';
    return findAll(panel, (node) => hasClass(node, FILE_CLASS)).flatMap((file) => {
      const heading = find(file, (node) => hasClass(node, FILE_NAME_CLASS));
      const code = find(file, (node) => node.tagName === 'pre');
      if (heading === undefined || code === undefined) return [];
      // The file's name follows the flavor's: "React, App.tsx".
      const named = heading.children.filter((child) => !isElement(child)).map((child) => textOf(child));
      const name = named.join('').replace(/^[^,]*,\s*/, '');
      const isOpen = attribute(file, 'data-open') !== undefined;
      return [{ flavour, name: name.trim(), code: textOf(code).replace(/\n+$/, ''), isOpen }];
    });
  });
}

const titleOf = (player: Element) => (property(player, 'ariaLabel') ?? '').replace(/^Demo:\s*/, '');

/** A demo's code in one framework, or in its first when it does not have that one; undefined for a player without code. */
export function demoCode(player: Element, framework: Framework): DemoCode | undefined {
  const files = panelFiles(player);
  const has = files.some(({ flavour }) => flavour === framework) ? framework : files[0]?.flavour;
  if (has === undefined) return undefined;
  const own = files.filter(({ flavour }) => flavour === has);
  const ordered = [...own.filter(({ isOpen }) => isOpen), ...own.filter(({ isOpen }) => !isOpen)];
  return {
    id: attribute(player, DEMO_ATTRIBUTE) ?? '',
    title: titleOf(player),
    framework: has,
    files: ordered.map(({ name, code }) => ({ name, code })),
  };
}

/** What stands for a demo in the text of a page in one framework, whose code comes after the text. */
export function demoMention(player: Element): ElementContent[] {
  return [element('p', [element('strong', [text(`Demo: ${titleOf(player)}`)]), text(' (code below)')])];
}

/**
 * A demo in a form for readers of plain text: its title, its picture, then the files of each flavor. A file that several flavors share
 * follows after these, only once. A player without code (only the result) becomes its title and picture.
 */
export function demoContent(player: Element): ElementContent[] {
  const title = titleOf(player);
  const poster = find(player, (node) => node.tagName === 'img');
  const content: ElementContent[] = [
    element('p', [element('strong', [text(title === '' ? 'Demo' : `Demo: ${title}`)])]),
  ];
  if (poster !== undefined) {
    content.push(element('p', [element('img', [], { src: property(poster, 'src') ?? '', alt: `Picture: ${title}` })]));
  }
  for (const { flavours, name, code } of filesOf(player)) {
    const labels = flavours.map((flavour) => labelOf(flavour)).join(', ');
    content.push(
      element('p', [element('strong', [text(labels)]), text(', '), element('code', [text(name)])]),
      codeBlock(code, languageOf(name)),
    );
  }
  return content;
}

/** Creates a code block with a language. */
export function codeBlock(code: string, language: string | undefined): Element {
  const named = language === undefined ? {} : { className: [`language-${language}`] };
  return element('pre', [element('code', [text(code)], named)]);
}

/** The label of a tab panel: the text of its tab. */
export function panelLabel(panel: Element, tabs: Element[], index: number): string | undefined {
  const id = property(panel, 'ariaLabelledBy');
  const tab = id === undefined ? tabs[index] : tabs.find((one) => property(one, 'id') === id);
  return tab === undefined ? undefined : lineOf(tab);
}
