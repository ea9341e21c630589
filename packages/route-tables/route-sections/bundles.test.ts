import { expect, it } from 'vitest';
import type { RouteNode } from '../route-chunks';
import { bundles } from './bundles';

const route = (key: string, routes: RouteNode[] = []): RouteNode => ({
  path: key,
  key,
  exact: routes.length === 0,
  routes,
  attributes: {},
});

it('bundles chunks that the same pages need, and keeps the chunks of single pages separate', () => {
  const pages = Array.from({ length: 20 }, (_, index) => `page-${index}`);
  const names = bundles(
    [
      route('home'),
      route('version', [
        route(
          'root',
          [...pages, 'category'].map((key) => route(key)),
        ),
      ]),
    ],
    {
      home: { __comp: 'home-page', __context: { plugin: 'pages' } },
      version: { __comp: 'version', __props: 'labels' },
      root: { __comp: 'root' },
      category: { __comp: 'category', __props: 'cards', __sidebar: 'menu-b' },
      ...Object.fromEntries(
        pages.map((key, index) => [
          key,
          { __comp: 'item', content: `text-${key}`, __sidebar: index < 12 ? 'menu-a' : 'menu-b' },
        ]),
      ),
    },
  );
  const documents = ['version', 'labels', 'root', 'item'];
  expect(new Set(documents.map((chunk) => names.get(chunk)))).toHaveLength(1);
  for (const menu of ['menu-a', 'menu-b']) expect(names.get(menu)).toBe(menu);
  for (const chunk of ['home-page', 'pages', 'category', 'cards', 'text-page-0']) expect(names.has(chunk)).toBe(false);
});
