import { describe, expect, it } from 'vitest';
import fs from 'node:fs';
import path from 'node:path';
import { oldAddresses, otherSpelling } from './redirects';
import { readWrittenPages } from './written-pages';

const ROOT = path.join(__dirname, '..');

describe('oldAddresses', () => {
  it('redirects each to the page that replaced it, or to the nearest existing one', () => {
    const written = new Set(['/docs/index.html', '/docs/ai_tools.html', '/docs/sandbox/20000_Nodes.html']);
    const found = new Map(oldAddresses((slug) => written.has(slug)).map(({ from, to }) => [from, to]));
    expect(found.get('/docs/react/Intro.html')).toBe('/docs/index.html');
    expect(found.get('/docs/sandbox/Nodes')).toBe('/docs/sandbox/20000_Nodes.html');
    expect(found.get('/docs/sandbox/Shapes_with_Tooltip')).toBe('/docs/sandbox.html');
  });

  it('has no redirect from the path of an existing page', () => {
    const found = oldAddresses((slug) => slug === '/docs/react/Intro.html');
    expect(found.map(({ from }) => from)).not.toContain('/docs/react/Intro.html');
  });
});

describe('the rules for hosts', () => {
  const slugs = new Set(readWrittenPages(path.join(ROOT, 'content')).map((page) => page.slug));
  const pages = oldAddresses((slug) => slugs.has(slug)).filter(({ from }) => from !== '/downloads/code');

  it.each([
    ['deploy/_redirects', (from: string, to: string) => `${from} ${to} 301\n`],
    ['deploy/nginx.conf', (from: string, to: string) => `location = ${from} { return 301 ${to}; }\n`],
  ])('in %s lead to the same pages as the site’s redirects', (file, rule) => {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    expect(pages.length).toBeGreaterThan(2);
    for (const { from, to } of pages) expect(text).toContain(rule(from, to));
  });
});

describe('otherSpelling', () => {
  it('returns the path without .html, or with it', () => {
    expect(otherSpelling('/docs/shapes/Rect.html')).toEqual(['/docs/shapes/Rect']);
    expect(otherSpelling('/blog')).toEqual(['/blog.html']);
    expect(otherSpelling('/docs/react/index.html')).toEqual(['/docs/react.html']);
  });

  it('returns nothing when the other spelling is a page itself', () => {
    expect(['/', '/404.html', '/docs/sandbox.html', '/docs/sandbox/index.html'].flatMap(otherSpelling)).toEqual([]);
  });
});
