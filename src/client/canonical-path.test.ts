import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path';

const PAGES = new Set(['/', '/blog', '/docs/index.html', '/docs/shapes/Rect.html', '/docs/react/index.html']);
const find = (path: string) => canonicalPath(path, (candidate) => PAGES.has(candidate));

describe('canonicalPath', () => {
  it.each(['/', '/blog', '/docs/index.html'])('returns nothing for %s, which is a page’s own path', (path) => {
    expect(find(path)).toBeUndefined();
  });

  it.each([
    ['/index.html', '/'],
    ['/blog.html', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/blog/', '/blog'],
    ['/docs/shapes/Rect', '/docs/shapes/Rect.html'],
    ['/docs/shapes/Rect/', '/docs/shapes/Rect.html'],
    ['/docs/shapes/Rect/index.html', '/docs/shapes/Rect.html'],
    ['/docs/react', '/docs/react/index.html'],
    ['/docs/react/', '/docs/react/index.html'],
  ])('turns %s into %s', (path, page) => {
    expect(find(path)).toBe(page);
  });

  it('returns the page that replaces a removed folder', () => {
    const isPage = (path: string) => path === '/docs/sandbox.html';
    expect(canonicalPath('/downloads/code/shapes/Rect.html', isPage)).toBe('/docs/sandbox.html');
    expect(find('/downloads/code/shapes/Rect.html')).toBeUndefined();
  });

  it.each(['/nothing', '/docs/shapes/Nothing.html', '/blog/nothing/index.html'])('finds no page for %s', (path) => {
    expect(find(path)).toBeUndefined();
  });
});
