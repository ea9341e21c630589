import type { IndexSettings } from 'algoliasearch';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const titles = LEVELS.map((level) => `hierarchy.${level}`);

/** How the hosted index searches, ranks and answers: as close to the embedded one as its settings allow. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...titles.slice(1).map((title) => `unordered(${title})`),
    'unordered(hierarchy.lvl0)',
    'unordered(keywords)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  queryLanguages: ['en'],
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: true,
  minProximity: 1,
};
