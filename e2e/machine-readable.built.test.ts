import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPages, playersIn } from './support/built-pages';
import { readMachineHead } from './support/machine-head';
import { readHead } from './support/page-head';
import { BUILD_FOLDER, CATALOG_FILE } from '../testing/paths';
import { schemaProblems } from './support/schema-types';
import { checkStructured } from './support/structured-data';

const built = (address: string) => path.join(BUILD_FOLDER, decodeURI(address));
const pathOf = (url: string) => new URL(url, 'https://docs.example').pathname;

const pages = builtPages()
  .map((page) => {
    const html = fs.readFileSync(page.file, 'utf8');
    // The gallery's old URL names the other one as canonical, so it counts as a folder's.
    const address = page.path === '/docs/sandbox/' ? '/docs/sandbox/index.html' : page.path;
    return { ...page, path: address, html, head: readHead(html), machine: readMachineHead(html) };
  })
  .filter(({ head }) => head.movedTo === undefined);
const listed = pages.filter(({ head }) => !head.isUnlisted);
type ReadPage = (typeof pages)[number];

/** Pages that break a rule, one line each. */
const complaints = (of: readonly ReadPage[], rule: (page: ReadPage) => string[]) =>
  of.flatMap((page) => rule(page).map((complaint) => `${page.path}: ${complaint}`));

const markdownOf = (page: ReadPage) => {
  const file = built(page.machine.markdown ?? '/none');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
};

