import { expect } from '@playwright/test';
import { NavbarMenu, overwriteStoredValue, storedValue, test } from './support/machinery';
import { drawn, openHydrated } from './support/page-watch';

const VERSIONS = { className: 'version-menu' };
const RECIPE_VERSIONS = { className: 'recipes-version-menu' };
const LANGUAGES = { className: 'locale-menu' };

test.describe('docs versions', () => {
  test("the version link shows the version's label and leads to its main document", async ({ page, machinery }) => {
    const link = page.locator('.version-link');
    await openHydrated(page, `${machinery.full}/docs/moving.html`);
    await expect(link).toHaveText('Version 1.0');
    await expect(link).toHaveAttribute('href', '/docs/start.html');
    await openHydrated(page, `${machinery.full}/docs/next/moving.html`);
    await expect(link).toHaveText('Next');
    await link.click();
    await expect(page).toHaveURL(`${machinery.full}/docs/next/start.html`);
  });

  test('the version menu leads to the same document in the other version', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/docs/moving.html?a=1`);
    const menu = new NavbarMenu(page, VERSIONS);
    await expect(menu.button).toHaveText('Version 1.0');
    await (await menu.link('Next')).click();
    await expect(page).toHaveURL(`${machinery.full}/docs/next/moving.html?a=1`);
    await expect(page.locator('article')).toContainText('How things move in the next version.');
    await expect(menu.button).toHaveText('Next');
    await (await menu.link('Version 1.0')).click();
    await expect(page.locator('article')).toContainText('How things moved in version 1.0.');
  });

  test('the version menu leads to the main document of a version that lacks the current one', async ({
    page,
    machinery,
  }) => {
    await openHydrated(page, `${machinery.full}/docs/next/only-next.html`);
    await (await new NavbarMenu(page, VERSIONS).link('Version 1.0')).click();
    await expect(page).toHaveURL(`${machinery.full}/docs/start.html`);
    await expect(page.locator('h1')).toHaveText('Start');
  });

  test('the version menu shows the versions’ labels, or its own where configured, and the items after them', async ({
    page,
    machinery,
  }) => {
    await openHydrated(page, `${machinery.full}/docs/start.html`);
    await expect(new NavbarMenu(page, VERSIONS).links).toHaveText(['Next', 'Version 1.0', 'All versions']);
    await expect(new NavbarMenu(page, RECIPE_VERSIONS).links).toHaveText(['Recipes draft', 'Recipes 2.0']);
  });

  test('pages show the version that they belong to', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/docs/next/moving.html`);
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Next');
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText('unreleased');
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(`${machinery.full}/docs/moving.html`);
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Version 1.0');
    await expect(banner).toHaveCount(0);
  });

  test('the choice is remembered for each set of documents separately', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/docs/start.html`);
    await (await new NavbarMenu(page, VERSIONS).link('Next')).click();
    await expect(page).toHaveURL(`${machinery.full}/docs/next/start.html`);
    expect(await storedValue(page, 'docs-preferred-version-default')).toBe('current');
    expect(await storedValue(page, 'docs-preferred-version-recipes')).toBeUndefined();

    await openHydrated(page, `${machinery.full}/plain`);
    await expect(new NavbarMenu(page, VERSIONS).button).toHaveText('Next');
    await expect(new NavbarMenu(page, RECIPE_VERSIONS).button).toHaveText('Recipes 2.0');
    const navbar = page.locator('.navbar');
    await expect(navbar.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
      'href',
      '/docs/next/start.html',
    );
    await expect(navbar.getByRole('link', { name: 'Recipes', exact: true })).toHaveAttribute(
      'href',
      '/recipes/soup.html',
    );

    await (await new NavbarMenu(page, RECIPE_VERSIONS).link('Recipes draft')).click();
    await expect(page).toHaveURL(`${machinery.full}/recipes/draft/soup.html`);
    expect(await storedValue(page, 'docs-preferred-version-recipes')).toBe('current');
    expect(await storedValue(page, 'docs-preferred-version-default')).toBe('current');
  });

  test('a stored choice that is not a version is cleared', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/docs/start.html`);
    await (await new NavbarMenu(page, VERSIONS).link('Next')).click();
    await expect(page).toHaveURL(`${machinery.full}/docs/next/start.html`);
    await overwriteStoredValue(page, 'docs-preferred-version-default', '0.1');
    await openHydrated(page, `${machinery.full}/plain`);
    await expect.poll(() => storedValue(page, 'docs-preferred-version-default')).toBeUndefined();
    await expect(new NavbarMenu(page, VERSIONS).button).toHaveText('Version 1.0');
  });
});

