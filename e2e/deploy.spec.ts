import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findNginx, startNginx } from './support/nginx';
import { BUILD_FOLDER } from '../testing/paths';

const nginxFile = path.join(BUILD_FOLDER, '../deploy/nginx.conf');

/** Opens a page and collects the violations of its content security policy and of its frames'. */
async function refusals(page: Page, address: string, visit: () => Promise<void>): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to|violates the following/.test(message.text())) refused.push(message.text());
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit();
  return refused;
}

/** Runs all flavors of a page's first demo. */
async function runDemo(page: Page, tabs: readonly string[]): Promise<void> {
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-state', 'running', { timeout: 30_000 });
  for (const name of tabs) {
    await demo.getByRole('tab', { name, exact: true }).first().click();
    await expect(demo).toHaveAttribute('data-flavour', name.toLowerCase());
    await expect(demo).toHaveAttribute('data-state', 'running', { timeout: 30_000 });
  }
}

test.describe('the headers file', () => {
  for (const [address, tabs] of [
    ['/docs/shapes/Rect.html', ['React', 'Vue', 'Svelte', 'Vanilla']],
    ['/docs/sandbox/Wheel_of_Fortune.html', []],
    ['/api/Konva.Rect.html', []],
  ] as const) {
    test(`demos run under its policy: ${address}`, async ({ page }) => {
      expect(await refusals(page, address, () => runDemo(page, tabs))).toEqual([]);
    });
  }

  test('blocks scripts, requests and images of other hosts, inline scripts, and code made from strings', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (window !== window.top) return;
      document.addEventListener('securitypolicyviolation', (event) => {
        const list = document.documentElement.dataset['refused'] ?? '';
        document.documentElement.dataset['refused'] = `${list} ${event.effectiveDirective}=${event.blockedURI}`;
      });
    });
    await page.goto('/');
    await page.evaluate(() => {
      // From a script of the page: the policy does not apply to code that the test itself runs.
      const attack = `
        const inline = document.createElement('script');
        inline.textContent = 'document.documentElement.dataset.ran = 1';
        document.head.append(inline);
        const script = document.createElement('script');
        script.src = 'https://other.example/a.js';
        document.head.append(script);
        new Image().src = 'https://other.example/a.png';
        fetch('https://other.example/a.json').catch(() => undefined);
        new Function('return 1')();`;
      const script = document.createElement('script');
      script.src = URL.createObjectURL(new Blob([attack], { type: 'text/javascript' }));
      document.head.append(script);
    });
    const refused = () => page.evaluate(() => document.documentElement.dataset['refused'] ?? '');
    for (const expected of [
      'script-src-elem=inline',
      'script-src-elem=https://other.example/a.js',
      'img-src=https://other.example/a.png',
      'connect-src=https://other.example/a.json',
      'script-src=eval',
    ]) {
      await expect.poll(refused).toContain(expected);
    }
    expect(await page.locator('html').getAttribute('data-ran')).toBeNull();
  });

  test('redirects from other URLs and keeps query and fragment', async ({ page }) => {
    await page.goto('/docs/shapes/Rect/?from=test#rounded');
    await expect(page).toHaveURL(/\/docs\/shapes\/Rect\.html\?from=test#rounded$/);
  });
});

const nginx = findNginx();
// Without nginx, its configuration is not tested, and `deploy.built.test.ts` reports that.
if (nginx !== undefined) {
  test.describe('nginx', () => {
    let server: { url: string; close(): Promise<void> };
    let folder: string;
    test.beforeAll(async () => {
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
      server = await startNginx({ nginx, site: nginxFile, root: BUILD_FOLDER, folder });
    });
    test.afterAll(async () => {
      await server.close();
      fs.rmSync(folder, { recursive: true, force: true });
    });
    test('runs a demo in all flavors', async ({ page }) => {
      const visit = () => runDemo(page, ['React', 'Vue', 'Svelte']);
      expect(await refusals(page, `${server.url}/docs/shapes/Rect.html`, visit)).toEqual([]);
    });
  });
}
