import { expect, type Page, test } from '@playwright/test';
import { openSettled } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** What anyone can write into a link to the site: paths, queries, fragments. None leads to another host or breaks the page. */

/** Records the errors of a page's own scripts. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** The long one is below the 16 kB at which servers refuse a request, even when it is there twice. */
const ODD = ['%00%0A%1F', '__proto__', 'constructor', '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'x'.repeat(7_000)];

for (const path of [
  '/%5Cevil.test/index.html',
  '/%09/evil.test/index.html',
  '//evil.test/index.html',
  '/%2F%2Fevil.test.html',
]) {
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

test('odd words in the address of the search are shown as text', async ({ page }) => {
  const errors = errorsOf(page);
  for (const odd of ODD) {
    await openSettled(page, `/search?q=${odd}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(errors).toEqual([]);
  }
});