test.describe('an unlisted doc', () => {
  test('opens at its address, is hidden from search engines, and is in no menu', async ({ page, machinery }) => {
    const address = '/docs/next/hidden.html';
    await openHydrated(page, machinery.full + address);
    await expect(page.locator('article')).toContainText('Who has the address can read this page');
    await expect(page.locator('.theme-unlisted-banner')).toBeVisible();
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await openHydrated(page, `${machinery.full}/docs/next/start.html`);
    // Its category keeps its label, which opens it and does not link anywhere.
    const label = page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('New things', { exact: true });
    await expect(label).toBeVisible();
    await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0);
  });
});

test.describe('languages', () => {
  test('the language menu keeps path, query and fragment', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/docs/start.html?q=konva&n=2#install`);
    const menu = new NavbarMenu(page, LANGUAGES);
    await expect(menu.button).toHaveText('English');
    // A page that is opened at a heading hides the navbar at first.
    const showBar = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await showBar();
    await (await menu.link('Deutsch')).click();
    await expect(page).toHaveURL(`${machinery.full}/de/docs/start.html?q=konva&n=2#install`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('h1')).toHaveText('Anfang');
    await expect(menu.button).toHaveText('Deutsch');
    await showBar();
    await (await menu.link('English')).click();
    await expect(page).toHaveURL(`${machinery.full}/docs/start.html?q=konva&n=2#install`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the language menu is updated by navigation', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/plain`);
    await page.locator('.navbar').getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(`${machinery.full}/docs/start.html`);
    const link = await new NavbarMenu(page, LANGUAGES).link('Deutsch');
    await expect(link).toHaveAttribute('href', '/de/docs/start.html');
    await expect(link).toHaveAttribute('lang', 'de');
  });
});

