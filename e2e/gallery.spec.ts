import { expect, test, type Page } from '@playwright/test';
import { openHydrated, openSettled, PageWatch } from './support/page-watch';

const GALLERY = '/docs/sandbox.html';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Filter demos' });
const said = (page: Page) => page.getByRole('main').getByRole('status');
const choice = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const cards = (page: Page) => page.locator('main article');
const shelves = (page: Page) => page.locator('main section h2');
/** The cards that are not folded away. */
const shown = (page: Page) => cards(page).filter({ visible: true });
/** The number that an option of a filter says. */
const promised = (page: Page, label: string, value: string) =>
  numberIn(choice(page, label).locator(`option[value="${value}"]`).textContent());
const search = (page: Page) => new URL(page.url()).search;

/** The number in a text, for example of a filter: how many demos match. */
async function numberIn(text: Promise<string | null>): Promise<number> {
  return Number(/\d+/.exec((await text) ?? '')?.[0]);
}

test.describe('the gallery', () => {
  test(
    'filters by text and choices, shows the number of demos, and keeps the filters in the URL',
    { tag: '@core' },
    async ({ page }) => {
      await openHydrated(page, GALLERY);
      const all = await cards(page).count();
      await expect(said(page)).toHaveText(`${all} demos`);

      // Each filter leaves as many demos as it says.
      const dragged = await promised(page, 'Feature', 'drag');
      await choice(page, 'Feature').selectOption('drag');
      await expect(cards(page)).toHaveCount(dragged);
      await expect(said(page)).toHaveText(`${dragged} of ${all} demos`);
      await expect.poll(() => search(page)).toBe('?feature=drag');

      await choice(page, 'Level').selectOption('starter');
      await expect.poll(() => search(page)).toBe('?feature=drag&level=starter');
      const starters = await cards(page).count();
      expect(starters).toBeGreaterThan(0);
      expect(starters).toBeLessThan(dragged);

      const categories = await choice(page, 'Category').locator('> option:not([disabled])').all();
      const counts = await Promise.all(categories.slice(1).map((option) => numberIn(option.textContent())));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(starters);

      await field(page).fill('nothing has these words');
      await expect(cards(page)).toHaveCount(0);
      await expect.poll(() => search(page)).toBe('?q=nothing+has+these+words&feature=drag&level=starter');
      // A filter without results cannot be chosen; a chosen one can be removed.
      await expect(choice(page, 'Feature').locator('option:not([disabled])')).toHaveText([
        'All features',
        /^Drag and drop/,
      ]);
      await page.getByRole('button', { name: 'Show all demos' }).click();
      await expect(cards(page)).toHaveCount(all);
      await expect.poll(() => search(page)).toBe('');
    },
  );

  test('filters by framework', async ({ page }) => {
    await openHydrated(page, GALLERY);
    for (const [value, name] of [
      ['vanilla', 'Vanilla'],
      ['react', 'React'],
      ['vue', 'Vue'],
      ['svelte', 'Svelte'],
    ] as const) {
      await choice(page, 'Framework').selectOption(value);
      await expect.poll(() => search(page)).toBe(`?framework=${value}`);
      const count = await numberIn(said(page).textContent());
      await expect(cards(page).filter({ hasText: name })).toHaveCount(count);
    }
  });

  test(
    'restores its filters after a reload, back and forward, and on the way back from a demo',
    { tag: '@core' },
    async ({ page }) => {
      await openHydrated(page, GALLERY);
      const all = await cards(page).count();
      await choice(page, 'Category').selectOption('editors');
      await expect(cards(page)).toHaveCount(await promised(page, 'Category', 'editors'));
      await choice(page, 'Category').selectOption('performance-tests');
      await expect(cards(page)).toHaveCount(await promised(page, 'Category', 'performance-tests'));
      await field(page).pressSequentially('drag');
      await expect.poll(() => search(page)).toBe('?q=drag&category=performance-tests');
      const found = await cards(page).count();

      await page.reload();
      await expect(cards(page)).toHaveCount(found);
      await expect(field(page)).toHaveValue('drag');
      await expect(choice(page, 'Category')).toHaveValue('performance-tests');

      await cards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/docs\/sandbox\/\w+\.html$/);
      await page.goBack();
      await expect(cards(page)).toHaveCount(found);
      await expect(field(page)).toHaveValue('drag');

      // Typing does not add a history entry: going back once restores the previous filter.
      await page.goBack();
      await expect(choice(page, 'Category')).toHaveValue('editors');
      await expect(field(page)).toHaveValue('');
      await page.goForward();
      await expect(field(page)).toHaveValue('drag');
      await expect(cards(page)).toHaveCount(found);

      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(cards(page)).toHaveCount(all);
      await page.goBack();
      await expect(cards(page)).toHaveCount(found);
    },
  );

  test('keeps text typed right before the reader opens a demo', async ({ page }) => {
    await openHydrated(page, GALLERY);
    await field(page).fill('wheel of fortune');
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/Wheel_of_Fortune\.html$/);
    await page.goBack();
    await expect(field(page)).toHaveValue('wheel of fortune');
    await expect(cards(page)).toHaveCount(1);
  });

  test('ignores unknown values in the URL', async ({ page }) => {
    await openHydrated(page, `${GALLERY}?category=nothing&framework=jquery&feature=&level=Starter&page=3`);
    await expect(said(page)).toHaveText(/^\d+ demos$/);
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden();
    for (const label of ['Category', 'Framework', 'Feature', 'Level'])
      await expect(choice(page, label)).toHaveValue('');
  });

  test('applies filters from the URL without a layout shift', async ({ page, baseURL }) => {
    await PageWatch.on(page, baseURL ?? '');
    await openSettled(page, '/docs/index.html');
    await openHydrated(page, `${GALLERY}?feature=tween&level=advanced`);
    await expect(said(page)).toHaveText(/ of /);
    await expect(cards(page).first()).toBeVisible();
    expect(await PageWatch.layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

  test('is usable with the keyboard alone', { tag: '@core' }, async ({ page }) => {
    await openHydrated(page, GALLERY);
    await field(page).focus();
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Category')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Level')).toBeFocused();
    await page.keyboard.press('s');
    await expect(choice(page, 'Level')).toHaveValue('starter');
    await expect.poll(() => search(page)).toBe('?level=starter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => search(page)).toBe('');
  });

  test(
    'shows the finished demos alone; the samples of tutorials are one choice away',
    { tag: '@core' },
    async ({ page }) => {
      await openHydrated(page, GALLERY);
      await expect(shelves(page)).toHaveText([
        'Editors',
        'Maps and plans',
        'Charts and data',
        'Drawing',
        'Images and video',
        'Games',
        'Techniques',
        'Performance',
      ]);
      const addresses = (all: Page) =>
        cards(all)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect((await addresses(page)).filter((address) => !address.startsWith('/docs/sandbox/'))).toEqual([]);
      await page.getByRole('button', { name: 'Show samples of tutorials' }).click();
      await expect(said(page)).toHaveText(/^\d+ samples$/);
      expect((await addresses(page)).filter((address) => address.startsWith('/docs/sandbox/'))).toEqual([]);
      await expect(cards(page)).toHaveCount(await numberIn(said(page).textContent()));
    },
  );

  test('shows what a filter finds as one list, the best first', { tag: '@core' }, async ({ page }) => {
    await openHydrated(page, GALLERY);
    await field(page).fill('snap');
    await expect(shelves(page)).toHaveText(['Demos found']);
    await expect(page.locator('main ul:has(> li > article)')).toHaveCount(1);
    await expect(cards(page).first()).toContainText('Snap objects');
  });

  test('unfolds a section, and keeps it so on the way back from a demo', async ({ page }) => {
    await openHydrated(page, GALLERY);
    const editors = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Editors' }) });
    const all = await editors.locator('article').count();
    await expect(editors.locator('article').filter({ visible: true })).toHaveCount(8);
    await editors.getByRole('button', { name: `Show all ${all}` }).click();
    await expect(editors.locator('article').filter({ visible: true })).toHaveCount(all);
    await editors.locator('article').last().getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/sandbox\/\w+\.html$/);
    await page.goBack();
    await expect(editors.locator('article').filter({ visible: true })).toHaveCount(all);
    // A section without more demos than it shows has nothing to unfold.
    const charts = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Charts and data' }) });
    await expect(charts.getByRole('button')).toBeHidden();
  });

  for (const width of [1440, 1280]) {
    test(`has its filters in one row, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 789 });
      await openHydrated(page, GALLERY);
      const controls = page.getByRole('search', { name: 'Demos' }).locator('input, select, [role=status]');
      const bottoms = await controls.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().bottom)),
      );
      expect(bottoms).toHaveLength(6);
      expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(24);
    });
  }
});

test('the gallery has two columns on a phone, and at most 30 screens with all sections unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, GALLERY);
  const [first, second] = await Promise.all([shown(page).nth(0).boundingBox(), shown(page).nth(1).boundingBox()]);
  expect(second?.y).toBe(first?.y);
  // A pressed button has another name, so the next one is the first again.
  const closed = page.getByRole('button', { name: /^Show all/ }).filter({ visible: true });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  await expect(cards(page).filter({ visible: false })).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(30 * 844);
});

for (const width of [390, 320]) {
  test.describe(`the gallery, ${width} wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('collapses its filters, so that the first screen has demos, and shows the active ones', async ({ page }) => {
      await openSettled(page, GALLERY);
      await expect(choice(page, 'Category')).toBeHidden();
      const first = await cards(page).first().boundingBox();
      expect(first?.y).toBeLessThan(620);
      const fold = page.locator('main [role=search] button[aria-expanded]');
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await fold.click();
      await choice(page, 'Framework').selectOption('svelte');
      await choice(page, 'Feature').selectOption('tween');
      await fold.click();
      await expect(choice(page, 'Category')).toBeHidden();
      await expect(fold).toHaveText('Filters (2)');
      await expect(page.getByText('Svelte, Tweens', { exact: true })).toBeVisible();
      await expect(said(page)).toHaveText(/^\d+ of \d+ demos$/);
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  });
}

test.describe('a card with a loop', () => {
  const LOOP = /\/demo-assets\/loops\//;
  const card = (page: Page) => cards(page).filter({ has: page.getByRole('link', { name: 'Wheel of fortune' }) });
  const moving = (page: Page) => card(page).locator('img[src*="/loops/"]');

  /** URLs of loops that the page requests. */
  function askedFor(page: Page): string[] {
    const asked: string[] = [];
    page.on('request', (request) => LOOP.test(request.url()) && asked.push(request.url()));
    return asked;
  }

  test('plays it under the pointer or with the focus, and loads it only then', { tag: '@core' }, async ({ page }) => {
    const asked = askedFor(page);
    await openHydrated(page, GALLERY);
    await card(page).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await card(page).hover();
    await expect(moving(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(moving(page)).toHaveCount(0);
    await field(page).focus();
    await page.keyboard.press('Shift+Tab');
    await card(page).getByRole('link').focus();
    await expect(moving(page)).toBeVisible();
    await field(page).focus();
    await expect(moving(page)).toHaveCount(0);
    // It covers exactly the poster.
    await card(page).hover();
    const [over, poster] = [await moving(page).boundingBox(), await card(page).locator('img').first().boundingBox()];
    expect(over).toEqual(poster);
    expect(new Set(asked).size).toBe(1);
  });

  for (const [reader, prepare] of [
    ['prefers reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
    [
      'saves data',
      (page: Page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
        }),
    ],
  ] as const) {
    test(`loads nothing for a reader who ${reader}`, async ({ page }) => {
      await prepare(page);
      const asked = askedFor(page);
      await openHydrated(page, GALLERY);
      await card(page).hover();
      await card(page).getByRole('link').focus();
      // Another card's image is loaded later than the loop would have been requested.
      await shown(page).last().scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          shown(page)
            .last()
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      expect(asked).toEqual([]);
    });
  }
});
