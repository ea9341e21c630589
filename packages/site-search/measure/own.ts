import { decodeTitles, encodeTexts, encodeTitles, isTextsFile, isTitlesFile } from '../model/index-files';
import { indexTitles } from '../query/index-titles';
import { SearchIndex } from '../query/search-index';
import { TermIndex } from '../query/term-index';
import type { Engine } from './engine';

/** This package's own index, with both of its files. */
export const own: Engine = {
  name: 'own index',
  build(records) {
    const titles = JSON.stringify(encodeTitles(records, indexTitles(records).pack(), 'texts.json'));
    const texts = JSON.stringify(encodeTexts(records));
    const openTitles = () => {
      const file: unknown = JSON.parse(titles);
      if (!isTitlesFile(file)) throw new Error('The titles file is wrong.');
      return new SearchIndex(decodeTitles(file), TermIndex.unpack(file.terms));
    };
    return Promise.resolve({
      files: { 'titles.json': titles },
      later: { 'texts.json': texts },
      note: 'opens with titles; texts join later',
      open() {
        const index = openTitles();
        let complete = false;
        return Promise.resolve({
          ask(query: string) {
            if (!complete) {
              complete = true;
              const file: unknown = JSON.parse(texts);
              if (!isTextsFile(file)) throw new Error('The texts file is wrong.');
              index.addSummaries(0, index.records.length);
              index.addTexts(file.texts);
            }
            return index.search(query).found.map(({ record }) => index.records[record]?.url ?? '');
          },
        });
      },
    });
  },
};

/** The same before its texts have come. */
export const ownTitles: Engine = {
  name: 'own index, titles only',
  async build(records) {
    const built = await own.build(records);
    const titles = built.files['titles.json'];
    return {
      files: built.files,
      open() {
        const file: unknown = JSON.parse(String(titles));
        if (!isTitlesFile(file)) throw new Error('The titles file is wrong.');
        const index = new SearchIndex(decodeTitles(file), TermIndex.unpack(file.terms));
        return Promise.resolve({
          ask: (query) => index.search(query).found.map(({ record }) => index.records[record]?.url ?? ''),
        });
      },
    };
  },
};
