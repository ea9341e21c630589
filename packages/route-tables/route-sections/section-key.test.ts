import { describe, expect, it } from 'vitest';
import { sectionKey } from './section-key';

describe('the section of the route table', () => {
  it.each([
    ['/', ''],
    ['/blog', ''],
    ['/blog/', ''],
    ['/docs/shapes/Rect.html', '/docs/shapes'],
    ['/Docs/Shapes/rect.html/', '/docs/shapes'],
    ['/docs/shapes/Rect.html?a=/b#/c', '/docs/shapes'],
  ])('of %s is "%s"', (path, key) => {
    expect(sectionKey(path, {})).toBe(key);
  });

  it('is one of several in a folder with many pages, and always the same for a path', () => {
    const keys = Array.from({ length: 200 }, (_, index) => sectionKey(`/blog/post-${index}`, { '/blog': 4 }));
    expect([...new Set(keys)].sort()).toEqual(['/blog*0', '/blog*1', '/blog*2', '/blog*3']);
    expect(sectionKey('/Blog/POST-7/', { '/blog': 4 })).toBe(keys[7]);
  });
});
