import { expect, type Page, test } from '@playwright/test';
import { HOSTILE_PATHS, LONG_ADDRESSES, ODD } from './hostile-code/addresses';
import { openHydrated, openSettled } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** What anyone can write into a link to the site: paths, queries, fragments. None leads to another host or breaks the page. */

/** Records the errors of a page's own scripts. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

for (const path of HOSTILE_PATHS) {
  test(`the path ${path} stays on the site`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  });
}

test('odd flavors, inspector requests and fragments leave a page and its demo as they are', async ({ page }) => {
  const errors = errorsOf(page);
  for (const odd of ODD) {
    await openSettled(page, `${RECT_PAGE}?flavour=${odd}&inspect=${odd}#${odd}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new ShownDemo(page, RECT).running('vanilla');
    expect(errors).toEqual([]);
  }
});

test('long and odd fragments, demos, code and words of the playground and the search stay in a small place', async ({
  page,
}) => {
  const errors = errorsOf(page);
  for (const address of LONG_ADDRESSES) {
    await openHydrated(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A dialog or a message that pushes everything else out of view would be the page of whoever wrote the link.
    if (address.startsWith('/play')) await expect(page.getByRole('alert')).toBeVisible();
    for (const box of await page.locator('h1, [role="alert"]').all())
      expect((await box.boundingBox())?.height ?? 0, address.slice(0, 60)).toBeLessThan(250);
    const words = await page.locator('h1, [role="alert"]').allInnerTexts();
    expect(words.join('')).not.toMatch(/[\p{Bidi_Control}\0]/u);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(errors).toEqual([]);
  }
});

test('odd words in the address of the search are shown as text', async ({ page }) => {
  const errors = errorsOf(page);
  for (const odd of ODD) {
    await openSettled(page, `/search?q=${odd}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(errors).toEqual([]);
  }
});
