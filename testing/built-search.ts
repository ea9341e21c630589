import fs from 'node:fs';
import path from 'node:path';
import { decodeTitles, isTextsFile, isTitlesFile, type TitleRecord } from '../packages/site-search/model/index-files';
import { SearchIndex } from '../packages/site-search/query/search-index';
import { TermIndex } from '../packages/site-search/query/term-index';

/** The search of a built site, as the worker has it after both files are loaded. */
export interface BuiltSearch {
  records: readonly TitleRecord[];
  /** The text of each record. */
  texts: readonly string[];
  /** Addresses of a query's results, best first. */
  ask: (query: string) => string[];
}

/**
 * Loads the index files of a built site.
 *
 * @throws when a file is missing or has another layout
 */
export function builtSearch(build: string): BuiltSearch {
  const folder = path.join(build, 'search-index');
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const titles = read('titles.json');
  if (!isTitlesFile(titles)) throw new Error('titles.json has another layout.');
  const { texts: file, terms } = titles;
  const content = read(file);
  if (!isTextsFile(content)) throw new Error(`${file} has another layout.`);
  const records = decodeTitles(titles);
  const index = new SearchIndex(records, TermIndex.unpack(terms));
  index.addSummaries(0, records.length);
  index.addTexts(content.texts, content.wordings);
  const ask = (query: string) => index.search(query).found.map(({ record }) => records[record]?.url ?? '');
  return { records, texts: content.texts, ask };
}
