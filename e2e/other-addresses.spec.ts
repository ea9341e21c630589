import { expect, test } from '@playwright/test';

for (const [from, to] of [
  ['/docs/shapes/Rect?flavour=vue#next', '/docs/shapes/Rect.html?flavour=vue#next'],
  ['/api/Konva.Rect', '/api/Konva.Rect.html'],
  ['/blog.html', '/blog'],
  ['/docs/styling/hide-and-show.html', '/docs/styling/Hide_and_Show.html'],
  ['/docs/sandbox/Nodes', '/docs/sandbox/20000_Nodes.html'],
  ['/docs/sandbox/Shapes_with_Tooltip', '/docs/sandbox/10000_Shapes_with_Tooltip.html'],
  ['/downloads/code/', '/docs/sandbox.html'],
  ['/downloads/code/shapes/Rect.html', '/docs/sandbox.html'],
] as const) {
  test(`${from} redirects to ${to}`, async ({ page, baseURL }) => {
    await page.goto(from);
    await expect
      .poll(() =>
        page
          .url()
          .replace(baseURL ?? '', '')
          .replace(/(.)\/$/, '$1'),
      )
      .toBe(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