test.describe('navbar', () => {
  test('every kind of item is shown and leads to its target', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/`);
    const navbar = page.locator('.navbar__inner');
    const link = (name: string) => navbar.getByRole('link', { name, exact: true });
    // A single doc, a sidebar's first doc, one of another docs plugin instance, an internal and an external link.
    await expect(link('Start')).toHaveAttribute('href', '/docs/start.html');
    await expect(link('Guide')).toHaveAttribute('href', '/docs/start.html');
    await expect(link('Recipes')).toHaveAttribute('href', '/recipes/soup.html');
    await expect(link('Plain')).toHaveAttribute('href', '/plain');
    const outside = navbar.getByRole('link', { name: /^No position/ });
    await expect(outside).toHaveAttribute('href', 'https://example.org/');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    // Raw HTML.
    await expect(navbar.getByTestId('html-item').locator('em')).toHaveText('words');
    // The version link, both version menus and the language menu.
    await expect(navbar.locator('a.version-link')).toHaveText('Version 1.0');
    for (const name of [VERSIONS, RECIPE_VERSIONS, LANGUAGES]) {
      await expect(new NavbarMenu(page, name).button).toBeVisible();
    }
    // A menu of its own.
    const menu = new NavbarMenu(page, { label: 'More' });
    await expect(menu.links.first()).toBeHidden();
    await (await menu.link('A long page')).click();
    await expect(page).toHaveURL(`${machinery.full}/long`);
    await expect(await menu.link('A document')).toHaveAttribute('href', '/docs/moving.html');
    await expect(menu.root.getByTestId('html-in-dropdown')).toHaveText('Raw words');
    await expect(menu.root.getByRole('link', { name: /^Another site/ })).toHaveAttribute(
      'href',
      'https://example.org/more',
    );
    // The search.
    await navbar.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  test('items are on the left or right as configured, and on the right by default', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/`);
    const sides = await page.locator('.navbar__items').allInnerTexts();
    const [left = '', right = ''] = sides.map((text) => text.replace(/\s+/g, ' '));
    expect(left).toContain('Start Guide Recipes Plain More Raw words');
    expect(right).toMatch(/^No position Version 1\.0 .*English/);
    expect(left).not.toContain('No position');
  });

  test('the item of the current page is marked', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/plain`);
    const active = page.locator('.navbar__inner .navbar__link--active');
    await expect(active).toHaveText(['Plain']);
    await openHydrated(page, `${machinery.full}/docs/moving.html`);
    await expect(page.locator('.navbar__inner').getByRole('link', { name: 'Guide', exact: true })).toHaveClass(
      /navbar__link--active/,
    );
  });

  test('an item is marked on the pages that its pattern or its base path matches', async ({ page, machinery }) => {
    const active = page.locator('.navbar__inner .navbar__link--active');
    await openHydrated(page, `${machinery.full}/twice`);
    await expect(active).toHaveText(['Plain']);
    const entry = page.locator('.navbar__inner a', { hasText: 'A long page' });
    await openHydrated(page, `${machinery.full}/recipes/soup.html`);
    await expect(entry).toHaveClass(/dropdown__link--active/);
    await openHydrated(page, `${machinery.full}/long`);
    await expect(entry, 'the base path is not its own').not.toHaveClass(/dropdown__link--active/);
  });

  test('it hides on scroll down and reappears on scroll up or near the top', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/long`);
    const navbar = page.locator('nav.navbar');
    const bottom = async () => {
      const box = await navbar.boundingBox();
      return box === null ? 0 : box.y + box.height;
    };
    const scrollTo = async (top: number) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      // Two scrolls within one frame are one event, and the navbar would see a single jump from the top.
      await drawn(page);
    };
    await scrollTo(600);
    await scrollTo(1200);
    await expect.poll(bottom, 'hidden after scrolling down').toBeLessThanOrEqual(0);
    await scrollTo(1000);
    await expect.poll(bottom, 'back after scrolling up').toBeGreaterThan(50);
    await scrollTo(1400);
    await expect.poll(bottom, 'hidden again').toBeLessThanOrEqual(0);
    await scrollTo(20);
    await expect.poll(bottom, 'back near the top').toBeGreaterThan(50);
    await scrollTo(40);
    // The effect of the scroll appears in the next frame.
    await drawn(page);
    await expect(navbar, 'scrolling down near the top does not hide it').not.toHaveClass(/navbarHidden/);
    await expect.poll(bottom).toBeGreaterThan(50);
  });

  test('it stays on scroll down when it is not configured to hide', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.bare}/long`);
    for (const top of [600, 1200, 1800]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      await drawn(page);
      const box = await page.locator('nav.navbar').boundingBox();
      expect(box?.y).toBe(0);
    }
  });

  test('the drawer lists versions and languages', async ({ page, machinery }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${machinery.full}/long`);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.locator('.navbar-sidebar');
    await drawer.getByRole('button', { name: 'Languages' }).click();
    await expect(drawer.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', /^\/de\/long\/?$/);
    await drawer.getByRole('button', { name: 'Versions' }).first().click();
    await drawer.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(`${machinery.full}/docs/next/start.html`);
    expect(await storedValue(page, 'docs-preferred-version-default')).toBe('current');
  });
});
