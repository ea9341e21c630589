import { Charset, Document } from 'flexsearch';
import { BOOSTS, FIELD_NAMES, fieldsOf, type Engine } from './engine';

/** FlexSearch finds per field; the fields' lists are joined by the common weights. Its export is larger than the texts, so a
 * page builds the index of the texts. */
export const flexSearch: Engine = {
  name: 'FlexSearch',
  module: 'flexsearch',
  build(records) {
    const documents = records.map(fieldsOf);
    const json = JSON.stringify({ documents, urls: records.map((record) => record.url) });
    return Promise.resolve({
      files: { 'documents.json': json },
      note: 'index built on the page',
      open() {
        const index = new Document({
          document: {
            id: 'id',
            index: FIELD_NAMES.map((field) => ({ field, tokenize: 'forward' as const, encoder: Charset.LatinBalance })),
          },
        });
        for (const document of documents) index.add(document);
        const urls = records.map((record) => record.url);
        return Promise.resolve({
          ask(query) {
            const scores = new Map<number, number>();
            const lists = index.search(query, { limit: 50, suggest: true });
            for (const { field, result } of lists) {
              const boost = FIELD_NAMES.find((name) => name === field);
              result.forEach((id, place) => {
                const score = (boost === undefined ? 1 : BOOSTS[boost]) / (place + 1);
                scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score);
              });
            }
            return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => urls[id] ?? '');
          },
        });
      },
    });
  },
};
