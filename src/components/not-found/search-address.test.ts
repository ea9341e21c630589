import { describe, expect, it } from 'vitest';
import { searchAddress, wordsOfPath } from './search-address';

describe('the words of an address', () => {
  it.each([
    ['/docs/shapes/Rounded_Rect.html', 'Rounded Rect'],
    ['/docs/react/index.html', 'react'],
    ['/api/Konva.Recht', 'Konva Recht'],
    ['/caf%C3%A9', 'café'],
    ['/%E0%A4%A', 'E0 A4 A'],
    ['/', ''],
    ['/index.html', ''],
  ])('%s asks for "%s"', (pathname, words) => {
    expect(wordsOfPath(pathname)).toBe(words);
  });

  it('are never longer than the search field takes', () => {
    expect(wordsOfPath(`/${'a'.repeat(200)}`)).toHaveLength(64);
  });
});

describe('the address of a search', () => {
  it('carries the words', () => {
    expect(searchAddress({ algolia: { searchPagePath: 'search' } }, 'a & b')).toBe('/search?q=a%20%26%20b');
    expect(searchAddress({ algolia: {} }, '')).toBe('/search');
  });

  it('is not there on a site without a search page', () => {
    expect(searchAddress({}, 'a')).toBeUndefined();
    expect(searchAddress({ algolia: { searchPagePath: false } }, 'a')).toBeUndefined();
  });
});
