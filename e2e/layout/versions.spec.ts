import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtPages } from '../support/built-pages';
import { BUILD_FOLDER } from '../support/paths';

/** What the generator keeps of its docs plugin for the browser. */
const DATA_FILE = path.join(BUILD_FOLDER, '../.docusaurus/globalData.json');

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function inside(value: unknown, ...names: string[]): unknown {
  return names.reduce((from, name) => (isFields(from) ? from[name] : undefined), value);
}

function docsVersions(): Fields[] {
  const data: unknown = JSON.parse(fs.readFileSync(DATA_FILE, 'utf8'));
  const versions = inside(data, 'docusaurus-plugin-content-docs', 'default', 'versions');
  return Array.isArray(versions) ? versions.filter(isFields) : [];
}

test('there is one version of the docs, “Next”, at the root, with docs/index as its main page', () => {
  const [version, ...others] = docsVersions();
  expect(others).toEqual([]);
  expect(version).toMatchObject({ name: 'current', label: 'Next', path: '/', isLast: true, mainDocId: 'docs/index' });
});

test('there are three sidebars, and the one for demos is empty', () => {
  const sidebars = docsVersions()[0]?.['sidebars'];
  // A sidebar that links nothing has no entry here; the menu of a page is in the page.
  expect(isFields(sidebars) ? Object.keys(sidebars) : []).toEqual(
    expect.arrayContaining(['tutorialsSidebar', 'apiSidebar', 'demosSidebar']),
  );
  expect(inside(sidebars, 'demosSidebar', 'link')).toBeUndefined();
  expect(inside(sidebars, 'tutorialsSidebar', 'link', 'path')).toBe('/docs/index.html');
  expect(inside(sidebars, 'apiSidebar', 'link', 'path')).toBe('/api/Konva.html');
});

test('every document says its version, and says nothing of another one', () => {
  const docs = builtPages()
    .map(({ path: address, file }) => ({ address, html: fs.readFileSync(file, 'utf8') }))
    .filter(({ html }) => html.includes('theme-doc-markdown'));
  expect(docs.length).toBeGreaterThan(50);
  const meta = (html: string, name: string) =>
    new RegExp(`<meta[^>]*name="?docusaurus_${name}"?[^>]*content="?([^">\\s]+)`).exec(html)?.[1];
  const wrong = docs.filter(({ html }) => meta(html, 'version') !== 'current' || meta(html, 'locale') !== 'en');
  expect(wrong.map(({ address }) => address)).toEqual([]);
  const told = docs.filter(({ html }) => /theme-doc-version-(?:banner|badge)/.test(html));
  expect(told.map(({ address }) => address)).toEqual([]);
});
