import { describe, expect, it } from 'vitest';
import { fold, formsOf, humps, tokens } from './words';

describe('words', () => {
  it('folds case and accents', () => {
    expect(fold('Élan ÜBER naïve')).toBe('elan uber naive');
    expect(fold('ﬁlter')).toBe('filter');
  });

  it('splits at everything except letters and digits, and records offsets', () => {
    expect(tokens('Konva.Node#getClientRect()').map((token) => token.text)).toEqual(['Konva', 'Node', 'getClientRect']);
    expect(tokens(' a-b')).toEqual([
      { text: 'a', start: 1, end: 2 },
      { text: 'b', start: 3, end: 4 },
    ]);
    expect(tokens('<b>"\'&😀')).toEqual([{ text: 'b', start: 1, end: 2 }]);
  });

  it('keeps contractions together and drops the ending of a possessive', () => {
    const wholes = (text: string) => tokens(text).map((token) => formsOf(token.text).whole);
    expect(wholes("doesn't update the shape's color")).toEqual(['doesnt', 'update', 'the', 'shape', 'color']);
    expect(wholes('Can’t resolve ‘canvas’')).toEqual(['cant', 'resolve', 'canvas']);
    expect(wholes("'stroke' 'text'")).toEqual(['stroke', 'text']);
  });

  it('splits camelCase words', () => {
    expect(humps('toDataURL')).toEqual(['to', 'data', 'url']);
    expect(humps('HTMLElement')).toEqual(['html', 'element']);
    expect(humps('zIndex')).toEqual(['z', 'index']);
    expect(humps('plain')).toEqual(['plain']);
    expect(formsOf('getClientRects').parts.map((part) => part.root)).toEqual(['get', 'client', 'rect']);
  });

  it('keeps words in other scripts', () => {
    expect(tokens('图层 слой طبقة').map((token) => token.text)).toEqual(['图层', 'слой', 'طبقة']);
  });
});