/** A page's Markdown without its code. */
const proseOf = (markdown: string) =>
  markdown.replaceAll(/^( *)(`{3,})[^\n]*\n[^]*?^ *\2$/gm, '').replaceAll(/(`+)[^`][^]*?\1/g, '');

/** A page's URL with and without its extension; empty if both are pages. */
function otherSpelling(address: string): string[] {
  const bare = address.replace(/\/$/, '');
  if (bare === '' || bare.startsWith('/docs/sandbox.') || bare === '/docs/sandbox/index.html') return [];
  if (bare.endsWith('/index.html')) return [bare.replace('/index.html', '.html')];
  return [bare.endsWith('.html') ? bare.replace('.html', '') : `${bare}.html`];
}

const LEFTOVERS: readonly [RegExp, string][] = [
  [/^\s*(?:import|export) .*(?:from|=|\{)/m, 'a line of script'],
  [/(?<!\\)<(?!https?:|mailto:)\/?[A-Za-z!][^>]*>/, 'a tag'],
  [/(?<!\\)\{\/\*|\*\/\}/, 'a comment of MDX'],
  [/^:::/m, 'a directive'],
  [/\u200B/, 'an invisible character'],
  [/(?:Copy code|Direct link to|Reset code|Filter (?:demos|members)|\[object Object\])/, 'words of the interface'],
];

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Every source file of every demo, from the engine's last build. */
function catalogFiles(): { id: string; flavour: string; name: string; text: string; isShared: boolean }[] {
  const catalog: unknown = JSON.parse(fs.readFileSync(CATALOG_FILE, 'utf8'));
  return fieldsOf(catalog).flatMap((demo) =>
    fieldsOf(demo['flavours']).flatMap((flavour) =>
      fieldsOf(flavour['files']).map((file) => ({
        id: String(demo['id']),
        flavour: String(flavour['flavour']),
        name: String(file['path']),
        text: String(file['text']),
        isShared: String(file['origin']).startsWith('shared/'),
      })),
    ),
  );
}

describe('every page as Markdown', () => {
  it('is linked in the page’s head and exists at the page’s address plus .md', () => {
    const wrong = complaints(listed, (page) => {
      const expected = `${page.path === '/' ? '/index' : page.path.replace(/\/$/, '')}.md`;
      if (page.machine.markdown !== expected) return [`names ${page.machine.markdown ?? 'none'} and not ${expected}`];
      return fs.existsSync(built(expected)) ? [] : [`${expected} is not there`];
    });
    expect(wrong).toEqual([]);
    expect(listed.length).toBeGreaterThan(50);
  });

  it('has one title, its description and its text', () => {
    const wrong = complaints(listed, (page) => {
      const prose = proseOf(markdownOf(page));
      const titles = prose.match(/^# .+$/gm) ?? [];
      return [
        ...(titles.length === 1 ? [] : [`has ${titles.length} titles`]),
        ...(page.head.description === '' || /^> ./m.test(prose) ? [] : ['lacks its description']),
        ...(page.head.textLength > 400 && prose.length < 200 ? [`has ${prose.length} letters of text`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('contains no MDX, HTML or interface text', () => {
    const wrong = complaints(listed, (page) => {
      const prose = proseOf(markdownOf(page));
      return LEFTOVERS.flatMap(([pattern, name]) => {
        const found = pattern.exec(prose)?.[0];
        return found === undefined ? [] : [`has ${name}: ${found.trim().slice(0, 80)}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has the code of its demos: every file in every flavor, and shared files once', () => {
    const catalog = catalogFiles();
    let files = 0;
    let shared = 0;
    const wrong = complaints(listed, (page) => {
      const markdown = markdownOf(page).replaceAll(/^ +/gm, '');
      const shown = playersIn(page.html).flatMap(({ id, isBare }) => (isBare ? [] : [id]));
      return catalog
        .filter(({ id }) => shown.includes(id))
        .flatMap(({ id, flavour, name, text, isShared }) => {
          files += 1;
          if (isShared) shared += 1;
          const times = markdown.split(text.trim().replaceAll(/^ +/gm, '')).length - 1;
          if (times === 0) return [`lacks ${name} of ${id} in ${flavour}`];
          const most = shown.filter((one) => one === id).length;
          return isShared && times > most ? [`has ${name} of ${id}, which its flavours share, ${times} times`] : [];
        });
    });
    expect(wrong).toEqual([]);
    expect(files).toBeGreaterThan(100);
    expect(shared).toBeGreaterThan(100);
  });

  it('has a limited size in one framework, and every address in it exists', () => {
    const frameworks = ['vanilla', 'react', 'vue', 'svelte'];
    const limitOf = ({ path: address }: ReadPage) => (/^\/(?:docs\/sandbox|blog)\//.test(address) ? 20_000 : 12_000);
    let read = 0;
    const wrong = complaints(listed, (page) =>
      frameworks.flatMap((framework) => {
        const file = built((page.machine.markdown ?? '/none').replace(/\.md$/, `.${framework}.md`));
        if (!fs.existsSync(file)) return [];
        read += 1;
        const text = fs.readFileSync(file, 'utf8');
        const [before = ''] = text.split(/^(?:## Other files of the demo|This page in other frameworks:)/m);
        const size = Buffer.byteLength(before);
        const named = [...text.matchAll(/(?:\]\(|\/\/ )(\/demo-(?:files|assets)\/[^\s)]+)/g)].map(
          ([, address = '']) => address,
        );
        return [
          ...(size <= limitOf(page) ? [] : [`has ${size} bytes in ${framework}`]),
          ...named.filter((address) => !fs.existsSync(built(address))).map((address) => `names ${address}`),
        ];
      }),
    );
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(1000);
  });

  it('is in the list of its section with its size; llms-full.txt has everything listed', () => {
    const overview = fs.readFileSync(built('/llms.txt'), 'utf8');
    const full = fs.readFileSync(built('/llms-full.txt'), 'utf8');
    const lists = [...overview.matchAll(/\]\((\/llms\/\S+\.txt)\)/g)].map(([, address = '']) => address);
    const list = lists.map((address) => fs.readFileSync(built(address), 'utf8')).join('\n');
    const entries = [...list.matchAll(/^- \[[^\n]+\]\((\S+\.md)\):.* \(([\d.]+) (kB|MB)\)$/gm)];
    expect(entries.length).toBeGreaterThan(50);
    const wrong = entries.flatMap(([, url = '', size = '', unit]) => {
      const bytes = fs.statSync(built(pathOf(url))).size / (unit === 'MB' ? 1e6 : 1e3);
      return Math.abs(bytes - Number(size)) > Math.max(0.06, bytes * 0.06) ? [`${url}: ${size}, really ${bytes}`] : [];
    });
    expect(wrong).toEqual([]);
    const missing = entries.filter(
      ([, url = '']) => !full.includes(fs.readFileSync(built(pathOf(url)), 'utf8').trim()),
    );
    expect(missing.map(([, url]) => url)).toEqual([]);
    expect(overview).toContain(
      `All ${entries.length} pages in one file of ${(full.length / 1e6).toFixed(1).slice(0, 2)}`,
    );

    const named = new Set(entries.map(([, url = '']) => pathOf(url)));
    const docs = listed.filter(({ path: address }) => /^\/(?:docs|api)\//.test(address));
    const lost = docs.filter(({ machine }) => !named.has(machine.markdown ?? ''));
    expect(lost.map((page) => page.path)).toEqual(['/docs/sandbox/index.html']);
  });

  it('is reached from lists of a limited size, whose addresses exist and whose sections say when to read them', () => {
    const overview = fs.readFileSync(built('/llms.txt'), 'utf8');
    expect(Buffer.byteLength(overview)).toBeLessThanOrEqual(20_000);
    const sections = overview.slice(overview.indexOf('## Sections')).match(/^- .*$/gm) ?? [];
    expect(sections.filter((line) => !/pages\. Use when .{10}/.test(line))).toEqual([]);
    for (const name of ['llms', 'llms-vanilla', 'llms-react', 'llms-vue', 'llms-svelte']) {
      const text = fs.readFileSync(built(`/${name}.txt`), 'utf8');
      const addresses = [...text.matchAll(/\]\((\/[^)\s]+)\)/g)].map(([, address = '']) => address);
      expect(addresses.length, name).toBeGreaterThan(30);
      expect(
        addresses.filter((address) => !fs.existsSync(built(address))),
        name,
      ).toEqual([]);
    }
  });
});

