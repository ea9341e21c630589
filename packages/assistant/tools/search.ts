import { cut, shortened } from '../data/sections';
import { FRAMEWORKS, Refusal, type Docs, type Framework } from '../data/docs';
import { read } from './read';

/** How many results an answer has, how long the text of the first is, and that of each other. */
const RESULTS = 6;
const FIRST_LENGTH = 4000;
const TEXT_LENGTH = 160;

/** What is one answer: sections of one page, or members of the API, of which several classes have the same. */
const topicOf = (url: string) => (url.startsWith('/api/') ? '/api/' : url.replace(/#.*/, ''));

/** The best sections for a question, first those of different pages, without pages of other frameworks. */
export function searchHits(docs: Docs, query: string, framework: Framework): string[] {
  const others = FRAMEWORKS.filter((one) => one !== framework).map((one) => `/docs/${one}/`);
  const found = docs.index.ask(query.slice(0, 300)).filter((url) => !others.some((one) => url.startsWith(one)));
  const firsts = new Map(found.toReversed().map((url) => [topicOf(url), url]));
  const isFirst = (url: string) => firsts.get(topicOf(url)) === url;
  return [...found.filter(isFirst), ...found.filter((url) => !isFirst(url))].slice(0, RESULTS);
}

/** The text of the first result, which would be read next: it saves a call. */
export const firstText = (docs: Docs, url: string, framework: Framework): string =>
  cut(read(docs, url, framework), FIRST_LENGTH, 0, `read ${url}`);

/** Sections that answer a question, the first in full, the others each with its address, its titles and its first lines. */
export function search(docs: Docs, query: string, framework: Framework): string {
  if (query.trim() === '')
    throw new Refusal('The query is empty. Write a question or names: "limit dragging", "Transformer boundBoxFunc".');
  const hits = searchHits(docs, query, framework);
  const [first] = hits;
  if (first === undefined)
    return `Nothing found for "${query.slice(0, 100)}". Try fewer or other words, or a name of the API.`;
  const { records, texts } = docs.index;
  const lines = hits.map((url, rank) => {
    const index = records.findIndex((record) => record.url === url);
    const titles = records[index]?.titles.slice(1).join(' > ') ?? '';
    const words = (texts[index] || (records[index]?.summary ?? '')).replaceAll(/\s+/g, ' ');
    return `${rank + 1}. ${url}\n   ${titles}${rank === 0 ? '' : `\n   ${shortened(words, TEXT_LENGTH)}`}`;
  });
  return `${lines.join('\n')}\n\nRead one with \`read\` (page = its address, with the #anchor for the section alone). The first:\n\n${firstText(docs, first, framework)}`;
}
