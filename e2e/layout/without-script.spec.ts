import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from '../support/page-watch';
import { ROOT } from '../../testing/paths';
import { LABELED_FLAVOURS, RECT, RECT_PAGE } from '../support/rect';

/** One of each kind of page. */
const PAGES = [
  '/',
  '/docs/index.html',
  '/docs/shapes/Rect.html',
  '/docs/sandbox.html',
  '/docs/sandbox/Free_Drawing.html',
  '/category/shapes',
  '/api/Konva.Rect.html',
  '/api/Konva.Easings.html',
  '/api/Konva.Filters.html',
  '/blog',
  '/blog/one-check-for-four-frameworks',
  '/blog/archive',
  '/play',
  '/search',
  '/no/such/page',
];

/**
 * Visible elements that look interactive and do nothing without a script: buttons, fields, tabs. A link works, whatever its role. An
 * element of a frame or form would be fine, but there are none.
 */
function deadControls(page: Page): Promise<string[]> {
  return page
    .locator('body')
    .evaluate((body) =>
      [
        ...body.querySelectorAll(
          'button:not(:disabled), input, select, textarea, [role="tab"], [role="button"]:not(a[href])',
        ),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(
          (element) =>
            `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim()}`,
        ),
    );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${viewport.width} wide`, () => {
      test.use({ viewport });
      for (const address of PAGES) {
        test(`${address} has its styles, text, code and links, and no control without effect`, async ({ page }) => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('body')).toHaveCSS('font-family', /Hanken Grotesk/);
          expect((await page.getByRole('main').first().innerText()).length).toBeGreaterThan(100);
          for (const player of await page.locator('[data-demo]').all())
            await expect(player.locator('pre').filter({ visible: true }).first()).toBeVisible();
          expect(await deadControls(page)).toEqual([]);
          // A link with `href="#"` opens a menu, which also opens on focus.
          for (const link of await page.locator('a[href="#"]').filter({ visible: true }).all())
            await expect(link).toHaveAttribute('aria-haspopup', 'true');
          await expect(page.locator('main [role="status"]:visible', { hasText: /loading/i })).toHaveCount(0);
          const { scrollWidth, clientWidth } = await page
            .locator('html')
            .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
          expect(scrollWidth, 'nothing is wider than the window').toBeLessThanOrEqual(clientWidth);
          // The navbar contains all its entries, and its ruler is at its end.
          const outside = await page.locator('nav.navbar').evaluate((bar) => {
            const { bottom } = bar.getBoundingClientRect();
            return [...bar.querySelectorAll('a, b')]
              .filter((entry) => entry.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              .filter(
                (entry) => entry.scrollWidth > entry.clientWidth + 1 || entry.getBoundingClientRect().bottom > bottom,
              )
              .map((entry) => entry.textContent);
          });
          expect(outside, 'entries that are cut or stand below the bar').toEqual([]);
          await expect(page.locator('nav.navbar')).not.toHaveCSS('position', 'static');
        });
      }

      test('the links of the menu and of the docs sidebar work', async ({ page }) => {
        await page.goto('/docs/shapes/Rect.html');
        const documents = page.getByRole('navigation', { name: 'Docs sidebar' });
        await documents.getByRole('link', { name: 'Circle', exact: true }).click();
        await expect(page).toHaveURL(/\/docs\/shapes\/Circle\.html$/);
        // A closed category links to its first page, where it is open.
        await documents.getByRole('button', { name: 'Styling', exact: true }).click();
        await expect(page).toHaveURL(/\/docs\/styling\/[A-Z]\w+\.html$/);
        await expect(documents.getByRole('link', { name: 'Shadow', exact: true })).toBeVisible();
        const menu = page.getByRole('navigation', { name: 'Main' });
        await menu.getByRole('button', { name: 'Frameworks' }).focus();
        await menu.getByRole('link', { name: 'Vue', exact: true }).click();
        await expect(page).toHaveURL(/\/docs\/vue\/index\.html$/);
        await menu.getByRole('link', { name: 'API Reference' }).click();
        await expect(page).toHaveURL(/\/api\/Konva\.html$/);
      });
    });
  }

  test('the content of all tabs is visible', async ({ page }) => {
    await page.goto('/docs/index.html');
    for (const command of ['npm install konva', 'npm install react-konva konva', 'npm install svelte-konva konva'])
      await expect(page.getByText(command, { exact: true })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('npm install vue-konva konva', { exact: true })).toBeVisible();
  });

  test('a demo shows its picture and its code in every flavor, and links the sources', async ({ page }) => {
    await page.goto(RECT_PAGE);
    const player = page.locator(`[data-demo="${RECT}"]`);
    for (const [, label] of LABELED_FLAVOURS) await expect(player.getByText(`${label}, `).first()).toBeVisible();
    // A flavor may have several files.
    const blocks = await player.locator('pre').count();
    expect(blocks).toBeGreaterThanOrEqual(LABELED_FLAVOURS.length);
    await expect(player.locator('pre').filter({ visible: true })).toHaveCount(blocks);
    await expect(player.locator('img')).toBeVisible();
    const link = page.locator('.kd-source').getByRole('link').first();
    await expect(link).toBeVisible();
    const [, folder = ''] =
      /^https:\/\/github\.com\/konvajs\/site\/tree\/main\/(demos\/.+)$/.exec((await link.getAttribute('href')) ?? '') ??
      [];
    const flavours = fs.readdirSync(path.join(ROOT, folder));
    expect(flavours).toEqual(expect.arrayContaining(['vanilla', 'react', 'vue', 'svelte']));
  });

  test('pages that need a script say so and offer links', async ({ page }) => {
    await page.goto('/search');
    const said = page.locator('main noscript p');
    await expect(said).toContainText('The search needs JavaScript.');
    await page.getByRole('main').getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(/\/docs\/index\.html$/);
    await page.goto('/play');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
    await expect(said).toContainText('The playground needs JavaScript.');
    await page.getByRole('main').getByRole('link', { name: 'all demos' }).click();
    await expect(page).toHaveURL(/\/docs\/sandbox\.html$/);
  });
});

test('with JavaScript, the controls are visible', async ({ page }) => {
  await openHydrated(page, '/docs/index.html');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'React' }).first()).toBeVisible();
});
