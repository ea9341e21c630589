import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { builtPages, type BuiltPage } from './support/built-pages';
import { PAGE_EXCEPTIONS } from './page-exceptions';
import { readHead, type PageHead } from './support/page-head';
import { openHydrated, PageWatch, scrollThrough } from './support/page-watch';
import { BUILD_FOLDER } from './support/paths';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const MOST_SHIFT = 0.05;

interface ReadPage extends BuiltPage {
  head: PageHead;
}

const pages: ReadPage[] = builtPages().map((page) => ({ ...page, head: readHead(fs.readFileSync(page.file, 'utf8')) }));
const shown = pages.filter(({ head }) => head.movedTo === undefined);
const moved = pages.filter(({ head }) => head.movedTo !== undefined);

/** Pages of one kind share their layout: what stands around the text is looked at on the first of each kind. */
function kindOf(address: string): string {
  const [, first = '', second = ''] = address.split('/');
  if (first === 'docs') return second === 'sandbox' ? 'sandbox' : second.includes('.') ? 'docs' : 'tutorial';
  return first === '' ? 'home' : first;
}
const firstOfKind = new Map<string, string>();
for (const { path: address } of shown) {
  if (!firstOfKind.has(kindOf(address))) firstOfKind.set(kindOf(address), address);
}

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

test.describe('the HTML of all pages', () => {
  test('has a title of its own', () => {
    expect(shown.filter(({ head }) => head.title === '').map((page) => page.path)).toEqual([]);
    expect(sameValues(({ head }) => head.title)).toEqual([]);
  });

  test('has a description of its own', () => {
    const missing = shown.filter(
      ({ head, path: address }) => head.description === '' && !PAGE_EXCEPTIONS.noDescription.has(address),
    );
    expect(missing.map((page) => page.path)).toEqual([]);
    expect(sameValues(({ head }) => head.description)).toEqual([]);
  });

  test('has one first heading', () => {
    const wrong = shown.filter(({ head }) => head.headings.length !== 1);
    expect(
      wrong.map(({ path: address, head }) => `${address}: ${head.headings.length} (${head.headings.join('; ')})`),
    ).toEqual([]);
  });

  test('has its text without JavaScript', () => {
    const empty = shown.filter(
      ({ head, path: address }) => head.textLength < 120 && !PAGE_EXCEPTIONS.littleText.has(address),
    );
    expect(empty.map(({ path: address, head }) => `${address}: ${head.textLength} letters`)).toEqual([]);
  });

  test('old addresses lead to pages that are there', () => {
    const known = new Set(shown.map((page) => page.path));
    const lost = moved.filter(({ head }) => {
      const target = head.movedTo?.split('#')[0] ?? '';
      return !known.has(target) && !known.has(`${target}/`);
    });
    expect(lost.map(({ path: address, head }) => `${address} leads to ${head.movedTo ?? ''}`)).toEqual([]);
  });

  test('the sitemap names pages that are there', () => {
    const text = fs.readFileSync(path.join(BUILD_FOLDER, 'sitemap.xml'), 'utf8');
    const known = new Set(shown.map((page) => page.path));
    const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      decodeURIComponent(new URL(url).pathname),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !known.has(address) && !known.has(`${address}/`))).toEqual([]);
  });

  test('exceptions name pages that are there', () => {
    const known = new Set(pages.map((page) => page.path));
    const named = Object.values(PAGE_EXCEPTIONS).flatMap((set) => [...set]);
    expect(named.filter((address) => !known.has(address))).toEqual([]);
  });
});

const ABOUT_PAGES: ReadonlySet<string> = new Set(['region', 'landmark-one-main', 'page-has-heading-one']);

/** Breaches of the accessibility rules, one line each with the first place. */
async function axe(page: Page, isFirstOfKind: boolean): Promise<string[]> {
  let builder = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  // The menus are the same everywhere; looking at them once per kind of page keeps the run short.
  if (!isFirstOfKind) builder = builder.include('main');
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes: all }) => {
    // A demo's frame is a part of this page: rules about a page's landmarks and headings are not for it.
    const nodes = ABOUT_PAGES.has(id) ? all.filter(({ target }) => target.length === 1) : all;
    const [first] = nodes;
    if (first === undefined) return [];
    return `${id}: ${help} (${nodes.length} x, first ${first.target.join(' ')}: ${first.failureSummary?.split('\n')[1]?.trim() ?? ''})`;
  });
}

async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );
}

/** Elements that make the page wider than the window. */
async function tooWide(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? `The page is ${scrollWidth} px wide in a window of ${clientWidth} px.`
      : undefined;
  });
}

for (const { path: address } of shown) {
  test(`page ${address}`, async ({ page, baseURL }) => {
    if (baseURL === undefined) throw new Error('E2E_URL is not set.');
    const watch = await PageWatch.on(page, baseURL);
    await page.setViewportSize(WIDE);
    await openHydrated(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    await scrollThrough(page);
    expect.soft(await brokenPictures(page), 'pictures that do not load').toEqual([]);
    expect.soft(await PageWatch.layoutShift(page), 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);

    const isFirst = firstOfKind.get(kindOf(address)) === address;
    expect.soft(await axe(page, isFirst), `accessibility at ${WIDE.width} px`).toEqual([]);
    await page.setViewportSize(NARROW);
    expect.soft(await tooWide(page), `width at ${NARROW.width} px`).toBeUndefined();
    // The same text in the same layout: narrow pages are looked at once per kind.
    if (isFirst) expect.soft(await axe(page, true), `accessibility at ${NARROW.width} px`).toEqual([]);

    expect.soft(watch.messages, 'console').toEqual([]);
    expect.soft(watch.broken, 'requests that failed').toEqual([]);
    expect.soft(watch.foreign, 'requests to other hosts').toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [kind, address] of firstOfKind) {
    test(`a page of the kind ${kind} can be read`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').first()).toBeVisible();
    });
  }
});

test('the not-found page stands, hydrates and helps', async ({ page, baseURL }) => {
  const response = await page.goto(`${baseURL ?? ''}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
  expect(await axe(page, true)).toEqual([]);
});
