import { Parser } from 'htmlparser2';
import { FLAVOUR_ATTRIBUTE, HYDRATED_ATTRIBUTE, STATE_ATTRIBUTE } from '@site-packages/contracts';
import type { PageNames } from './critical-css';
import { FONTS_ATTRIBUTE } from './font-names';

/** Attributes that the scripts of the theme, of the demos and of this package set before or right after the first paint. */
const SET_BY_SCRIPT = [
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  FLAVOUR_ATTRIBUTE,
  HYDRATED_ATTRIBUTE,
  STATE_ATTRIBUTE,
  FONTS_ATTRIBUTE,
];

/** Names that scripts add to a page before its full sheet is applied. */
export interface AddedNames {
  tags?: readonly string[];
  classes?: readonly string[];
  attributes?: readonly string[];
}

/** The names that occur in a page's HTML, and the custom properties its `style` attributes read. */
export function readPageNames(html: string, added: AddedNames = {}): { names: PageNames; inlineReads: string[] } {
  const tags = new Set<string>(added.tags);
  const classes = new Set<string>(added.classes);
  const ids = new Set<string>();
  const attributes = new Set<string>([...SET_BY_SCRIPT, ...(added.attributes ?? [])]);
  const inlineReads: string[] = [];
  const parser = new Parser({
    onopentag(tag, values) {
      tags.add(tag);
      for (const [name, value] of Object.entries(values)) {
        attributes.add(name);
        if (name === 'class') value.split(/\s+/).forEach((each) => classes.add(each));
        if (name === 'id') ids.add(value);
        if (name === 'style')
          inlineReads.push(...[...value.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? ''));
      }
    },
  });
  parser.write(html);
  parser.end();
  return { names: { tags, classes, ids, attributes }, inlineReads };
}
