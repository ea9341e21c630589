import { describe, expect, it } from 'vitest';
import { markdownAddress } from './address';

describe('markdownAddress', () => {
  it('is the address plus .md', () => {
    expect(markdownAddress('/docs/shapes/Rect.html')).toBe('/docs/shapes/Rect.html.md');
    expect(markdownAddress('/blog')).toBe('/blog.md');
  });

  it('knows no slash at the end, and the home page has a name', () => {
    expect(markdownAddress('/blog/')).toBe('/blog.md');
    expect(markdownAddress('/')).toBe('/index.md');
  });

  it('keeps the place where the site begins', () => {
    expect(markdownAddress('/konva/', '/konva/')).toBe('/konva/index.md');
    expect(markdownAddress('/konva/docs/index.html', '/konva/')).toBe('/konva/docs/index.html.md');
  });
});