describe('the head of every page', () => {
  it('names one canonical address', () => {
    const wrong = complaints(listed, ({ path: address, machine }) => {
      const expected = address === '/docs/sandbox/index.html' ? '/docs/sandbox.html' : address.replace(/(.)\/$/, '$1');
      const named = machine.canonical === undefined ? 'none' : pathOf(machine.canonical);
      return named === expected ? [] : [`names ${named} and not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has the metadata for link previews, with an existing picture', () => {
    const wrong = complaints(listed, ({ machine: { social } }) => {
      const missing = ['og:title', 'og:url', 'og:image', 'og:site_name', 'twitter:card', 'twitter:image'].filter(
        (name) => (social.get(name) ?? '') === '',
      );
      const picture = pathOf(social.get('og:image') ?? '/none');
      return [
        ...missing.map((name) => `lacks ${name}`),
        ...(fs.existsSync(built(picture)) ? [] : [`its picture ${picture} is not there`]),
        ...(social.get('og:image') === social.get('twitter:image') ? [] : ['shows two pictures']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('of a page with a demo has its own preview picture', () => {
    const withDemo = listed.filter(
      ({ path: address, html }) =>
        /^\/docs\//.test(address) && /\bkd-poster\b/.test(html) && playersIn(html).length > 0,
    );
    expect(withDemo.length).toBeGreaterThan(20);
    const pictures = withDemo.map(({ machine }) => pathOf(machine.social.get('og:image') ?? ''));
    expect(withDemo.filter((_, index) => pictures[index] === '/img/social-card.png').map((page) => page.path)).toEqual(
      [],
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('links the feeds, and they exist', () => {
    const wrong = complaints(listed, ({ machine }) => (machine.feeds.length === 2 ? [] : ['links no two feeds']));
    expect(wrong).toEqual([]);
    for (const feed of ['/blog/rss.xml', '/blog/atom.xml']) expect(fs.existsSync(built(feed))).toBe(true);
  });

  it('has valid structured data', () => {
    const types = new Map<string, number>();
    const wrong = complaints(listed, ({ machine }) =>
      machine.structured.flatMap((text) => {
        const { type, problems } = checkStructured(text);
        types.set(type, (types.get(type) ?? 0) + 1);
        return problems.map((problem) => `${type} ${problem}`);
      }),
    );
    expect(wrong).toEqual([]);
    expect(schemaProblems(listed.flatMap(({ machine }) => machine.structured))).toEqual([]);
    for (const type of ['TechArticle', 'BreadcrumbList', 'BlogPosting', 'Blog'])
      expect(types.get(type) ?? 0, type).toBeGreaterThan(0);
    const posts = listed.filter(({ machine }) => machine.structured.some((text) => text.includes('"BlogPosting"')));
    const lost = posts.filter(
      ({ path: address, machine }) =>
        address !== '/blog/' && !machine.structured.some((text) => text.includes('"BreadcrumbList"')),
    );
    expect(lost.map((page) => page.path)).toEqual([]);
    const docs = listed.filter(({ html }) => html.includes('theme-doc-markdown') && !html.includes('generated-index'));
    const bare = docs.filter(({ machine }) => !machine.structured.some((text) => text.includes('"TechArticle"')));
    expect(bare.map((page) => page.path)).toEqual([]);
  });
});

it('robots.txt allows everything and names the sitemap, which has dates if the history has them', () => {
  const robots = fs.readFileSync(built('/robots.txt'), 'utf8');
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(robots).toContain('Allow: /');
  const text = fs.readFileSync(built(pathOf(sitemap)), 'utf8');
  const dated = new Set([...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)].map(([, url = '']) => pathOf(url)));
  const shown = pages.filter(
    ({ path: address, html }) => address.startsWith('/docs/') && html.includes('theme-last-updated'),
  );
  // A URL without an extension is a folder with an index in the build, and is listed without a trailing slash.
  const undated = shown.filter(({ path: address }) => !dated.has(address.replace(/\/$/, '')));
  expect(undated.map(({ path: address }) => address)).toEqual([]);
});

describe('editing a page', () => {
  it('every docs page links its source and the contributors’ guide', () => {
    const docs = pages.filter(({ html }) => html.includes('theme-doc-markdown') && !html.includes('generated-index'));
    // API pages are generated: readers edit their texts.
    const sourceOf = (address: string) =>
      address.startsWith('/api/') ? '/edit/main/packages/api-reference/' : '/edit/main/content/docs/';
    const wrong = complaints(docs, ({ html, path: address }) => [
      ...(html.includes(sourceOf(address)) ? [] : ['does not link its source']),
      ...(html.includes('/CONTRIBUTING.md') ? [] : ['does not link the guide']),
    ]);
    expect(wrong).toEqual([]);
    const file = /\/edit\/main\/((?:content|packages)\/[^\s">]+)/g;
    const named = docs.flatMap(({ html }) => [...html.matchAll(file)].map(([, source = '']) => source));
    expect(named.filter((source) => !fs.existsSync(path.join(BUILD_FOLDER, '..', source)))).toEqual([]);
  });
});

describe('one URL for each page', () => {
  it('the other spelling of every page’s URL redirects to it', () => {
    const wrong = complaints(listed, ({ path: address }) =>
      otherSpelling(address).flatMap((other) => {
        const stub = built(`${other}/index.html`);
        const target = fs.existsSync(stub) ? readHead(fs.readFileSync(stub, 'utf8')).movedTo : 'nowhere';
        return target === address.replace(/(.)\/$/, '$1') ? [] : [`${other} leads to ${target ?? 'nowhere'}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
