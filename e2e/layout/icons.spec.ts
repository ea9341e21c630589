import { expect, test } from '@playwright/test';
import { openHydrated, quietNetwork } from '../support/page-watch';

/** The four kinds of pages that readers visit first. */
const PAGES = ['/', '/docs/shapes/Rect.html', '/api/Konva.Rect.html', '/docs/sandbox.html'];

/**
 * The browser treats an SVG image, from a file or inlined in the style sheet, as a separate document, and lays it out while the page waits.
 */
test('logo and icons are inline SVG: none is requested as an image', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const drawings: string[] = [];
  // Playwright's own events omit data URLs.
  session.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Image' && /^data:image\/svg|\.svg(?:\?|$)/.test(request.url)) drawings.push(request.url);
  });
  await session.send('Network.enable');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of PAGES) {
      await openHydrated(page, address);
      await quietNetwork(page);
      expect(drawings, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('the logo beside the name is visible, links to the home page, and is not part of the accessible name', async ({
  page,
}) => {
  await openHydrated(page, '/docs/shapes/Rect.html');
  const brand = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Konva', exact: true });
  await expect(brand).toHaveAttribute('href', '/');
  const mark = brand.locator('svg');
  await expect(mark).toHaveAttribute('aria-hidden', 'true');
  const box = await mark.boundingBox();
  expect([box?.width, box?.height]).toEqual([30, 30]);
});
