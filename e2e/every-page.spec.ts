import { expect, test as base, type Page } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import {
  accessibilityBreaches,
  frameBreaches,
  JudgedShapes,
  pageBreaches,
  resizedBreaches,
} from './support/accessibility';
import { playersIn } from './support/built-pages';
import { firstResultHeight, hiddenDrawing, resultBelow, type Share, TALL } from './support/first-drawing';
import { keyboardFaults } from './support/keyboard-rules';
import { DRAWN_LATER, PAGE_EXCEPTIONS, TALL_RESULTS } from './page-exceptions';
import { hiddenEntry } from './support/menu';
import { crampedFrames, shownProblems, startPlayers } from './support/players';
import { drawn, openHydrated, openSettled, PageWatch, scrollThrough } from './support/page-watch';
import { kindOfPage } from '../testing/selection/kinds';
import { SELECTION_FILE } from '../testing/selection/model';
import { readSelection } from '../testing/selection/read';
import { isInShare, weekOf } from '../testing/selection/share';
import { readPages } from './support/read-pages';
import { SharedKeys } from './support/shared-keys';
import { mayLeaveOut, PASSED_BEFORE, storedPage, testedAs } from './support/store/keys';

const WIDE = { width: 1440, height: 900 };
/** Height of the page in a notebook's window of 1440 px; what is above a result does not depend on it. */
const NOTEBOOK = 789;
/** Window size of a small notebook. */
const LOW = { width: 1280, height: 720 };
const NARROW = { width: 390, height: 844 };
const MAX_SHIFT = 0.05;

/** One browser page for all URLs of a worker, so that shared files stay in its cache. */
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
      // Fonts load after the first page and change its layout, and which page a worker visits first is chance.
      await openSettled(page, '/');
      const watch = await PageWatch.on(page, baseURL, { cutsOff: false });
      await use({ page, watch, judged: new JudgedShapes(new SharedKeys('shapes')) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// No other host can be reached, so requests do not have to be intercepted, which would turn the cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...TEST_BROWSER_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  },
});

const { shown } = readPages();
const { pages: selected } = readSelection();
const isSelected = (address: string) => selected === undefined || selected.includes(address);

/** The parts around the text are checked on the first page of each kind. */
const firstOfKind = new Map<string, string>();
for (const { path: address } of shown) {
  // A copy of another page has that page's layout, whatever its URL.
  if (PAGE_EXCEPTIONS.sameHead.has(address)) continue;
  if (!firstOfKind.has(kindOfPage(address))) firstOfKind.set(kindOfPage(address), address);
}

/** In a run of everything, one of how many pages is asked for all accessibility rules, besides the first of each kind. */
const RULES_SHARE = 8;
/** At night, for chosen pages, and in a run without `npm test`, every page is asked. */
const rulesEverywhere =
  process.env['PAGE_RULES'] === 'all' || process.env[SELECTION_FILE] === undefined || selected !== undefined;
const week = weekOf(new Date());

/** How much of its first demo a page's window must show; the tables of exceptions give the reasons for the others. */
const isTutorial = (address: string) => /^(?:docs|tutorial)$/.test(kindOfPage(address));

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

