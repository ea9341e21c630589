import Konva from 'konva';
import { pageOf, type SearchRecord } from '../model/record';
import outline from './outline.json' with { type: 'json' };

/**
 * Records for the whole planned site, made from one line per page (path, group, title, what it shows) and from the members of the installed
 * library. They allow testing the ranking no matter which pages exist so far. Their texts are short, so index sizes mean nothing here.
 */
export function outlineRecords(): SearchRecord[] {
  const opened = new Set<string>();
  return outline.flatMap(([url = '', group = '', title = '', text = '']) => {
    const isApi = url.startsWith('/api/');
    const name = isApi ? url.replace(/^\/api\/|\.html$/g, '') : title;
    const page = record(url, 'page', [group, name], text);
    if (IN_CATEGORY.test(url) && !opened.has(group)) page.leads = true;
    opened.add(page.leads === true ? group : '');
    return isApi ? [page, ...memberRecords(page, name)] : [page];
  });
}

/** Pages in the sidebar's categories, without the gallery, which has its own order. */
const IN_CATEGORY = /^\/docs\/(?!sandbox)[^/]+\//;

/** The records of the pages that exist, and outline records for the rest of the site. */
export function withOutline(records: readonly SearchRecord[]): SearchRecord[] {
  const written = new Set(records.map(({ url }) => pageOf(url)));
  return [...records, ...outlineRecords().filter(({ url }) => !written.has(pageOf(url)))];
}

function record(url: string, kind: SearchRecord['kind'], titles: string[], text: string): SearchRecord {
  return { url, kind, titles, text, summary: text, keywords: [], language: 'en', tag: 'docs-default-current' };
}

/** A class's own members, taken from its prototype; an attribute's getter and setter count as one member. */
function memberRecords(page: SearchRecord, name: string): SearchRecord[] {
  const short = name.replace(/^Konva\./, '');
  const owner: unknown = name === 'Konva' ? Konva : Reflect.get(Konva, short);
  if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return [];
  const names = new Set<string>();
  const prototype: unknown = Reflect.get(owner, 'prototype');
  const holder = typeof prototype === 'object' && prototype !== null ? prototype : owner;
  for (const key of Object.getOwnPropertyNames(holder)) {
    if (
      (short !== 'Konva' || !/^[A-Z]/.test(key)) &&
      /^[a-z]\w*$/i.test(key) &&
      key !== 'constructor' &&
      key !== 'className' &&
      key !== 'nodeType'
    )
      names.add(key);
  }
  if (short === 'Image') names.add('fromURL');
  const isAttribute = (key: string) =>
    names.has(key.replace(/^(get|set)(.)/, (_, __, first: string) => first.toLowerCase()));
  return [...names]
    .filter((key) => !/^(get|set)[A-Z]/.test(key) || !isAttribute(key))
    .map((key) => record(`${page.url}#${key}`, 'member', [...page.titles, key], ''));
}
