import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser';
import {
  accessibilityBreaches,
  frameBreaches,
  JudgedShapes,
  pageBreaches,
  resizedBreaches,
} from './support/accessibility';
import { builtPages, playersIn, type BuiltPage } from './support/built-pages';
import { keyboardFaults } from './support/keyboard-rules';
import { PAGE_EXCEPTIONS } from './page-exceptions';
import { readHead, type PageHead } from './support/page-head';
import { shownProblems, startPlayers } from './support/players';
import { drawn, openHydrated, openSettled, PageWatch, scrollThrough } from './support/page-watch';
import { BUILD_FOLDER } from './support/paths';
import { SharedKeys } from './support/shared-keys';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const MOST_SHIFT = 0.05;

/** One page of the browser for all addresses of a worker: what the site's pages share stays in its cache. */
interface Visitor {
  page: Page;
  watch: PageWatch;
  judged: JudgedShapes;
}

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const baseURL = process.env['E2E_URL'];
      if (baseURL === undefined) throw new Error('E2E_URL is not set.');
      const context = await browser.newContext({ baseURL, viewport: WIDE, locale: 'en-US', timezoneId: 'UTC' });
      const page = await context.newPage();
      // The fonts come after a first page, and lay it out again; which page is a worker's first is chance.
      await openSettled(page, '/');
      const watch = await PageWatch.on(page, baseURL, { cutsOff: false });
      await use({ page, watch, judged: new JudgedShapes(new SharedKeys('shapes')) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// No other host can be reached, so that requests need not be held to be looked at, which would turn the cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  },
});

/** Letters that lists of results show of a title, and the range of a description that says something and is not cut. */
const MOST_TITLE = 65;
const LEAST_DESCRIPTION = 40;
const MOST_DESCRIPTION = 165;

interface ReadPage extends BuiltPage {
  head: PageHead;
  html: string;
}

const pages: ReadPage[] = builtPages().map((page) => {
  const html = fs.readFileSync(page.file, 'utf8');
  return { ...page, html, head: readHead(html) };
});
const shown = pages.filter(({ head }) => head.movedTo === undefined);
const moved = pages.filter(({ head }) => head.movedTo !== undefined);

/** Pages of one kind share their layout: what stands around the text is looked at on the first of each kind. */
function kindOf(address: string): string {
  const [, first = '', second = ''] = address.split('/');
  if (address === '/docs/sandbox.html') return 'gallery';
  if (first === 'docs') return second === 'sandbox' ? 'sandbox' : second.includes('.') ? 'docs' : 'tutorial';
  return first === '' ? 'home' : first;
}
const firstOfKind = new Map<string, string>();
for (const { path: address } of shown) {
  // The double of another page has that page's layout, whatever its address is like.
  if (PAGE_EXCEPTIONS.sameHead.has(address)) continue;
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

  test('has a title and a description that fit where they are shown', () => {
    const wrong = shown.flatMap(({ path: address, head }) => {
      const { title, description, isUnlisted } = head;
      if (isUnlisted) return [];
      return [
        ...(title.length <= MOST_TITLE ? [] : [`${address}: the title has ${title.length} letters`]),
        ...(description.length >= LEAST_DESCRIPTION && description.length <= MOST_DESCRIPTION
          ? []
          : [`${address}: the description has ${description.length} letters: ${description}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('has no picture without a file or a text', () => {
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

  test('has the picture and the code of every demo', () => {
    const wrong = shown.flatMap(({ path: address, html }) => {
      const demos = playersIn(html);
      const whole = demos.filter(({ isBare }) => !isBare);
      const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
      const blocks = count(/<pre\b/g);
      return blocks >= whole.length ? [] : [`${address}: ${whole.length} demos and ${blocks} blocks of code`];
    });
    expect(wrong).toEqual([]);
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

  test('the sitemap names pages that are there, and every page that is to be found', () => {
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

  test('exceptions name pages that are there', () => {
    const known = new Set(pages.map((page) => page.path));
    const named = Object.values(PAGE_EXCEPTIONS).flatMap((set) => [...set]);
    expect(named.filter((address) => !known.has(address))).toEqual([]);
  });
});

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

for (const { path: address, html } of shown) {
  test(`page ${address}`, async ({ visitor: { page, watch, judged } }) => {
    watch.clear();
    await page.setViewportSize(WIDE);
    await openHydrated(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    await scrollThrough(page);
    // A shift is told of after the frame that it came with.
    await drawn(page);
    expect.soft(await brokenPictures(page), 'pictures that do not load').toEqual([]);
    expect.soft(await PageWatch.layoutShift(page), 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);

    // The menus are the same everywhere; looking at them once per kind of page keeps the run short.
    const isFirst = firstOfKind.get(kindOf(address)) === address;
    const scope = isFirst ? {} : { within: 'main', judged };
    const lookAt = async (width: number, breaches: () => Promise<string[]>) => {
      // On a busy machine what follows a new size may come some frames later.
      await expect.soft.poll(() => tooWide(page), `width at ${width} px`).toBeUndefined();
      await expect.soft.poll(() => keyboardFaults(page), `keyboard at ${width} px`).toEqual([]);
      expect.soft(await breaches(), `accessibility at ${width} px`).toEqual([]);
    };
    const inFrames = async () => {
      const frames = page.frames().filter((frame) => frame !== page.mainFrame());
      const found: string[] = [];
      for (const frame of frames) found.push(...(await frameBreaches(frame, judged)));
      return found;
    };

    await lookAt(WIDE.width, () => pageBreaches(page, scope));
    // The first demo starts while the page is looked at.
    const ids = playersIn(html).map(({ id }) => id);
    expect.soft(await startPlayers(page, ids), 'demos that do not run').toEqual([]);
    expect.soft(await inFrames(), `accessibility of frames at ${WIDE.width} px`).toEqual([]);
    await page.setViewportSize(NARROW);
    await drawn(page);
    await lookAt(NARROW.width, () => (isFirst ? pageBreaches(page) : resizedBreaches(page, scope)));
    expect.soft(await inFrames(), `accessibility of frames at ${NARROW.width} px`).toEqual([]);

    expect.soft(await shownProblems(page), 'problems that demos show').toEqual([]);
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
  expect(await accessibilityBreaches(page)).toEqual([]);
});
