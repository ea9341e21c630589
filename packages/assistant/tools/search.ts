import { cut } from '../data/sections';
import { FRAMEWORKS, Refusal, type Docs, type Framework } from '../data/docs';
import { read } from './read';

/** How many results an answer has, how long the text of the first is, and that of each other. */
const RESULTS = 6;
const FIRST_LENGTH = 4000;
const TEXT_LENGTH = 160;

/** Pages of other frameworks. */
const otherPages = (own: Framework) => new RegExp(`^/docs/(?:${FRAMEWORKS.filter((one) => one !== own).join('|')})/`);

/** What is one answer: sections of one page, or members of the API, of which several classes have the same. */
const topicOf = (url: string) => (url.startsWith('/api/') ? '/api/' : url.replace(/#.*/, ''));

/** The best sections for a question, first those of different pages, without pages of other frameworks. */
export function searchHits(docs: Docs, query: string, framework: Framework): string[] {
  const others = otherPages(framework);
  const found = docs.index.ask(query.slice(0, 300)).filter((url) => !others.test(url));
  const topics = found.map(topicOf);
  const isFirst = found.map((_, at) => topics.indexOf(topics[at] ?? '') === at);
  return [...found.filter((_, at) => isFirst[at]), ...found.filter((_, at) => !isFirst[at])].slice(0, RESULTS);
}

/** The text of the first result, which would be read next: it saves a call. */
export const firstText = (docs: Docs, url: string, framework: Framework): string =>
  cut(read(docs, url, framework), FIRST_LENGTH, 0, `read ${url}`);

/** Sections that answer a question, the first in full, the others each with its address, its titles and its first lines. */
export function search(docs: Docs, query: string, framework: Framework): string {
  if (query.trim() === '')
    throw new Refusal('The query is empty. Write a question or names: "limit dragging", "Transformer boundBoxFunc".');
  const hits = searchHits(docs, query, framework);
  if (hits.length === 0)
    return `Nothing found for "${query.slice(0, 100)}". Try fewer or other words, or a name of the API.`;
  const at = new Map(docs.index.records.map(({ url }, index) => [url, index]));
  const lines = hits.map((url, rank) => {
    const index = at.get(url) ?? -1;
    const record = docs.index.records[index];
    const text = docs.index.texts[index] ?? '';
    const words = (text === '' ? (record?.summary ?? '') : text).replaceAll(/\s+/g, ' ');
    const short = words.length > TEXT_LENGTH ? `${words.slice(0, TEXT_LENGTH).replace(/\s\S*$/, '')} …` : words;
    const titles = record?.titles.slice(1).join(' > ') ?? '';
    return `${rank + 1}. ${url}\n   ${titles}${rank === 0 ? '' : `\n   ${short}`}`;
  });
  const [first = ''] = hits;
  return `${lines.join('\n')}\n\nRead one with \`read\` (page = its address, with the #anchor for the section alone). The first:\n\n${firstText(docs, first, framework)}`;
}
