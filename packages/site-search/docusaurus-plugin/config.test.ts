import { createRequire } from 'node:module';
import { Joi } from '@docusaurus/utils-validation';
import { describe, expect, it } from 'vitest';
import type { SearchConfig } from '../model/config';
import { searchThemeConfig } from './config';

interface Checked {
  algolia: Record<string, unknown>;
}
/** The search theme's validation of its configuration, which its types do not declare. */
interface SearchTheme {
  validateThemeConfig: (given: {
    themeConfig: unknown;
    validate: (schema: Joi.Schema, value: unknown) => unknown;
  }) => Checked;
}

const theme = createRequire(import.meta.url)('@docusaurus/theme-search-algolia') as SearchTheme;

/** Runs the theme's validation as Docusaurus does. */
const check = (config: SearchConfig) =>
  theme.validateThemeConfig({
    themeConfig: { algolia: searchThemeConfig(config) },
    validate: (schema, value): unknown => Joi.attempt(value, schema),
  });

describe('searchThemeConfig', () => {
  it('is embedded by default, and the search theme accepts it', () => {
    const { algolia } = check({ indexName: 'konva' });
    expect(algolia).toMatchObject({
      mode: 'embedded',
      indexName: 'konva',
      contextualSearch: true,
      searchPagePath: 'search',
    });
  });

  it('is hosted with an application id and a key, and passes on all settings', () => {
    const { algolia } = check({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'konva',
      searchPagePath: 'find',
      externalUrlRegex: 'other\\.example',
      replaceSearchResultPathname: { from: '/old/', to: '/' },
      contextualSearch: false,
      searchParameters: { facetFilters: ['type:content'] },
      insights: true,
      hosts: [{ url: 'localhost:1', protocol: 'http', accept: 'read' }],
    });
    expect(algolia).toMatchObject({
      mode: 'hosted',
      appId: 'APP',
      apiKey: 'key',
      searchPagePath: 'find',
      externalUrlRegex: 'other\\.example',
      replaceSearchResultPathname: { from: '/old/', to: '/' },
      contextualSearch: false,
      searchParameters: { facetFilters: ['type:content'] },
      insights: true,
    });
  });

  it('reports all contradictions at once', () => {
    expect(() =>
      searchThemeConfig({
        indexName: '',
        appId: 'APP',
        missingResultsUrl: 'https://example.org/new',
        hosts: [{ url: 'https://x/y', protocol: 'https', accept: 'read' }],
      }),
    ).toThrow(/"indexName" is empty[^]*"apiKey" is not[^]*no "\{query\}"[^]*is not a host/);
    expect(() => searchThemeConfig({ indexName: 'k', apiKey: 'key' })).toThrow('"appId" is not');
    expect(() => searchThemeConfig({ indexName: 'k', insights: true })).toThrow('"insights" needs the hosted service');
  });

  it('fails with the error of the theme’s own validation', () => {
    expect(() => check({ indexName: 'k', replaceSearchResultPathname: { from: 1 as never, to: '/' } })).toThrow(
      /RegExp or a string/,
    );
  });
});
