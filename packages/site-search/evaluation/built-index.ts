import fs from 'node:fs';
import path from 'node:path';
import { decodeTitles, isTextsFile, isTitlesFile } from '../model/index-files';
import { SearchIndex } from '../query/search-index';
import { TermIndex } from '../query/term-index';

/** The index of a built site, as it is in a browser when everything has loaded. */
export interface BuiltIndex {
  records: SearchIndex['records'];
  /** Text of each record. */
  texts: readonly string[];
  /** Addresses of a query's results, best first. */
  ask: (query: string) => string[];
}

const FOLDER = 'search-index';

/** Whether a folder holds a built site with its index. */
export function hasBuiltIndex(build: string): boolean {
  return fs.existsSync(path.join(build, FOLDER, 'titles.json'));
}

/** Reads the two index files of a built site. */
export function readBuiltIndex(build: string): BuiltIndex {
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(build, FOLDER, name), 'utf8'));
  const titles = read('titles.json');
  if (!isTitlesFile(titles)) throw new Error('titles.json has another layout.');
  const texts = read(titles.texts);
  if (!isTextsFile(texts)) throw new Error(`${titles.texts} has another layout.`);
  const records = decodeTitles(titles);
  const index = new SearchIndex(records, TermIndex.unpack(titles.terms));
  index.addSummaries(0, records.length);
  index.addTexts(texts.texts, texts.wordings);
  const ask = (query: string) => index.search(query).found.map(({ record }) => records[record]?.url ?? '');
  return { records, texts: texts.texts, ask };
}
