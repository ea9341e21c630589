import { describe, expect, it } from 'vitest';
import { SITE } from '../testing/records';
import { decodeTitles, encodeTexts, encodeTitles, isTextsFile, isTitlesFile } from './index-files';

const withoutText = SITE.map(({ text: _text, ...rest }) => rest);

describe('index files', () => {
  it('keep the page that opens its group', () => {
    const [first, ...rest] = withoutText;
    if (!first) throw new Error('The site has too few records.');
    const records = [{ ...first, leads: true }, ...rest];
    expect(decodeTitles(encodeTitles(records, '', ''))).toEqual(records);
  });

  it('decode to the encoded records', () => {
    const file: unknown = JSON.parse(JSON.stringify(encodeTitles(SITE, 'a 1', 'texts.json')));
    if (!isTitlesFile(file)) throw new Error('This is not a titles file.');
    expect(decodeTitles(file)).toEqual(withoutText);
    expect(encodeTexts(SITE).texts).toEqual(SITE.map((record) => record.text));
  });

  it('leave out anchors that follow from the title, and keep others', () => {
    const [page] = withoutText;
    if (!page) throw new Error('The site has too few records.');
    const titles = [...page.titles, 'Where it is, really?'];
    const records = [
      page,
      ...['#where-it-is-really', '#elsewhere'].map((anchor) => ({ ...page, url: page.url + anchor, titles })),
      { ...page, kind: 'member' as const, url: `${page.url}#getX`, titles: [...page.titles, 'getX'] },
    ];
    const file = encodeTitles(records, '', '');
    expect(file.pages.flatMap(({ rows }) => rows.map(([anchor]) => anchor))).toEqual(['', '#', '#elsewhere', '#']);
    expect(decodeTitles(file)).toEqual(records);
  });

  it('reject a record that does not follow the records of the titles above it', () => {
    const [, corners] = SITE;
    if (!corners) throw new Error('The site has too few records.');
    expect(() => encodeTitles([corners], '', '')).toThrow('does not follow the records of the titles above it');
  });

  it('are distinguished from any other data', () => {
    const file = encodeTitles(SITE, 'a 1', 'texts.json');
    for (const wrong of [
      null,
      [],
      {},
      { ...file, version: 1 },
      { ...file, texts: 1 },
      { ...file, terms: undefined },
      { ...file, facets: [['en']] },
      { ...file, pages: [{ path: '/', group: 0, facet: 0, rows: [['', 'page', 'T', 1]] }] },
    ]) {
      expect(isTitlesFile(wrong)).toBe(false);
    }
    expect(isTextsFile({ version: 3, texts: ['a', 1], wordings: [] })).toBe(false);
    expect(isTextsFile({ version: 3, texts: [], wordings: [] })).toBe(true);
  });
});
