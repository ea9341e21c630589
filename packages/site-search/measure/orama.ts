import { create, insertMultiple, load, save, search } from '@orama/orama';
import { BOOSTS, fieldsOf, type Engine } from './engine';

const SCHEMA = {
  title: 'string',
  above: 'string',
  group: 'string',
  keywords: 'string',
  summary: 'string',
  text: 'string',
  url: 'string',
} as const;

const LIMIT = 20;

export const orama: Engine = {
  name: 'Orama',
  module: '@orama/orama',
  async build(records) {
    const index = create({ schema: SCHEMA });
    await insertMultiple(
      index,
      records.map((record, position) => {
        const { id, ...fields } = fieldsOf(record, position);
        return { ...fields, id: String(id), url: record.url };
      }),
    );
    const json = JSON.stringify(save(index));
    return {
      files: { 'index.json': json },
      open() {
        const opened = create({ schema: SCHEMA });
        load(opened, JSON.parse(json));
        return Promise.resolve({
          async ask(query) {
            const found = await search(opened, {
              term: query,
              properties: ['title', 'above', 'group', 'keywords', 'summary', 'text'],
              boost: BOOSTS,
              tolerance: 1,
              threshold: 0,
              limit: LIMIT,
            });
            const some =
              found.hits.length > 0
                ? found
                : await search(opened, { term: query, boost: BOOSTS, tolerance: 1, limit: LIMIT });
            return some.hits.map((hit) => String(hit.document.url));
          },
        });
      },
    };
  },
};