for (const { path: address, html } of shown.filter((page) => isSelected(page.path))) {
  const stored = storedPage(address, html);
  test(`page ${address}`, testedAs(stored), async ({ visitor: { page, watch, judged } }) => {
    test.skip(mayLeaveOut(stored), PASSED_BEFORE); // reason: it passed with these very files; `--all` skips none
    watch.clear();
    await page.setViewportSize(WIDE);
    await openHydrated(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    expect.soft(await hiddenEntry(page), 'the menu’s entry of the page').toBeUndefined();
    await scrollThrough(page);
    // A layout shift is reported after the frame in which it happened.
    await drawn(page);
    expect.soft(await brokenPictures(page), 'pictures that do not load').toEqual([]);
    expect.soft(await PageWatch.layoutShift(page), 'layout shift').toBeLessThanOrEqual(MAX_SHIFT);

    // The menus are the same everywhere. Checking them once per kind of page keeps the run short.
    const isFirst = firstOfKind.get(kindOfPage(address)) === address;
    const hasRules = rulesEverywhere || isFirst || isInShare(address, week, RULES_SHARE);
    const scope = isFirst ? {} : { within: 'main', judged };
    const lookAt = async (width: number, breaches: () => Promise<string[]>) => {
      // On a busy machine, the effects of a new size may appear some frames later.
      await expect.soft.poll(() => tooWide(page), `width at ${width} px`).toBeUndefined();
      await expect.soft.poll(() => keyboardFaults(page), `keyboard at ${width} px`).toEqual([]);
      if (hasRules) expect.soft(await breaches(), `accessibility at ${width} px`).toEqual([]);
    };
    const inFrames = async () => {
      const frames = page.frames().filter((frame) => frame !== page.mainFrame());
      const found: string[] = [];
      if (!hasRules) return found;
      for (const frame of frames) found.push(...(await frameBreaches(frame, judged)));
      return found;
    };

    await lookAt(WIDE.width, () => pageBreaches(page, scope));
    // The first demo starts during the checks.
    const ids = playersIn(html).map(({ id }) => id);
    expect.soft(await startPlayers(page, ids), 'demos that do not run').toEqual([]);
    expect.soft(await inFrames(), `accessibility of frames at ${WIDE.width} px`).toEqual([]);
    // A stage follows a new width some frames later.
    await expect.soft.poll(() => crampedFrames(page), `frames too small at ${WIDE.width} px`).toEqual([]);

    const unseen: string[] = [];
    const lookAtDrawing = async (share: Share) => {
      if (isTutorial(address)) unseen.push(...(await hiddenDrawing(page, share)));
    };
    const isTall = TALL_RESULTS.has(address);
    if (isTall) expect.soft(await firstResultHeight(page), 'height of a tall result').toBeGreaterThan(TALL);
    await lookAtDrawing(isTall ? 'top' : 'whole');
    /** On a page of the sandbox, the demo comes directly below the title and a sentence. */
    const lookAtResult = async (window: number, wanted: (height: number) => number) => {
      if (kindOfPage(address) !== 'sandbox') return;
      expect.soft(await resultBelow(page, window, wanted), `result below ${window} px on arrival`).toBe(0);
    };
    await lookAtResult(NOTEBOOK, (height) => Math.min(height / 2, 320));
    await page.setViewportSize(LOW);
    await drawn(page);
    await lookAtDrawing('half of the top');
    await lookAtResult(LOW.height, (height) => height / 3);
    await page.setViewportSize(NARROW);
    await drawn(page);
    await lookAtDrawing('strip');
    await lookAtResult(NARROW.height, () => 1);
    if (DRAWN_LATER.has(address)) expect.soft(unseen, 'what the table of exceptions says').not.toEqual([]);
    else expect.soft(unseen, 'the drawing is seen first').toEqual([]);

    await lookAt(NARROW.width, () => (isFirst ? pageBreaches(page) : resizedBreaches(page, scope)));
    expect.soft(await inFrames(), `accessibility of frames at ${NARROW.width} px`).toEqual([]);
    await expect.soft.poll(() => crampedFrames(page), `frames too small at ${NARROW.width} px`).toEqual([]);

    expect.soft(await shownProblems(page), 'problems that demos show').toEqual([]);
    expect.soft(watch.messages, 'console').toEqual([]);
    expect.soft(watch.broken, 'requests that failed').toEqual([]);
    expect.soft(watch.foreign, 'requests to other hosts').toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [kind, address] of firstOfKind) {
    test(`a page of the kind ${kind} is readable`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').first()).toBeVisible();
    });
  }
});

test('the not-found page is served, hydrates and helps', async ({ page, baseURL }) => {
  const response = await page.goto(`${baseURL ?? ''}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
});
