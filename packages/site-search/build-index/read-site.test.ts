import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeTitles, isTextsFile, isTitlesFile } from '../model/index-files';
import { readSite, type SitePlaces } from './read-site';
import { writeIndex } from './write-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'site-search-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function page(file: string, title: string, text = ''): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `<title>${title} | Konva</title><main><h1>${title}</h1><p>${text}</p></main>`);
}

const places = (routes: string[], more: Partial<SitePlaces> = {}): SitePlaces => ({
  outDir: folder,
  routes,
  baseUrl: '/',
  groups: [],
  otherGroup: 'Documentation',
  ...more,
});

describe('readSite', () => {
  it('finds the file of each route, with or without .html', () => {
    page('index.html', 'Home');
    page('docs/shapes/Rect.html', 'Rectangle');
    page('docs/react/index.html', 'React');
    page('blog/index.html', 'Blog');
    page('plain.html', 'Plain');
    const records = readSite(
      places(['/', '/docs/shapes/Rect.html', '/docs/react/index.html', '/blog', '/plain', '/gone']),
    );
    expect(records.map(({ url, titles }) => `${url} ${titles.at(-1)}`)).toEqual([
      '/ Home',
      '/docs/shapes/Rect.html Rectangle',
      '/docs/react/index.html React',
      '/blog Blog',
      '/plain Plain',
    ]);
  });

  it('omits lists, the not-found page, the search page and patterns', () => {
    for (const file of ['404.html', 'search/index.html', 'blog/tags/index.html', 'blog/archive/index.html'])
      page(file, 'X');
    expect(readSite(places(['/404.html', '/search', '/blog/tags', '/blog/archive', '*']))).toEqual([]);
  });

  it('omits a page whose canonical URL is that of another page', () => {
    for (const [file, own] of [
      ['docs/sandbox.html', '/docs/sandbox.html'],
      ['docs/sandbox/index.html', '/docs/sandbox.html'],
      ['blog/index.html', '/blog/'],
    ] as const) {
      page(file, file);
      const html = readFileSync(path.join(folder, file), 'utf8');
      writeFileSync(
        path.join(folder, file),
        `<link data-rh=true rel=canonical href=https://example.org${own} />${html}`,
      );
    }
    const records = readSite(places(['/docs/sandbox.html', '/docs/sandbox/index.html', '/blog']));
    expect(records.map((record) => record.url)).toEqual(['/docs/sandbox.html', '/blog']);
  });

  it('removes the base path, and does not index a file twice', () => {
    page('docs/a.html', 'A');
    const records = readSite(places(['/site/docs/a.html', '/site/docs/a'], { baseUrl: '/site/' }));
    expect(records.map((record) => record.url)).toEqual(['/docs/a.html']);
  });

  it('works without the API description and the catalog, and reports a broken one', () => {
    page('a.html', 'A');
    expect(readSite(places(['/a'], { apiFile: path.join(folder, 'no.json') }))).toHaveLength(1);
    writeFileSync(path.join(folder, 'broken.json'), '{');
    expect(() => readSite(places(['/a'], { apiFile: path.join(folder, 'broken.json') }))).toThrow(
      /broken\.json is not JSON/,
    );
  });
});

describe('writeIndex', () => {
  it('writes two files with all records, and removes those of an earlier build', () => {
    page('docs/a.html', 'A', 'Some text.');
    const records = readSite(places(['/docs/a.html']));
    const out = path.join(folder, 'search-index');
    mkdirSync(out);
    writeFileSync(path.join(out, 'texts.old.json'), '');
    writeIndex(records, [out]);
    const read = (name: string): unknown => JSON.parse(readFileSync(path.join(out, name), 'utf8'));
    const titles = read('titles.json');
    if (!isTitlesFile(titles)) throw new Error('This is not a titles file.');
    const texts = read(titles.texts);
    if (!isTextsFile(texts)) throw new Error('This is not a texts file.');
    expect(readdirSync(out).sort()).toEqual([titles.texts, 'titles.json'].sort());
    expect(decodeTitles(titles).map((title, at) => ({ ...title, text: texts.texts[at] }))).toEqual(records);
  });
});
