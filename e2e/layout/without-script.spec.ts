import { expect, test } from '@playwright/test';

const PAGES = [
  '/',
  '/docs/shapes/Rect.html',
  '/docs/sandbox.html',
  '/docs/sandbox/Free_Drawing.html',
  '/api/Konva.Rect.html',
  '/blog',
];

test.use({ javaScriptEnabled: false });

for (const address of PAGES) {
  test(`${address} has its style, pictures, code and links, and no button that does nothing`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('font-family', /Hanken Grotesk/);
    const main = page.getByRole('main').first();
    expect((await main.innerText()).length).toBeGreaterThan(150);
    for (const player of await page.locator('[data-demo][data-has]').all()) {
      await expect(player.locator('pre').first()).toBeVisible();
    }
    for (const link of (await main.getByRole('link').all()).slice(0, 40))
      expect(await link.getAttribute('href')).toMatch(/^(?:\/|#|https:)/);
    await expect(page.getByRole('button', { name: /search|navigation bar|expand|collapse|copy/i })).toHaveCount(0);
    await expect(page.locator('main [role="status"]:visible', { hasText: /loading/i })).toHaveCount(0);
  });
}

test('the site’s menu can be used on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/shapes/Rect.html');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Reference' }).click();
  await expect(page).toHaveURL(/\/api\/Konva\.html$/);
});
