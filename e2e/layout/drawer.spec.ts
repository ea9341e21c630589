import { expect, test, type Page } from '@playwright/test';
import { openHydrated, openSettled } from '../support/page-watch';
import { RECT_PAGE } from '../support/rect';

const NARROW = { width: 390, height: 844 };
const WIDEST_WITH_DRAWER = 996;

const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openDrawer(page: Page) {
  await opener(page).click();
  await expect(drawer(page)).toBeInViewport();
  await expect(drawer(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
}

async function expectClosed(page: Page) {
  await expect(drawer(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
  await expect(page.locator('[inert]').and(page.locator('#__docusaurus > *'))).toHaveCount(0);
}

test.use({ viewport: NARROW });

test('replaces the navbar’s items up to 996 px', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  const entry = page.locator('.navbar__inner').getByRole('link', { name: 'Tutorials' });
  for (const [width, isNarrow] of [
    [NARROW.width, true],
    [WIDEST_WITH_DRAWER, true],
    [WIDEST_WITH_DRAWER + 1, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(opener(page)).toBeVisible({ visible: isNarrow });
    await expect(entry).toBeVisible({ visible: !isNarrow });
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({ visible: !isNarrow });
  }
});

test(
  'shows the page’s own menu first and the site’s behind “Back to main menu”',
  { tag: '@core' },
  async ({ page }) => {
    await openHydrated(page, RECT_PAGE);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await openDrawer(page);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    const secondary = drawer(page).getByRole('link', { name: 'Rect', exact: true });
    await expect(secondary).toBeInViewport();
    await expect(secondary).toHaveAttribute('aria-current', 'page');
    await expect(drawer(page).getByRole('button', { name: 'Back to main menu' })).toBeInViewport();

    await drawer(page).getByRole('button', { name: 'Back to main menu' }).click();
    const primary = drawer(page).getByRole('link', { name: 'API Reference' });
    await expect(primary).toBeInViewport();
    await expect(secondary).not.toBeInViewport();
    const addresses = await drawer(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const address of ['/docs/index.html', '/docs/sandbox.html', '/api/Konva.html'])
      expect(addresses).toContain(address);
    const frameworks = page.getByRole('button', { name: 'Frameworks' });
    await drawer(page).locator(frameworks).click();
    // The page's own menu, out of view next to this one, also has a link of that name.
    const entries = drawer(page).getByRole('listitem').filter({ has: frameworks });
    await expect(entries.getByRole('link', { name: 'Vue', exact: true })).toBeInViewport();

    await primary.click();
    await expect(page).toHaveURL(/\/api\/Konva\.html$/);
    await expectClosed(page);
  },
);

test('has only the site’s menu when the page has none', async ({ page }) => {
  await openHydrated(page, '/');
  await openDrawer(page);
  await expect(drawer(page).getByRole('link', { name: 'Tutorials' })).toBeInViewport();
  await expect(drawer(page).getByRole('button', { name: 'Back to main menu' })).not.toBeInViewport();
});

test('keeps the page from scrolling while it is open', async ({ page }) => {
  await openSettled(page, RECT_PAGE);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  // By its position: Playwright would scroll the page to reach a sticky element.
  await page.mouse.click(30, 30);
  await expect(drawer(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  await page.mouse.move(380, 600);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('takes the focus, traps it, and returns it', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  const outside = await page.evaluate(() => {
    const menu = document.querySelector('.navbar-sidebar');
    const tabbable = document.querySelectorAll<HTMLElement>('a[href], button, input, summary, iframe, [tabindex="0"]');
    return [...tabbable].filter((element) => {
      if (menu?.contains(element) || element.closest('[inert]') !== null) return false;
      return element.checkVisibility({ visibilityProperty: true });
    }).length;
  });
  expect(outside, 'stops of the Tab key outside the menu').toBe(0);
  await page.keyboard.press('Tab');
  await expect(drawer(page).getByRole('button', { name: 'Back to main menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('link', { name: 'Tutorials' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(opener(page)).toBeFocused();
});

test('closes on its button, a click beside it, and a link to another page', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await expectClosed(page);
  await expect(opener(page)).toBeFocused();

  await openDrawer(page);
  await page.mouse.click(380, 600);
  await expectClosed(page);

  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'Circle', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/shapes\/Circle\.html$/);
  await expectClosed(page);
});

test('closes on Back, and the page stays', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/index.html"]')?.click());
  await expect(page).toHaveURL(/\/docs\/index\.html$/);
  // The URL changes at once, the page and its navbar when the page has loaded.
  await expect(page.locator('.theme-doc-markdown h1')).toBeVisible();
  await openDrawer(page);
  await page.evaluate(() => history.back());
  await expectClosed(page);
  await expect(page).toHaveURL(/\/docs\/index\.html$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
});

test('closes when the window becomes wide, and leaves nothing behind', async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  await openDrawer(page);
  await page.setViewportSize({ width: WIDEST_WITH_DRAWER + 1, height: 800 });
  await expectClosed(page);
  await page.setViewportSize(NARROW);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expectClosed(page);
});
