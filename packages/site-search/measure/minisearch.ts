import MiniSearch, { type Options } from 'minisearch';
import { stem } from '../query/stem';
import { fold, formsOf, tokens } from '../query/words';
import { BOOSTS, FIELD_NAMES, fieldsOf, type Engine } from './engine';

type Document = ReturnType<typeof fieldsOf>;

const OPTIONS: Options<Document> = {
  fields: [...FIELD_NAMES],
  searchOptions: { boost: BOOSTS, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
};

/** Our words for its index: parts of camelCase words, roots, both spellings. */
const OUR_WORDS: Options<Document> = {
  ...OPTIONS,
  tokenize: (text) => tokens(text).map((token) => token.text),
  processTerm: (term) => {
    const { whole, root, parts } = formsOf(term);
    return [...new Set([whole, root, ...parts.map((part) => part.whole)])];
  },
  searchOptions: { ...OPTIONS.searchOptions, processTerm: (term) => stem(fold(term)) },
};

function engine(name: string, options: Options<Document>): Engine {
  return {
    name,
    module: 'minisearch',
    build(records) {
      const index = new MiniSearch<Document>(options);
      index.addAll(records.map(fieldsOf));
      const json = JSON.stringify(index);
      const urls = records.map((record) => record.url);
      return Promise.resolve({
        files: {
          'index.json': json,
          'texts.json': JSON.stringify(records.map(({ url, titles, text }) => [url, titles, text])),
        },
        open() {
          const opened = MiniSearch.loadJSON<Document>(json, options);
          return Promise.resolve({
            ask(query) {
              const all = opened.search(query);
              const found = all.length > 0 ? all : opened.search(query, { combineWith: 'OR' });
              return found.map((result) => urls[Number(result.id)] ?? '');
            },
          });
        },
      });
    },
  };
}

export const miniSearch = engine('MiniSearch', OPTIONS);
export const miniSearchOurWords = engine('MiniSearch, our words', OUR_WORDS);
