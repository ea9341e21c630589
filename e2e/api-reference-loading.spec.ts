import { expect, test, type Locator, type Page } from '@playwright/test';
import { openHydrated, PageWatch } from './support/page-watch';
import { chunkOf, wholePageOf } from './support/route-chunks';
import { failFirst, goInApp, markWindow, onLine } from './support/routing';

const address = (name: string) => `/api/Konva.${name}.html`;
const NODE = address('Node');
const RECT = address('Rect');

const api = (page: Page): Locator => page.locator('.kd-api');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The text of the page, without that of the demo. */
const textOf = (page: Page): Promise<string> =>
  api(page)
    .locator('.kd-api-static')
    .evaluateAll((parts) => parts.map((part) => part.textContent).join('\n'));

/** URLs of all requests of a page from now on. */
function asked(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Types into the filter box, reads the remaining entries, and clears it. */
async function expectFilterWorks(page: Page, text: string, member: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Filter members' });
  await box.fill(text);
  await expect(api(page).locator('section.kd-api-member:visible')).toHaveCount(1);
  await expect(page.locator(`#${member}`)).toBeVisible();
  await expect(api(page).locator('#uses')).toBeHidden();
  await box.fill('');
  await expect(api(page).locator('.kd-api-static [hidden]')).toHaveCount(0);
  await expect(api(page).locator('#uses')).toBeVisible();
}

test.describe('the text of an API page', () => {
  test('is only in the HTML of the first page, not in its scripts', async ({ page }) => {
    await onLine(page, { saveData: true });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await openHydrated(page, NODE);
    expect(await textOf(page)).toContain('lib/Node.js:');
    await expectFilterWorks(page, 'dragbou', 'dragBoundFunc');
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.includes('kd-api-filter'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('lib/Node.js:'))).toEqual([]);
  });

  test('is not prefetched for the open page, but for others', async ({ page }) => {
    const urls = asked(page);
    await openHydrated(page, NODE);
    // Their links are next to its own in the menu.
    for (const name of ['Line', 'Path'])
      await expect.poll(() => urls.some((url) => wholePageOf(address(name)).test(url))).toBe(true);
    expect(urls.filter((url) => chunkOf(NODE).test(url)).length).toBeGreaterThan(0);
    expect(urls.filter((url) => wholePageOf(NODE).test(url))).toEqual([]);
  });

  test('hydrates without creating any element anew', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const [index, node] of document.querySelectorAll('.kd-api-static *').entries())
          Reflect.set(node, '__sent', index);
      });
    });
    await openHydrated(page, RECT);
    const sent = await api(page)
      .locator('.kd-api-static *')
      .evaluateAll((nodes) => nodes.map((node) => typeof Reflect.get(node, '__sent')));
    expect(sent.length).toBeGreaterThan(500);
    expect(new Set(sent)).toEqual(new Set(['number']));
  });

  test('is loaded as a script after a click on a link', async ({ page }) => {
    await onLine(page, { saveData: true });
    await openHydrated(page, '/docs/shapes/Rect.html');
    const isSame = await markWindow(page);
    const urls = asked(page);
    await page.locator(`article a[href="${RECT}"]`).first().click();
    await expect(heading(page)).toHaveText('Konva.Rect');
    await expect(api(page).locator('#cornerRadius')).toBeVisible();
    expect(urls.filter((url) => wholePageOf(RECT).test(url))).toHaveLength(1);
    expect(urls.filter((url) => chunkOf(RECT).test(url))).toEqual([]);
    expect(await isSame()).toBe(true);
    // Content below the window is rendered after the first paint.
    await expect(api(page).locator('#uses')).toBeAttached();
    const clicked = await textOf(page);
    await openHydrated(page, RECT);
    expect(await textOf(page)).toBe(clicked);
  });

  test('is prefetched when a link to it is in view', async ({ page }) => {
    const urls = asked(page);
    await openHydrated(page, RECT);
    await expect.poll(() => urls.some((url) => wholePageOf(address('Arc')).test(url))).toBe(true);
  });

  test('is unchanged when the reader goes back', async ({ page }) => {
    await onLine(page, { saveData: true });
    await openHydrated(page, RECT);
    const before = await textOf(page);
    const folded = api(page).locator('details.kd-api-folded').first();
    await folded.locator('summary').click();
    const isSame = await markWindow(page);
    const urls = asked(page);
    await goInApp(page, NODE);
    await expect(heading(page)).toHaveText('Konva.Node');
    expect(await textOf(page)).not.toBe(before);
    await page.goBack();
    await expect(heading(page)).toHaveText('Konva.Rect');
    expect(await textOf(page)).toBe(before);
    await expect(folded).toHaveAttribute('open');
    await page.goForward();
    await expect(heading(page)).toHaveText('Konva.Node');
    await expect(page.locator('#moveToTop')).toBeAttached();
    await goInApp(page, RECT);
    await expect(heading(page)).toHaveText('Konva.Rect');
    expect(await textOf(page)).toBe(before);
    expect(urls.filter((url) => wholePageOf(RECT).test(url))).toEqual([]);
    expect(await isSame()).toBe(true);
  });

  test('is loaded with a full page load when its script fails to load', async ({ page }) => {
    await onLine(page, { saveData: true });
    await openHydrated(page, RECT);
    const isSame = await markWindow(page);
    await failFirst(page, wholePageOf(NODE), 1);
    await goInApp(page, NODE);
    await page.waitForEvent('load');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    expect(await isSame()).toBe(false);
    await expect(heading(page)).toHaveText('Konva.Node');
    await expect(page.locator('#moveToTop')).toBeAttached();
  });
});

