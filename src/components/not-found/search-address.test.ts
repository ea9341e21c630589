import { describe, expect, it } from 'vitest';
import { searchAddress, wordsOfPath } from './search-address';

describe('the words of a URL', () => {
  it.each([
    ['/docs/shapes/Rounded_Rect.html', 'Rounded Rect'],
    ['/docs/react/index.html', 'react'],
    ['/api/Konva.Recht', 'Konva Recht'],
    ['/caf%C3%A9', 'café'],
    ['/%E0%A4%A', 'E0 A4 A'],
    ['/', ''],
    ['/index.html', ''],
  ])('%s gives "%s"', (pathname, words) => {
    expect(wordsOfPath(pathname)).toBe(words);
  });

  it('are not longer than the search field accepts', () => {
    expect(wordsOfPath(`/${'a'.repeat(200)}`)).toHaveLength(64);
  });
});

describe('the URL of a search', () => {
  it('contains the words', () => {
    expect(searchAddress({ algolia: { searchPagePath: 'search' } }, 'a & b')).toBe('/search?q=a%20%26%20b');
    expect(searchAddress({ algolia: {} }, '')).toBe('/search');
  });

  it('is undefined on a site without a search page', () => {
    expect(searchAddress({}, 'a')).toBeUndefined();
    expect(searchAddress({ algolia: { searchPagePath: false } }, 'a')).toBeUndefined();
  });
});
