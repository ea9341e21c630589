import { describe, expect, it } from 'vitest';
import { matchBranch, readRoutes, routeScripts } from './route-chunks';

const SOURCE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/blog', component: ComponentCreator('/blog', 'b1'), exact: true },
  { path: '/', component: ComponentCreator('/', 'r1'), routes: [
    { path: '/docs/a.html', component: ComponentCreator('/docs/a.html', 'a1'), exact: true, sidebar: "s" },
    { path: '/docs/b.html', component: ComponentCreator('/docs/b.html', 'b2'), exact: true },
  ] },
  { path: '*', component: ComponentCreator('*') },
];
`;

const routes = readRoutes(SOURCE);
const CHUNKS = {
  '/-r1': { __comp: 'root' },
  '/docs/a.html-a1': { __comp: 'doc', __props: 'props', content: 'a', data: ['a', 'd'] },
  '/blog-b1': { __comp: 'blog' },
};
const MANIFEST = {
  origins: { root: [1], doc: ['2', 3], a: [4], d: [1] },
  assets: {
    1: { js: [{ file: 'assets/js/1.js' }] },
    2: { js: [{ file: 'assets/js/2.js' }] },
    3: { js: [{ file: 'assets/js/main.js' }] },
    4: { js: [{ file: 'assets/js/4.js' }] },
  },
};
const BUILT = {
  routes,
  chunkNames: CHUNKS,
  bundleOf: (chunk: string) => (chunk === 'props' ? 'doc' : chunk),
  manifest: MANIFEST,
};

describe('the scripts of a route', () => {
  it('are collected from the root to the page, without duplicates and without those that the HTML names', () => {
    expect(routeScripts(BUILT, '/docs/a.html', new Set(['assets/js/main.js']))).toEqual([
      'assets/js/1.js',
      'assets/js/2.js',
      'assets/js/4.js',
    ]);
  });

  it('are none for a path without a route', () => {
    expect(routeScripts(BUILT, '/docs/none.html', new Set())).toEqual([]);
  });

  it('are those of an exact match before nested routes', () => {
    expect(matchBranch(routes, '/blog').map(({ key }) => key)).toEqual(['/blog-b1']);
    expect(matchBranch(routes, '/docs/b.html').map(({ key }) => key)).toEqual(['/-r1', '/docs/b.html-b2']);
  });

  it('finds a page below the base path of a site', () => {
    const below = readRoutes(SOURCE.replaceAll("'/", "'/base/"));
    expect(matchBranch(below, '/base/docs/b.html').map(({ key }) => key)).toEqual([
      '/base/-r1',
      '/base/docs/b.html-b2',
    ]);
  });
});

it('rejects routes of another shape', () => {
  expect(() => readRoutes('export default 1;')).toThrow('not a list');
  expect(() => readRoutes('export default [{ path: "/" }];')).toThrow('no path');
});