test.describe('links in the text of an API page', () => {
  test('navigate without a page load, also back', async ({ page }) => {
    await openHydrated(page, RECT);
    const isSame = await markWindow(page);
    await api(page).locator('.kd-api-lineage').getByRole('link', { name: 'Shape' }).click();
    await expect(heading(page)).toHaveText('Konva.Shape');
    await api(page).locator('.kd-api-lineage').getByRole('link', { name: 'Node' }).click();
    await expect(heading(page)).toHaveText('Konva.Node');
    await page.goBack();
    await expect(heading(page)).toHaveText('Konva.Shape');
    await page.goBack();
    await expect(heading(page)).toHaveText('Konva.Rect');
    expect(await isSame()).toBe(true);
  });

  test('scroll to anchors on the page itself', async ({ page }) => {
    await openHydrated(page, RECT);
    const isSame = await markWindow(page);
    await api(page).locator(`.kd-api-options a[href="${RECT}#cornerRadius"]`).click();
    await expect(page).toHaveURL(/#cornerRadius$/);
    await expect(page.locator('#cornerRadius')).toBeInViewport();
    const member = page.locator('#cornerRadius');
    await member.hover();
    await member.locator('a.hash-link').click();
    await expect(page).toHaveURL(/#cornerRadius$/);
    expect(await isSame()).toBe(true);
  });

  test('open in a new tab when the reader asks for it', async ({ page, context }) => {
    await openHydrated(page, RECT);
    const opened = context.waitForEvent('page');
    await api(page)
      .locator('.kd-api-lineage')
      .getByRole('link', { name: 'Shape' })
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(/\/api\/Konva\.Shape\.html$/);
    expect(new URL(page.url()).pathname).toBe(RECT);
  });

  test('preload their page when the pointer is over them', async ({ page }) => {
    await openHydrated(page, RECT);
    const link = api(page).locator('.kd-api-use-list').first().locator('a').last();
    const to = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    const script = page.waitForRequest(
      (request) => chunkOf(to).test(request.url()) && request.resourceType() === 'script',
    );
    await link.hover();
    await script;
    expect(new URL(page.url()).pathname).toBe(RECT);
  });
});

test.describe('the filter of an API page', () => {
  test('works on the first page, after a navigation, and after going back', async ({ page }) => {
    await openHydrated(page, address('Shape'));
    await expectFilterWorks(page, 'strokescaleen', 'strokeScaleEnabled');
    await goInApp(page, NODE);
    await expect(heading(page)).toHaveText('Konva.Node');
    await expectFilterWorks(page, 'dragbou', 'dragBoundFunc');
    await page.goBack();
    await expect(heading(page)).toHaveText('Konva.Shape');
    await expectFilterWorks(page, 'strokescaleen', 'strokeScaleEnabled');
  });

  test('hides no member of the next page, and filters again when the reader goes back', async ({ page }) => {
    await openHydrated(page, RECT);
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('zzzz');
    await expect(api(page).locator('.kd-api-static [hidden]')).not.toHaveCount(0);
    await goInApp(page, NODE);
    await expect(heading(page)).toHaveText('Konva.Node');
    await expect(api(page).locator('.kd-api-static [hidden]')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('Konva.Rect');
    const box = page.getByRole('searchbox', { name: 'Filter members' });
    await expect(box).toHaveValue('zzzz');
    await box.fill('');
    await expect(api(page).locator('.kd-api-static [hidden]')).toHaveCount(0);
  });
});

for (const name of ['Node', 'Rect', 'Easings', 'Filters', 'Transform']) {
  test(`the console stays empty on ${name}: on the first load, a reload, a click, and on going back`, async ({
    page,
    baseURL,
  }) => {
    const watch = await PageWatch.on(page, baseURL ?? '');
    const menu = page.locator('.theme-doc-sidebar-menu');
    await openHydrated(page, address(name));
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await menu.getByRole('link', { name: 'Wedge' }).click();
    await expect(heading(page)).toHaveText('Konva.Wedge');
    await page.goBack();
    await expect(heading(page)).toHaveText(`Konva.${name}`);
    await openHydrated(page, address('Wedge'));
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(`Konva.${name}`);
    await expect(api(page).locator('.kd-api-static').first()).toContainText('Generated from konva');
    expect(watch.messages).toEqual([]);
  });
}
