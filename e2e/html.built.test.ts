import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { narrowPoster } from '../packages/demo-engine/model/published';
import { DRAWN_LATER, PAGE_EXCEPTIONS, TALL_RESULTS } from './page-exceptions';
import { playersIn } from './support/built-pages';
import { BUILD_FOLDER } from '../testing/paths';
import { readPages, type ReadPage } from './support/read-pages';

/** Number of characters of a title that search results show, and the range for a description that is informative and not cut off. */
const MAX_TITLE = 65;
const MIN_DESCRIPTION = 40;
const MAX_DESCRIPTION = 165;

const { shown, moved } = readPages();

function sameValues(read: (page: ReadPage) => string): string[] {
  const byValue = new Map<string, string[]>();
  for (const page of shown) {
    if (page.head.isUnlisted || PAGE_EXCEPTIONS.sameHead.has(page.path)) continue;
    const value = read(page);
    byValue.set(value, [...(byValue.get(value) ?? []), page.path]);
  }
  return [...byValue]
    .filter(([, paths]) => paths.length > 1)
    .map(([value, paths]) => `"${value}": ${paths.join(', ')}`);
}

/** A page's internal links: URLs with query and hash. */
function linksIn(html: string): string[] {
  const tags = html.matchAll(/<a\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g);
  const targets = [...tags].map(([tag]) => /\shref=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/.exec(tag));
  return targets.flatMap((found) => found?.[1] ?? found?.[2] ?? found?.[3] ?? []).filter((href) => /^[/#]/.test(href));
}

/** Maximum size of the small first image that goes into the HTML, in bytes. */
const LARGEST_PICTURE = 6 * 1024;

describe('the first picture of a page', () => {
  it('is in the HTML when its small version is small enough, beside the address of its file', () => {
    const wrong: string[] = [];
    let inlined = 0;
    for (const { path: address, html } of shown) {
      const [tag] =
        /<img\b(?:"[^"]*"|'[^']*'|[^>"'])*\bdata-first-picture\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(html) ?? [];
      if (tag === undefined) continue;
      const src = /\ssrc="?([^\s">]+)/.exec(tag)?.[1] ?? '';
      const small = path.join(BUILD_FOLDER, narrowPoster(src, 960));
      const isSmall = fs.existsSync(small) && fs.statSync(small).size <= LARGEST_PICTURE;
      const set = /\ssrcset="([^"]+)"/.exec(tag)?.[1] ?? '';
      const data = /^data:image\/webp;base64,([^ ]+) 960w, (\S+) \d+w$/.exec(set);
      const fits = isSmall
        ? data?.[1] === fs.readFileSync(small).toString('base64') && data[2] === src
        : set.includes(`${src} `) && !set.includes('data:');
      // The head asks for what is not in the HTML, before scripts, in the same sizes, and for nothing that the browser would not use.
      const asked = (html.match(/<link[^>]*\sas="?image\b[^>]*>/g) ?? []).filter((link) => link.includes(src));
      const isAsked = isSmall ? asked.length === 0 : asked.length === 1 && asked[0]?.includes(`imagesrcset="${set}"`);
      if (isSmall) inlined += 1;
      const isLate = tag.includes('loading=') || !tag.includes('fetchpriority="high"');
      if (!fits || isAsked !== true || isLate || !fs.existsSync(path.join(BUILD_FOLDER, src))) wrong.push(address);
    }
    expect(wrong).toEqual([]);
    expect(inlined).toBeGreaterThan(50);
  });
});

