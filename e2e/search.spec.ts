import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { pageBreaches } from './support/accessibility';
import { openHydrated, openSettled, PageWatch, quietNetwork } from './support/page-watch';
import { BUILD_FOLDER } from '../testing/paths';
import { hold } from './support/routing';
import { SearchDialog } from './support/search-dialog';

const PAGE = '/docs/shapes/Rect.html';
const INDEX = '**/search-index/*.json';

/** URLs of the scripts and data that a page has requested. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Waits until the full text has loaded; the current query is answered again then. */
async function wholeIndex(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('site-search complete').length))
    .toBeGreaterThan(0);
}

/** A marker that a full page load removes. */
const markPage = (page: Page) => page.evaluate(() => Reflect.set(window, '__same', true));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, '__same') === true);

test.describe('the search dialog', { tag: '@core' }, () => {
  test('opens with its button, closes with Escape, and returns the focus', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await expect(dialog.input).toHaveAttribute('maxlength', '64');
    await expect(dialog.root.getByText('No recent searches')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.root).toHaveCount(0);
    await expect(dialog.button).toBeFocused();
  });

  test('returns the focus to the element that had it when a key opened the dialog', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    const link = page.locator('.table-of-contents a').first();
    for (const key of ['Escape', 'Control+k']) {
      await link.focus();
      await page.keyboard.press('Control+k');
      await expect(dialog.input).toBeFocused();
      await page.keyboard.press(key);
      await expect(dialog.root).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    // The element that had the focus has been removed.
    await page.keyboard.press('Control+k');
    await expect(dialog.input).toBeFocused();
    await link.evaluate((element) => element.remove());
    await page.keyboard.press('Escape');
    await expect(dialog.button).toBeFocused();
  });

  test('is toggled with Ctrl+K or Cmd+K', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    for (const key of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(key);
      await expect(dialog.input).toBeFocused();
      await page.keyboard.press(key);
      await expect(dialog.root).toHaveCount(0);
    }
  });

  test("opens with '/', but not from a text field", async ({ page }) => {
    await openHydrated(page, '/search');
    const dialog = new SearchDialog(page);
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    await expect(dialog.root).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(dialog.input).toBeFocused();
    await expect(dialog.input).toHaveValue('');
  });

  test('keeps what the reader types while it loads', async ({ page }) => {
    await openHydrated(page, PAGE);
    const held = await hold(page, /\.js$/);
    await page.keyboard.press('Control+k');
    await held.asked;
    await page.keyboard.type('rectt');
    await page.keyboard.press('Backspace');
    const dialog = new SearchDialog(page);
    await expect(dialog.input).toHaveCount(0);
    held.release();
    await expect(dialog.input).toHaveValue('rect');
  });

  test('accepts at most 64 characters', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await page.keyboard.type('x'.repeat(80));
    await expect(dialog.input).toHaveValue('x'.repeat(64));
  });

  test('opens with the letter that was pressed on its button', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.button.focus();
    await page.keyboard.press('r');
    await expect(dialog.input).toHaveValue('r');
  });

  for (const width of [1440, 390]) {
    test(`opens in view and does not scroll the page, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openSettled(page, PAGE);
      await page.evaluate(() => window.scrollTo(0, 400));
      const dialog = new SearchDialog(page);
      await page.keyboard.press('Control+k');
      await expect(dialog.input).toBeFocused();
      await expect(dialog.input).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
      await page.keyboard.press('Escape');
      await expect(dialog.root).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
    });
  }

  test('fits on a narrow screen, with shorter excerpts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('rectangle');
    const excerpts = await dialog.root.locator('.DocSearch-Hit-path').allInnerTexts();
    const words = excerpts
      .filter((text) => text.includes('…'))
      .map((text) => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)?.length ?? 0);
    expect(words.length, 'some excerpts are cut').toBeGreaterThan(0);
    expect(Math.max(...words)).toBeLessThanOrEqual(5);
    await expect(dialog.root.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});

test.describe('what is loaded', () => {
  const isSearch = (address: string) => address.includes('search-index');

  test('nothing before the reader uses the search box', async ({ page }) => {
    const asked = requestsOf(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      // Playwright does not always learn that a demo frame's requests have ended, and frames do not matter for the search.
      if (!response.url().endsWith('.js') || response.frame() !== page.mainFrame()) return;
      // The browser may not expose the bodies of prefetched files.
      scripts.push(response.text().catch(() => ''));
    });
    await openHydrated(page, PAGE);
    await quietNetwork(page);
    expect(asked.filter(isSearch)).toEqual([]);
    const texts = (await Promise.all(scripts)).filter((text) => text !== '');
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.includes('DocSearch-Modal'))).toEqual([]);
  });

  for (const [name, touch] of [
    ['hover', (page: Page) => new SearchDialog(page).button.hover()],
    ['focus', (page: Page) => new SearchDialog(page).button.focus()],
    ['touch', (page: Page) => new SearchDialog(page).button.dispatchEvent('touchstart')],
  ] as const) {
    test(`code and index on ${name}`, async ({ page }) => {
      await openHydrated(page, PAGE);
      const asked = requestsOf(page);
      await touch(page);
      await expect.poll(() => asked.filter(isSearch).length).toBe(2);
      expect(asked.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(0);
      await expect(new SearchDialog(page).root).toHaveCount(0);
    });
  }

  test('the index is small, and reports when it is ready', async ({ page }) => {
    await openHydrated(page, PAGE);
    await new SearchDialog(page).button.hover();
    const measures = () =>
      page.evaluate(() => performance.getEntriesByType('measure').map(({ name, duration }) => ({ name, duration })));
    // `npm run bench -- search` measures the time: on a busy machine, slow does not mean a slow index.
    await expect.poll(async () => (await measures()).length).toBe(2);
    const ready = (await measures()).find(({ name }) => name === 'site-search ready');
    test.info().annotations.push({ type: 'measured', description: `ready after ${ready?.duration.toFixed(0)} ms` });
    expect(ready?.duration).toBeGreaterThan(0);
    const folder = path.join(BUILD_FOLDER, 'search-index');
    const sizes = fs
      .readdirSync(folder)
      .map((file) => ({ file, gzip: gzipSync(fs.readFileSync(path.join(folder, file))).length }));
    for (const { file, gzip } of sizes) expect(gzip, file).toBeLessThan(file === 'titles.json' ? 160_000 : 600_000);
  });
});

test.describe('results', { tag: '@core' }, () => {
  test('are grouped and highlighted, and lead to the hit without a page load', async ({ page }) => {
    await openHydrated(page, '/docs/index.html');
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('getClientRect');
    await expect(dialog.groups.first()).toHaveText('API reference');
    await expect(dialog.hits.first().locator('mark').first()).toHaveText('getClientRect');
    expect((await dialog.urls())[0]).toBe('/api/Konva.Node.html#getClientRect');
    await markPage(page);
    await dialog.hits.first().click();
    await expect(page).toHaveURL(/\/api\/Konva\.Node\.html#getClientRect$/);
    await expect(dialog.root).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  });

  test('can be chosen with the keyboard', async ({ page }) => {
    await openHydrated(page, '/docs/index.html');
    const dialog = new SearchDialog(page);
    await dialog.open();
    // Results are sorted again as they improve.
    await wholeIndex(page);
    await dialog.ask('rect');
    await markPage(page);
    await page.keyboard.press('ArrowDown');
    const wanted = await dialog.root.locator('[aria-selected="true"] a').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === wanted);
    expect(await isSamePage(page)).toBe(true);
  });

  test('a page that takes the focus does not take it from the open dialog, nor change the selection', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/index.html');
    const dialog = new SearchDialog(page);
    await dialog.open();
    await wholeIndex(page);
    await dialog.ask('rect');
    const chosen = dialog.root.locator('[aria-selected="true"] a');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
    const wanted = await chosen.getAttribute('href');
    expect(wanted).not.toBe((await dialog.urls())[0]);
    const asked = await page.evaluate(() => {
      const main = document.querySelector('main');
      let times = 0;
      main?.addEventListener('focus', () => (times += 1));
      main?.setAttribute('tabindex', '-1');
      main?.focus();
      return times;
    });
    expect(asked).toBe(1);
    await expect(dialog.input).toBeFocused();
    await expect(dialog.input).toHaveValue('rect');
    await expect(chosen).toHaveAttribute('href', wanted ?? '');
  });

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`open elsewhere with ${modifier}`, async ({ page, context }) => {
      await openHydrated(page, '/docs/index.html');
      const dialog = new SearchDialog(page);
      await dialog.open();
      await dialog.ask('rectangle');
      const [other] = await Promise.all([
        context.waitForEvent('page'),
        dialog.hits
          .first()
          .locator('a')
          .click({ modifiers: [modifier] }),
      ]);
      await other.waitForLoadState();
      expect(new URL(other.url()).pathname).not.toBe('/docs/index.html');
      expect(new URL(page.url()).pathname).toBe('/docs/index.html');
      await expect(dialog.root).toHaveCount(1);
    });
  }

  for (const [keys, name] of [
    ['Control+Enter', 'a tab'],
    ['Shift+Enter', 'a window'],
  ] as const) {
    test(`open in ${name} with ${keys}`, async ({ page, context }) => {
      await openHydrated(page, '/docs/index.html');
      const dialog = new SearchDialog(page);
      await dialog.open();
      await dialog.ask('rectangle');
      await expect(dialog.root.locator('[aria-selected="true"]')).toHaveCount(1);
      const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
      await other.waitForLoadState();
      expect(new URL(other.url()).pathname).not.toBe('/docs/index.html');
      expect(new URL(page.url()).pathname).toBe('/docs/index.html');
    });
  }

  test('are at most twenty, and demos are found by title, by task and by the members that they use', async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    for (const query of ['Wheel of fortune', 'spin for a prize', 'setPointerCapture wheel']) {
      await dialog.ask(query);
      await expect.poll(() => dialog.urls(), query).toContain('/docs/sandbox/Wheel_of_Fortune.html');
    }
    await dialog.ask('a');
    expect(await dialog.hits.count()).toBeLessThanOrEqual(20);
  });

  test('match partial words and typos', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    for (const query of ['getclientrct', 'client rect', 'Konva.Node#getClientRect', 'getClientRe']) {
      await dialog.ask(query);
      await expect.poll(() => dialog.urls(), query).toContain('/api/Konva.Node.html#getClientRect');
    }
  });

  test('are all on the results page', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    // The full text gives more results than the titles alone.
    await wholeIndex(page);
    await dialog.ask('rect');
    const link = dialog.root.getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec(await link.innerText())?.[0];
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=rect$/);
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
      count === '1' ? 'One document found' : `${count} documents found`,
    );
  });
});

test.describe('recent searches and favorites', () => {
  /** Opens the first result of a query and goes back. */
  async function visit(page: Page, query: string): Promise<void> {
    const dialog = new SearchDialog(page);
    await page.keyboard.press('Control+k');
    await dialog.ask(query);
    await page.keyboard.press('Enter');
    await expect(dialog.root).toHaveCount(0);
  }
  /**
   * Clicks the button that removes an entry from its list, until this many of its kind are left. The entry disappears when its transition
   * has ended, and a busy machine may skip the transition. After that, a click would hit the next entry.
   */
  async function take(button: Locator, left: number): Promise<void> {
    // Much longer than the transition, and the click is repeated.
    const timeout = 2_000;
    await expect(async () => {
      if ((await button.count()) > left) await button.first().click({ timeout });
      await expect(button).toHaveCount(left, { timeout });
    }).toPass();
  }
  /** Adds copies of a list's first entry to its end. They appear from the next load on. */
  async function fill(page: Page, list: 'RECENT' | 'FAVORITE', entries: number): Promise<void> {
    await page.evaluate(
      ([name, length]) => {
        const key = Object.keys(localStorage).find((each) => each.startsWith(`__DOCSEARCH_${name}_SEARCHES__`)) ?? '';
        const saved: { objectID: string; hierarchy: object }[] = JSON.parse(localStorage.getItem(key) ?? '[]');
        for (let number = 1; saved.length < length; number += 1) {
          const title = `Saved ${number}`;
          const [{ hierarchy, ...first } = { objectID: '', hierarchy: {} }] = saved;
          saved.push({ ...first, objectID: title, hierarchy: { ...hierarchy, lvl1: title } });
        }
        localStorage.setItem(key, JSON.stringify(saved));
      },
      [list, entries] as const,
    );
  }

  test('seven recent searches, newest first; four beside favorites; each can be removed', async ({ page }) => {
    await openHydrated(page, PAGE);
    for (const query of ['Konva.Node', 'Konva.Rect']) await visit(page, query);
    await fill(page, 'RECENT', 7);
    await openHydrated(page, PAGE);
    await visit(page, 'Konva.Circle');
    const dialog = new SearchDialog(page);
    await dialog.open();
    const titles = dialog.root.locator('.DocSearch-Hit-title');
    await expect(titles).toHaveText([
      'Konva.Circle',
      'Konva.Rect',
      'Konva.Node',
      'Saved 1',
      'Saved 2',
      'Saved 3',
      'Saved 4',
    ]);
    await expect(dialog.groups).toHaveText('Recent');

    await dialog.hits.first().hover();
    await take(dialog.root.getByTitle('Save this search'), 6);
    await expect(dialog.groups).toHaveText(['Recent', 'Favorite']);
    await openHydrated(page, PAGE);
    await dialog.open();
    await expect(dialog.hits).toHaveCount(5);

    await take(dialog.root.getByTitle('Remove this search from history'), 3);
    await expect(dialog.hits).toHaveCount(4);
    await take(dialog.root.getByTitle('Remove this search from favorites'), 0);
    await expect(dialog.groups).toHaveText('Recent');
  });

  test('at most ten favorites', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    const saveFirst = async () => {
      await dialog.open();
      await take(dialog.root.getByTitle('Save this search'), 0);
    };
    await visit(page, 'Konva.Node');
    await saveFirst();
    await fill(page, 'FAVORITE', 10);
    await openHydrated(page, PAGE);
    await visit(page, 'Konva.Rect');
    await saveFirst();
    await expect(dialog.root.getByTitle('Remove this search from favorites')).toHaveCount(10);
    await expect(dialog.root.locator('.DocSearch-Hit-title').first()).toHaveText('Konva.Rect');
  });
});

test.describe('nothing found', () => {
  test('says so, offers alternatives that have results, and links to a place to report it', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('qqqq wwww');
    await expect(dialog.root.getByText('No results for "qqqq wwww"')).toBeVisible();
    await expect(dialog.root.getByText('Try searching for:')).toBeVisible();
    await expect(dialog.root.getByText('Believe this query should return results?')).toBeVisible();
    const report = dialog.root.getByRole('link', { name: 'Let us know.' });
    await expect(report).toHaveAttribute('href', /qqqq%20wwww/);
    const offers = dialog.root.locator('.DocSearch-Prefill');
    expect(await offers.count()).toBeLessThanOrEqual(3);
    await offers.first().focus();
    await expect(offers.first()).toHaveCSS('outline-style', 'solid');
    await offers.first().click();
    await expect(dialog.hits.first()).toBeVisible();
  });

  test('suggests the intended word', async ({ page }) => {
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('konva');
    await dialog.ask('gatklientregt');
    await expect(dialog.root.locator('.DocSearch-Prefill').first()).toHaveText('getclientrect');
  });
});

test.describe('failures', () => {
  test('an index that cannot be reached: the dialog says so, and recovers with the next query', async ({ page }) => {
    await openHydrated(page, PAGE);
    await page.route(INDEX, (route) => route.abort());
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('rect');
    await expect(dialog.root.getByText('Unable to fetch results')).toBeVisible();
    await expect(dialog.root.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute(INDEX);
    await dialog.ask('rectangle');
    await expect(dialog.hits.first()).toBeVisible();
  });

  test('a slow index: the dialog is stalled after 300 ms, then shows results', async ({ page }) => {
    await openHydrated(page, PAGE);
    const held = await hold(page, /\/search-index\/.*\.json/);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.input.fill('rect');
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
    held.release();
    await expect(dialog.hits.first()).toBeVisible();
    await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
  });

  test('no index at all: the dialog says what to do', async ({ page }) => {
    await openHydrated(page, PAGE);
    await page.route(INDEX, (route) => route.fulfill({ status: 404, body: '' }));
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.input.fill('rect');
    await expect(dialog.root.getByText('There is no search index yet')).toBeVisible();
  });

  test('texts that load late: the results on the screen improve', async ({ page }) => {
    await openHydrated(page, PAGE);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search-index/texts.*.json', async (route) => {
      await released;
      await route.continue();
    });
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('rect');
    const count = () => dialog.root.locator('.DocSearch-HitsFooter').innerText();
    const before = await count();
    release();
    await wholeIndex(page);
    await expect.poll(count).not.toBe(before);
  });

  test('texts that never load: titles still give results', async ({ page }) => {
    await openHydrated(page, PAGE);
    await page.route('**/search-index/texts.*.json', (route) => route.abort());
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('getClientRect');
    expect(await dialog.urls()).toContain('/api/Konva.Node.html#getClientRect');
  });

  test('code that fails to load: the button reports it, and works on the next click', async ({ page }) => {
    await openHydrated(page, PAGE);
    await page.route('**/*.js', (route) => route.abort());
    const dialog = new SearchDialog(page);
    await dialog.button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Search could not be loaded' })).toBeVisible();
    await page.unroute('**/*.js');
    await dialog.button.click();
    await expect(dialog.input).toBeFocused();
  });

  test('any input: no error, no markup', async ({ page, baseURL }) => {
    const watch = await PageWatch.on(page, baseURL ?? '');
    await openHydrated(page, PAGE);
    const dialog = new SearchDialog(page);
    await dialog.open();
    for (const query of [
      '   ',
      'a'.repeat(64),
      '.*+?^${}()|[]\\',
      '<img src=x onerror="window.__hacked=1">',
      '<script>window.__hacked=1</script>',
      '</mark><b id="injected">rect',
      'مرحبا rect',
      '图层 拖动',
      '😀👩‍👩‍👧 rect',
      '__proto__ constructor',
      "'; DROP TABLE x; --",
    ]) {
      // If there is nothing to ask, nothing happens.
      await (query.trim() === '' ? dialog.input.fill(query) : dialog.ask(query));
      await expect(dialog.input).toHaveValue(query.slice(0, 64));
      await expect(dialog.root.locator('img, script, #injected, .DocSearch-ErrorScreen')).toHaveCount(0);
    }
    expect(await page.evaluate(() => Reflect.get(window, '__hacked'))).toBeUndefined();
    expect(watch.messages).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });
});

test.describe('the results page', () => {
  const status = (page: Page) => page.locator('main').getByRole('status');

  test('shows the results of the query in its URL', async ({ page }) => {
    await openHydrated(page, '/search?q=getClientRect');
    await expect(page).toHaveTitle(/^Search results for "getClientRect" \| /);
    await expect(page.getByRole('searchbox')).toHaveValue('getClientRect');
    await expect(status(page)).toHaveText(/\d+ documents found|One document found/);
    const first = page.locator('main article').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', '/api/Konva.Node.html#getClientRect');
    await expect(first.locator('mark').first()).toHaveText('getClientRect');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('offers queries while the field is empty', async ({ page }) => {
    await openHydrated(page, '/search');
    await page.getByText('for example:').getByRole('button').first().click();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByText('for example:')).toHaveCount(0);
  });

  test('follows the typed query, also in the URL', async ({ page }) => {
    await openHydrated(page, '/search');
    await expect(page).toHaveTitle(/^Search the documentation \| /);
    await page.getByRole('searchbox').fill('rectangle');
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page).toHaveURL(/\?q=rectangle$/);
    await page.getByRole('searchbox').fill('');
    await expect(page.locator('main article')).toHaveCount(0);
    await expect(page).toHaveURL(/\/search\/?$/);
  });

  test('loads more results as the reader scrolls down', async ({ page }) => {
    await openHydrated(page, '/search?q=a');
    const articles = page.locator('main article');
    await expect(articles).toHaveCount(20);
    await wholeIndex(page);
    const counted = async () => Number(/\d+/.exec(await status(page).innerText())?.[0] ?? 0);
    await expect.poll(counted).toBeGreaterThan(20);
    const total = await counted();
    await page.getByRole('button', { name: 'More results' }).scrollIntoViewIfNeeded();
    await expect.poll(() => articles.count()).toBeGreaterThan(20);
    const urls = await articles.locator('h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(urls.length).toBeLessThanOrEqual(total);
  });

  test('is usable with arrow keys', async ({ page }) => {
    await openHydrated(page, '/search?q=rect');
    const links = page.locator('main article h2 a');
    const field = page.getByRole('searchbox');
    await wholeIndex(page);
    // Results are sorted again as they improve; those of a query asked now stay as they are.
    await field.fill('');
    await expect(links).toHaveCount(0);
    await field.fill('rect');
    await expect(links.first()).toBeVisible();
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
  });

  test('reports when nothing is found, and offers other queries', async ({ page }) => {
    await openHydrated(page, '/search?q=qqqqwwww');
    await expect(status(page)).toHaveText('No results for “qqqqwwww”');
    await page.getByText('Try searching for:').getByRole('button').first().click();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('reports when the index cannot be reached, and tries again', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openHydrated(page, '/search?q=rect');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(INDEX);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('shows markup of queries and records as text', async ({ page, baseURL }) => {
    const watch = await PageWatch.on(page, baseURL ?? '');
    await openHydrated(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> rect')}`);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    for (const query of [
      'a'.repeat(64),
      '.*+?^${}()|[]\\',
      '</mark><b id="injected">rect',
      'مرحبا rect',
      '图层 拖动',
      '😀 rect',
    ]) {
      await page.getByRole('searchbox').fill(query);
      await expect.poll(() => page.title()).toContain(`"${query}"`);
      await expect(status(page)).toHaveText(/found|No results for/);
      await expect(page.locator('main script, #injected')).toHaveCount(0);
    }
    await page.getByRole('searchbox').fill('   ');
    await expect(page.locator('main article')).toHaveCount(0);
    expect(watch.messages).toEqual([]);
  });
});

test.describe('accessibility', () => {
  for (const query of ['', 'rect', 'qqqq wwww']) {
    test(`the dialog has no accessibility violations with "${query}"`, async ({ page }) => {
      await openHydrated(page, PAGE);
      const dialog = new SearchDialog(page);
      await dialog.open();
      if (query !== '') await dialog.ask(query);
      // Options contain links, so that modifier keys and the middle button open a result elsewhere.
      const breaches = await pageBreaches(page, { within: '[role="dialog"]' });
      expect(breaches.filter((breach) => !breach.startsWith('nested-interactive'))).toEqual([]);
    });
  }

  test('the results page has no accessibility violations', async ({ page }) => {
    await openHydrated(page, '/search?q=rect');
    await expect(page.locator('main article').first()).toBeVisible();
    expect(await pageBreaches(page, { within: 'main' })).toEqual([]);
  });
});
