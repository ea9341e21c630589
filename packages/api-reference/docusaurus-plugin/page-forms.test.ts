import { describe, expect, test } from 'vitest';
import replaceText from './replace-loader.mjs';
import { hasForms, markFrame, twoForms, type Replacement } from './page-forms';

const replaced = (text: string, all: readonly Replacement[]) =>
  all.reduce((before, options) => replaceText.call({ getOptions: () => options }, before), text);

const forms = twoForms('@site/content/api', 'the-module');

describe('the table of chunks', () => {
  test('has two forms of each API page, and chooses by isSent', () => {
    const table = [
      'export default {',
      '  "e70f": [() => import(/* webpackChunkName: "e70f" */ "@site/content/api/Rect.mdx"), "@site/content/api/Rect.mdx"],',
      '  "aa01": [() => import(/* webpackChunkName: "aa01" */ "@site/content/docs/shapes/Rect.mdx")],',
      '}',
    ].join('\n');
    expect(replaced(table, forms).split('\n')).toEqual([
      'import { isSent } from "the-module";',
      'export default {',
      '  "e70f": [() => isSent("Rect") ? import(/* webpackChunkName: "e70f" */ "@site/content/api/Rect.mdx?sent") ' +
        ': import(/* webpackChunkName: "e70f-whole" */ "@site/content/api/Rect.mdx"), "@site/content/api/Rect.mdx"],',
      '  "aa01": [() => import(/* webpackChunkName: "aa01" */ "@site/content/docs/shapes/Rect.mdx")],',
      '}',
    ]);
  });

  test('stays unchanged when it has no API page', () => {
    const table = 'export default { "aa01": [() => import(/* webpackChunkName: "aa01" */ "@site/blog/a.mdx")] }';
    expect(replaced(table, forms)).toBe(table);
  });
});

test('only the frame of a page is marked, not the same text in an import or in code', () => {
  const page = 'import { ApiPage } from "x";\n\n`<ApiPage `\n\n<ApiPage page="Rect" filter={true}>\n\n</ApiPage>\n';
  expect(replaced(page, [markFrame])).toBe(page.replace('\n<ApiPage ', '\n<ApiPage sent '));
});

test('a site has both forms only when neither is missing', () => {
  expect(hasForms(['e70f', 'e70f-whole', 'main'])).toBe(true);
  expect(hasForms(['e70f', 'main'])).toBe(false);
  expect(hasForms(['e70f-whole', 'main'])).toBe(false);
});
