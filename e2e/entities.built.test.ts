import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages } from './support/built-pages';
import { BUILD_FOLDER, ROOT } from '../testing/paths';

const GENERATED = path.join(ROOT, '.docusaurus');

/** A field of data with an unknown shape. */
function field(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

function list(value: unknown): unknown[] {
  expect(Array.isArray(value)).toBe(true);
  return Array.isArray(value) ? value : [];
}

function readJson(...file: string[]): unknown {
  const data: unknown = JSON.parse(fs.readFileSync(path.join(GENERATED, ...file), 'utf8'));
  return data;
}

const instances = field(readJson('globalData.json'), 'docusaurus-plugin-content-docs');
const [version] = list(field(instances, 'default', 'versions'));
const docs = list(field(version, 'docs'));

/** Sidebars with all their items, as the pages get them. */
function sidebars(): [string, unknown][] {
  const folder = path.join('docusaurus-plugin-content-docs', 'default', 'p');
  const file = fs.readdirSync(path.join(GENERATED, folder)).find((name) => /^index-.*\.json$/.test(name)) ?? '';
  return Object.entries(Object(field(readJson(folder, file), 'version', 'docsSidebars')));
}

/** All items of a sidebar, including those in categories. */
function itemsOf(items: unknown): unknown[] {
  return list(items).flatMap((item) => [
    item,
    ...(field(item, 'type') === 'category' ? itemsOf(field(item, 'items')) : []),
  ]);
}

describe('the documents', () => {
  it('belong to one plugin with one version: Next, at the root, marked as the last, with its main document', () => {
    expect(Object.keys(Object(instances))).toEqual(['default']);
    expect(field(instances, 'default', 'breadcrumbs')).toBe(true);
    expect(list(field(instances, 'default', 'versions'))).toHaveLength(1);
    expect({ ...Object(version), docs: undefined, sidebars: undefined }).toEqual({
      name: 'current',
      label: 'Next',
      path: '/',
      isLast: true,
      mainDocId: 'docs/index',
      draftIds: [],
    });
    expect(field(version, 'sidebars', 'tutorialsSidebar', 'link', 'path')).toBe('/docs/index.html');
    expect(field(version, 'sidebars', 'apiSidebar', 'link', 'path')).toBe('/api/Konva.html');
  });

  it('have an id, a path and a sidebar, and are built at that path', () => {
    expect(docs.length).toBeGreaterThan(100);
    const wrong = docs.filter((doc) => {
      const address = field(doc, 'path');
      const sidebar = field(doc, 'sidebar');
      const isBuilt = typeof address === 'string' && fs.existsSync(path.join(BUILD_FOLDER, address));
      const isNamed =
        sidebar === undefined || ['tutorialsSidebar', 'apiSidebar', 'sandboxSidebar'].includes(String(sidebar));
      return typeof field(doc, 'id') !== 'string' || !isBuilt || !isNamed;
    });
    // A generated category index is not a document, so it only has a path here.
    expect(wrong.map((doc) => field(doc, 'path')).filter((address) => address !== '/category/shapes')).toEqual([]);
  });

  it('name their version, and no other one', () => {
    const pages = builtPages()
      .map(({ path: address, file }) => ({ address, html: fs.readFileSync(file, 'utf8') }))
      .filter(({ html }) => html.includes('theme-doc-markdown'));
    expect(pages.length).toBeGreaterThan(50);
    const meta = (html: string, name: string) =>
      new RegExp(`<meta[^>]*name="?docusaurus_${name}"?[^>]*content="?([^">\\s]+)`).exec(html)?.[1];
    const wrong = pages.filter(({ html }) => meta(html, 'version') !== 'current' || meta(html, 'locale') !== 'en');
    expect(wrong.map(({ address }) => address)).toEqual([]);
    const told = pages.filter(({ html }) => /theme-doc-version-(?:banner|badge)/.test(html));
    expect(told.map(({ address }) => address)).toEqual([]);
  });
});

describe('the sidebars', () => {
  it('are three with the names of the specification, of which the one for demos is empty, and the menu of the demos’ pages', () => {
    expect(sidebars().map(([name]) => name)).toEqual([
      'tutorialsSidebar',
      'apiSidebar',
      'demosSidebar',
      'sandboxSidebar',
    ]);
    expect(Object.fromEntries(sidebars())['demosSidebar']).toEqual([]);
  });

  it('contain links with their address and whether they are listed, and categories with items', () => {
    const items = sidebars().flatMap(([, own]) => itemsOf(own));
    expect(new Set(items.map((item) => field(item, 'type')))).toEqual(new Set(['link', 'category']));
    const wrong = items.filter((item) => {
      if (field(item, 'type') === 'category') {
        const href = field(item, 'href');
        return list(field(item, 'items')).length === 0 || (href !== undefined && typeof href !== 'string');
      }
      return typeof field(item, 'href') !== 'string' || typeof field(item, 'unlisted') !== 'boolean';
    });
    expect(wrong).toEqual([]);
  });

  it('contain every document that has a sidebar, once', () => {
    for (const [name, own] of sidebars()) {
      const named = itemsOf(own)
        .map((item) => field(item, 'href'))
        .filter((href) => typeof href === 'string');
      expect(new Set(named).size).toBe(named.length);
      const wanted = docs.filter((doc) => field(doc, 'sidebar') === name).map((doc) => field(doc, 'path'));
      expect(wanted.filter((address) => !named.includes(String(address)))).toEqual([]);
    }
  });
});

it('every page names the generator and its installed version', () => {
  const installed: unknown = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'node_modules/@docusaurus/core/package.json'), 'utf8'),
  );
  const html = fs.readFileSync(path.join(BUILD_FOLDER, 'index.html'), 'utf8');
  expect(html).toContain(`content="Docusaurus v${String(field(installed, 'version'))}"`);
});
