import { expect, test } from '@playwright/test';
import { openHydrated, scrollThrough } from '../support/page-watch';

const DEMO = '/docs/sandbox/Canvas_Editor.html';

test.describe('the contents on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [address, below] of [
    ['/docs/shapes/Rect.html', '[data-demo]'],
    [DEMO, '[data-demo]'],
    ['/docs/faq.html', 'h1'],
    ['/api/Konva.Rect.html', 'h1'],
  ] as const) {
    test(
      `are below what opens the page: ${address}`,
      { tag: address === '/docs/shapes/Rect.html' ? '@core' : [] },
      async ({ page }) => {
        await openHydrated(page, address);
        const contents = page.locator('.theme-doc-toc-mobile');
        await expect(contents).toHaveCount(1);
        const before = await page.locator('main').locator(below).first().boundingBox();
        const box = await contents.boundingBox();
        expect(box?.y).toBeGreaterThan((before?.y ?? Infinity) + (before?.height ?? 0));
        await contents.getByRole('button').click();
        await contents.getByRole('link').first().click();
        await expect(page).toHaveURL(/#/);
      },
    );
  }
});

test('the contents of the questions are their groups', async ({ page }) => {
  await openHydrated(page, '/docs/faq.html');
  const groups = await page.locator('main h2').count();
  await expect(page.locator('.theme-doc-toc-desktop a')).toHaveCount(groups);
});

test('the parts at a page’s end have one design', async ({ page }) => {
  await openHydrated(page, DEMO);
  await scrollThrough(page);
  const looks = await page
    .locator('nav[aria-labelledby="related-demos"], .theme-doc-footer, .pagination-nav')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { borderTop, paddingTop } = getComputedStyle(part);
        const { left, width } = part.getBoundingClientRect();
        return { borderTop, paddingTop, left: Math.round(left), width: Math.round(width) };
      }),
    );
  expect(looks).toHaveLength(3);
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
  const words = await page
    .locator('.theme-edit-this-page, .theme-last-updated, .theme-last-updated b')
    .evaluateAll((all) =>
      all.map((one) => {
        const { fontStyle, fontWeight, fontSize } = getComputedStyle(one);
        return [fontStyle, fontWeight, fontSize].join(' ');
      }),
    );
  expect(new Set(words).size).toBe(1);
});
