import { describe, expect, it } from 'vitest';
import { oldAddresses, otherSpelling } from './redirects';

describe('oldAddresses', () => {
  it('leads each to the page that took its place, or to the nearest that is written', () => {
    const written = new Set(['/docs/index.html', '/docs/sandbox/20000_Nodes.html']);
    const found = new Map(oldAddresses((slug) => written.has(slug)).map(({ from, to }) => [from, to]));
    expect(found.get('/docs/react/Intro.html')).toBe('/docs/index.html');
    expect(found.get('/docs/sandbox/Nodes')).toBe('/docs/sandbox/20000_Nodes.html');
    expect(found.get('/docs/sandbox/Shapes_with_Tooltip')).toBe('/docs/sandbox.html');
    expect(found.get('/kai')).toBe('/');
  });

  it('leaves an address to the page that is written there', () => {
    const found = oldAddresses((slug) => slug === '/docs/react/Intro.html');
    expect(found.map(({ from }) => from)).not.toContain('/docs/react/Intro.html');
  });
});

describe('otherSpelling', () => {
  it('knows both spellings', () => {
    expect(otherSpelling('/docs/shapes/Rect.html')).toEqual(['/docs/shapes/Rect']);
    expect(otherSpelling('/blog')).toEqual(['/blog.html']);
    expect(otherSpelling('/docs/react/index.html')).toEqual(['/docs/react.html']);
  });

  it('leaves alone what is a page itself', () => {
    expect(['/', '/404.html', '/docs/sandbox.html', '/docs/sandbox/index.html'].flatMap(otherSpelling)).toEqual([]);
  });
});
