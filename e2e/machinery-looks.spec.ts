import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { storedValue, test } from './support/machinery';
import { openHydrated, PageWatch } from './support/page-watch';
import { SearchDialog } from './support/search-dialog';

const BAR = '.theme-announcement-bar';

/** Opens a page with only its HTML and inline scripts, as it is painted first. */
async function openBeforeScripts(page: Page, address: string): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(address);
}

test.describe('announcement bar', () => {
  test('shows its content in its own colors above the page', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/`);
    const bar = page.locator(BAR);
    await expect(bar).toHaveText('Version 1.0 is here.');
    await expect(bar.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/plain');
    await expect(bar).toHaveCSS('background-color', 'rgb(18, 60, 47)');
    await expect(bar).toHaveCSS('color', 'rgb(242, 255, 249)');
    const barBox = await bar.boundingBox();
    const navbarBox = await page.locator('nav.navbar').boundingBox();
    expect(barBox?.y).toBe(0);
    expect(navbarBox?.y).toBe(barBox?.height);
  });

  test('is dismissed permanently, and the next load has no layout shift', async ({ page, machinery }) => {
    await PageWatch.on(page, machinery.full);
    await openHydrated(page, `${machinery.full}/`);
    await page.locator(BAR).getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(BAR)).toHaveCount(0);
    expect(await storedValue(page, 'docusaurus.announcement.dismiss')).toBe('true');
    expect(await storedValue(page, 'docusaurus.announcement.id')).toBe('summer');

    await openHydrated(page, `${machinery.full}/docs/start.html`);
    await expect(page.locator(BAR)).toBeHidden();
    // The bar is 30 px high: by itself, it would cause a layout shift of 0.03.
    expect(await PageWatch.layoutShift(page)).toBeLessThan(0.01);
    await openBeforeScripts(page, `${machinery.full}/plain`);
    await expect(page.locator(BAR), 'hidden before any script has loaded').toBeHidden();
  });

  test('a bar with a new id appears at once', async ({ context, host }) => {
    const page = await context.newPage();
    await openHydrated(page, `${host.url}/`);
    await page.locator(BAR).getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(BAR)).toHaveCount(0);
    await host.deploy('bare');
    const first = await context.newPage();
    await openBeforeScripts(first, `${host.url}/`);
    await expect(first.locator(BAR), 'shown before any script has loaded').toHaveText('This bar stays.');
    await openHydrated(page, `${host.url}/`);
    await expect(page.locator(BAR)).toBeVisible();
    expect(await storedValue(page, 'docusaurus.announcement.dismiss')).toBe('false');
    expect(await storedValue(page, 'docusaurus.announcement.id')).toBe('stays');
  });

  test('one that is not closeable has no button, and the site’s colors', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.bare}/`);
    await expect(page.locator(BAR)).toHaveText('This bar stays.');
    await expect(page.locator(BAR).getByRole('button')).toHaveCount(0);
    await expect(page.locator(BAR)).toHaveCSS('color', 'rgb(27, 31, 42)');
    await openHydrated(page, `${machinery.bare}/plain`);
    await expect(page.locator(BAR)).toBeVisible();
  });
});

test.describe('footer', () => {
  test('in columns, with logo and copyright', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.full}/long`);
    const footer = page.locator('footer');
    await expect(footer).not.toHaveClass(/footer--dark/);
    const columns = footer.locator('.footer__col');
    await expect(columns.locator('.footer__title')).toHaveText(['Pages', 'Elsewhere']);
    await expect(columns.nth(0).getByRole('link')).toHaveText(['Plain', 'Long']);
    await expect(columns.nth(1).getByRole('link', { name: /^Example/ })).toHaveAttribute(
      'href',
      'https://example.org/',
    );
    await expect(columns.nth(1).getByTestId('html-in-footer')).toHaveText('Raw words');
    await expect(footer.locator('.footer__copyright b')).toHaveText('column');

    const logo = footer.getByRole('img', { name: 'Mark of the site' });
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', '/img/mark.svg');
    await expect(logo).toHaveAttribute('width', '120');
    await expect(logo).toHaveAttribute('height', '40');
    await expect(logo).toHaveJSProperty('naturalWidth', 120);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(logo).toHaveAttribute('src', '/img/mark-dark.svg');
    await footer.getByRole('link', { name: 'Mark of the site' }).click();
    await expect(page).toHaveURL(`${machinery.full}/plain`);
  });

  test('flat, with a logo that is not a link', async ({ page, machinery }) => {
    await openHydrated(page, `${machinery.bare}/`);
    const footer = page.locator('footer');
    await expect(footer).toHaveClass(/footer--dark/);
    await expect(footer.locator('.footer__col')).toHaveCount(0);
    const items = footer.locator('.footer__links').last().locator('.footer__link-item');
    await expect(items).toHaveText(['Plain', 'Example', 'Raw words']);
    await expect(footer.locator('.footer__link-separator')).toHaveCount(2);
    await expect(footer.getByRole('img', { name: 'Mark alone' }).first()).toHaveAttribute('width', '60');
    await expect(footer.getByRole('link', { name: 'Mark alone' })).toHaveCount(0);
    await expect(footer.locator('.footer__copyright')).toHaveText('Copyright of the flat footer');
    const { violations } = await new AxeBuilder({ page }).include('footer').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

test.describe('color mode', () => {
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
  const toggle = (page: Page) => page.locator('.navbar__inner').getByRole('button', { name: /mode/ });

  test('a choice is saved, persists and reaches the other tab', async ({ context, machinery }) => {
    const one = await context.newPage();
    const other = await context.newPage();
    await openHydrated(one, `${machinery.full}/`);
    await openHydrated(other, `${machinery.full}/plain`);
    expect(await mode(one)).toBe('light');
    await toggle(one).click();
    await expect(one.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await toggle(one).click();
    await expect(one.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await storedValue(one, 'theme')).toBe('dark');
    await expect(other.locator('html'), 'the other tab').toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    // Also before any script has loaded.
    await openBeforeScripts(one, `${machinery.full}/long`);
    expect(await mode(one)).toBe('dark');
    // And back to the system setting.
    await toggle(other).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await storedValue(other, 'theme')).toBeUndefined();
  });

  test('it follows the system, but only without a choice', async ({ page, machinery }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, `${machinery.full}/`);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await storedValue(page, 'theme')).toBeUndefined();

    await toggle(page).click();
    await toggle(page).click();
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await openHydrated(page, `${machinery.full}/plain`);
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });

  test('a choice is cleared when the switch is disabled', async ({ page, host }) => {
    await openHydrated(page, `${host.url}/`);
    await toggle(page).click();
    await toggle(page).click();
    await expect.poll(() => storedValue(page, 'theme')).toBe('dark');
    await host.deploy('bare');
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, `${host.url}/`);
    await expect(page.locator('footer')).toContainText('flat footer');
    expect(await mode(page)).toBe('light');
    await expect(toggle(page)).toHaveCount(0);
    await expect.poll(() => storedValue(page, 'theme')).toBeUndefined();
  });

  test('dark pages have enough contrast', async ({ page, machinery }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const breaches = async () => {
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
      );
    };
    for (const address of ['/', '/docs/next/start.html', '/docs/start.html', '/no/such/page', '/search?q=start']) {
      await openHydrated(page, machinery.full + address);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(21, 23, 29)');
      expect.soft(await breaches(), address).toEqual([]);
    }
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('moving');
    expect.soft(await breaches(), 'search dialog').toEqual([]);
  });

  test('print stays white in dark mode', async ({ page, machinery }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, `${machinery.full}/docs/start.html`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(27, 31, 42)');
  });
});