describe('an iPhone', () => {
  it('keeps every page within its safe area by itself, and lets readers zoom', () => {
    // With `viewport-fit=cover`, whatever is fixed to an edge would need `env(safe-area-inset-…)`.
    const views = shown.map(({ html }) => /<meta[^>]*\bname="?viewport\b[^>]*>/.exec(html)?.[0] ?? 'none');
    expect([...new Set(views)]).toEqual([
      expect.stringMatching(/content="width=device-width, ?initial-scale=1(?:\.0)?"/),
    ]);
  });
});

describe('the HTML of all pages', () => {
  it('has its own title', () => {
    expect(shown.filter(({ head }) => head.title === '').map((page) => page.path)).toEqual([]);
    expect(sameValues(({ head }) => head.title)).toEqual([]);
  });

  it('has its own description', () => {
    const missing = shown.filter(
      ({ head, path: address }) => head.description === '' && !PAGE_EXCEPTIONS.noDescription.has(address),
    );
    expect(missing.map((page) => page.path)).toEqual([]);
    expect(sameValues(({ head }) => head.description)).toEqual([]);
  });

  it('has a title and a description of a suitable length', () => {
    const wrong = shown.flatMap(({ path: address, head }) => {
      const { title, description, isUnlisted } = head;
      if (isUnlisted) return [];
      return [
        ...(title.length <= MAX_TITLE ? [] : [`${address}: the title has ${title.length} letters`]),
        ...(description.length >= MIN_DESCRIPTION && description.length <= MAX_DESCRIPTION
          ? []
          : [`${address}: the description has ${description.length} letters: ${description}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has no image without a file or alternative text', () => {
    const wrong = shown.flatMap(({ path: address, html }) =>
      [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
        const source = /\bsrc=["']?(\/[^"'\s>]+)/.exec(tag)?.[1];
        const file = source === undefined ? undefined : path.join(BUILD_FOLDER, decodeURI(source));
        const isThere = /\bsrc=["']?data:/.test(tag) || (file !== undefined && fs.existsSync(file));
        return isThere && /\balt\b/.test(tag) ? [] : [`${address}: ${tag.slice(0, 120)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has the picture and the code of every demo', () => {
    const wrong = shown.flatMap(({ path: address, html }) => {
      const demos = playersIn(html);
      const whole = demos.filter(({ isBare }) => !isBare);
      const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
      const blocks = count(/<pre\b/g);
      return blocks >= whole.length ? [] : [`${address}: ${whole.length} demos and ${blocks} blocks of code`];
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the names and signatures of members from being translated', () => {
    const wrong = shown.flatMap(({ path: address, html }) => {
      if (!address.startsWith('/api/')) return [];
      const headings = [...html.matchAll(/<h[2-6]\b[^>]*\bid="?([\w$]+)"?[^>]*>(?:<a\b[^>]*>)?([\w$]+)(?:\(\))?</g)];
      // Other headings have their text in lower case as the id.
      const names = headings.filter(([, id, name]) => id === name);
      const signatures = [...html.matchAll(/kd-api-signature"?>(?:<p>)?<code[^>]*>/g)];
      return [...names, ...signatures].flatMap(([tags]) =>
        /\btranslate="?no/.test(tags) ? [] : [`${address}: ${tags}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has one heading of level 1', () => {
    const wrong = shown.filter(({ head }) => head.headings.length !== 1);
    expect(
      wrong.map(({ path: address, head }) => `${address}: ${head.headings.length} (${head.headings.join('; ')})`),
    ).toEqual([]);
  });

  it('has its text without JavaScript', () => {
    const empty = shown.filter(
      ({ head, path: address }) => head.textLength < 120 && !PAGE_EXCEPTIONS.littleText.has(address),
    );
    expect(empty.map(({ path: address, head }) => `${address}: ${head.textLength} letters`)).toEqual([]);
  });

  it('has no link to a missing page or anchor', () => {
    const places = new Map(
      [...shown, ...moved].map(({ path: address, html }) => [
        address,
        new Set(
          [...html.matchAll(/\s(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)].map(([, a, b, c]) => a ?? b ?? c),
        ),
      ]),
    );
    const pageAt = (address: string) =>
      [address, `${address}/`, address.replace(/\/$/, '')].find((each) => places.has(each));
    let count = 0;
    const broken = shown.flatMap(({ path: address, html }) =>
      linksIn(html).flatMap((href) => {
        const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `https://docs.example${address}`);
        const target = pageAt(decodeURI(pathname));
        count += 1;
        if (target === undefined)
          return fs.existsSync(path.join(BUILD_FOLDER, decodeURI(pathname))) ? [] : [`${address} links to ${href}`];
        const place = decodeURIComponent(hash.slice(1));
        // The playground's code, and the top of a page.
        if (place === '' || place.includes('=') || href === '#') return [];
        return places.get(target)?.has(place) === true
          ? []
          : [`${address} links to ${href}, a place that is not there`];
      }),
    );
    expect([...new Set(broken)]).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });

  it('old URLs redirect to existing pages', () => {
    const known = new Set(shown.map((page) => page.path));
    const lost = moved.filter(({ head }) => {
      const target = head.movedTo?.split('#')[0] ?? '';
      return !known.has(target) && !known.has(`${target}/`);
    });
    expect(lost.map(({ path: address, head }) => `${address} leads to ${head.movedTo ?? ''}`)).toEqual([]);
  });

  it('the sitemap lists existing pages, and every page that may be indexed', () => {
    const text = fs.readFileSync(path.join(BUILD_FOLDER, 'sitemap.xml'), 'utf8');
    const known = new Set(shown.map((page) => page.path));
    const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      decodeURIComponent(new URL(url).pathname),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !known.has(address) && !known.has(`${address}/`))).toEqual([]);
    const toBeFound = shown.filter(
      ({ path: address, head }) => !head.isUnlisted && !PAGE_EXCEPTIONS.sameHead.has(address),
    );
    const inSitemap = new Set(named);
    const missing = toBeFound.filter(
      ({ path: address }) => !inSitemap.has(address) && !inSitemap.has(address.replace(/(.)\/$/, '$1')),
    );
    expect(missing.map((page) => page.path)).toEqual([]);
  });

  it('exceptions name existing pages', () => {
    const known = new Set([...shown, ...moved].map((page) => page.path));
    const named = [...Object.values(PAGE_EXCEPTIONS), TALL_RESULTS, DRAWN_LATER].flatMap((set) => [...set]);
    expect(named.filter((address) => !known.has(address))).toEqual([]);
  });
});
