import http from 'node:http';
import { expect, test } from '@playwright/test';
import { serveBuild } from '../scripts/serve-build';
import { BUILD_FOLDER } from '../testing/paths';
import { attack } from './hostile-code/programs';
import { RECT, RECT_PAGE } from './support/rect';

/** Another site embeds a page of this one, from a host that sends no headers and so does not forbid it. */

let close: () => Promise<unknown>;
let embedder: string;

test.beforeAll(async () => {
  const site = await serveBuild({ root: BUILD_FOLDER });
  const other = http.createServer((request, response) => {
    const attributes = new URL(request.url ?? '/', 'http://x').searchParams.get('attributes') ?? '';
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><iframe ${attributes} style="width:1300px;height:900px" src="${site.url}${RECT_PAGE}?flavour=vanilla"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('The other site has no port.');
  embedder = `http://127.0.0.1:${address.port}`;
  close = () => Promise.all([site.close(), new Promise((resolve) => other.close(resolve).closeAllConnections())]);
});

test.afterAll(() => close());

test('a demo of the embedded page runs, takes edits and stops, and reaches neither page', async ({ page }) => {
  await page.goto(embedder);
  const site = page.frameLocator('iframe');
  const player = site.locator(`[data-demo="${RECT}"]`).first();
  await expect(player).toHaveAttribute('data-state', 'running');
  await player.locator('pre:visible').first().click();
  await player.getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(
    attack(`
const reach = (window_: Window | null): string => {
  try {
    return window_!.document.title;
  } catch (error) {
    return (error as Error).name;
  }
};
console.log('parent', reach(parent), 'top', reach(top));
top!.location.href = 'about:blank#taken';`),
  );
  await expect(player.getByRole('log')).toContainText(/parent\s*SecurityError\s*top\s*SecurityError/);
  await player.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(player).toHaveAttribute('data-state', 'stopped');
  expect(page.url()).toBe(`${embedder}/`);
});

test('an embedder that takes the page’s origin gets a page that can be read and says that its demo does not load', async ({
  page,
}) => {
  await page.goto(`${embedder}/?attributes=${encodeURIComponent('sandbox="allow-scripts"')}`);
  const site = page.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(site.locator(`[data-demo="${RECT}"]`).first().getByRole('alert')).toContainText('could not be loaded');
});
