import { describe, expect, it } from 'vitest';
import { markdownAddress } from './address';

describe('markdownAddress', () => {
  it('is the path plus .md', () => {
    expect(markdownAddress('/docs/shapes/Rect.html')).toBe('/docs/shapes/Rect.html.md');
    expect(markdownAddress('/blog')).toBe('/blog.md');
  });

  it('drops a trailing slash, and names the home page index', () => {
    expect(markdownAddress('/blog/')).toBe('/blog.md');
    expect(markdownAddress('/')).toBe('/index.md');
  });

  it('keeps the base path', () => {
    expect(markdownAddress('/konva/', '/konva/')).toBe('/konva/index.md');
    expect(markdownAddress('/konva/docs/index.html', '/konva/')).toBe('/konva/docs/index.html.md');
  });
});
