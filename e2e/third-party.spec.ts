import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { serveBuild, type StaticServer } from '../scripts/serve-build';
import { builtPages } from './support/built-pages';
import { openHydrated, PageWatch } from './support/page-watch';
import { BUILD_FOLDER, ROOT } from '../testing/paths';

/** Third-party scripts: none on the built site; all of them on a small site of two pages. */

test.describe('the site as it is', () => {
  // every-page.spec.ts checks that no page makes requests to another host while it is visited.
  test('references nothing on another host that a page would load', () => {
    const loading =
      /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\s(?:src|srcset|data)=["']?(?:https?:)?\/\/[^\s>]*/g;
    const linked =
      /<link\b[^>]*\srel=["']?(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon)\b[^>]*>/g;
    const found = builtPages().flatMap(({ file, path: address }) => {
      const html = fs.readFileSync(file, 'utf8');
      const links = [...html.matchAll(linked)]
        .map(([tag]) => tag)
        .filter((tag) => /href=["']?(?:https?:)?\/\//.test(tag));
      return [...[...html.matchAll(loading)].map(([tag]) => tag), ...links].map((tag) => `${address}: ${tag}`);
    });
    expect(found).toEqual([]);
  });

  test('does not contain the menu’s code', () => {
    const folder = path.join(BUILD_FOLDER, 'assets/js');
    const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
    const holding = scripts.filter((name) =>
      fs.readFileSync(path.join(folder, name), 'utf8').includes('Copy page as Markdown'),
    );
    expect(scripts.length).toBeGreaterThan(10);
    expect(holding).toEqual([]);
  });
});

test.describe('a site with all third-party scripts', () => {
  test.describe.configure({ mode: 'serial' });
  let server: StaticServer | undefined;
  let url: string;

  test.beforeAll(async () => {
    // A whole build, which takes minutes next to others on a busy machine.
    test.setTimeout(600_000);
    const outDir = fs.mkdtempSync(path.join(process.env['E2E_TEMP'] ?? ROOT, 'outside-'));
    const command = path.join(ROOT, 'node_modules/.bin/docusaurus');
    await promisify(execFile)(command, ['build', 'e2e/fixtures/outside', '--out-dir', outDir], { cwd: ROOT });
    server = await serveBuild({ root: outDir, hostHeaders: {} });
    url = server.url;
  });
  test.afterAll(() => server?.close());

  /** The configured hosts, answered by the test; any other host is reported by the watch. */
  async function open(page: Page, address = '/'): Promise<{ watch: PageWatch; asked: string[] }> {
    const watch = await PageWatch.on(page, url);
    const asked: string[] = [];
    const answers: Record<string, [type: string, body: string]> = {
      'https://stats.example/script.js': [
        'text/javascript',
        "fetch('https://events.example/hit?site=' + document.currentScript.dataset.domain, { mode: 'no-cors' })",
      ],
      'https://events.example/hit?site=docs.example': ['text/plain', ''],
      'https://popup.example/embed.js': [
        'text/javascript',
        `const frame = document.createElement('iframe');
        frame.src = 'https://popup.example/offer'; frame.title = 'Offer'; frame.style.cssText = 'position:fixed;bottom:0;left:0;width:90px;height:40px';
        document.body.append(frame);`,
      ],
      'https://popup.example/offer': [
        'text/html',
        '<!doctype html><html lang="en"><title>Offer</title><main><h1>Offer</h1></main></html>',
      ],
    };
    await page.route(
      ({ href }) => answers[href] !== undefined,
      async (route) => {
        const request = route.request().url();
        asked.push(request);
        const [contentType, body] = answers[request] ?? ['', ''];
        await route.fulfill({ contentType, body });
      },
    );
    await openHydrated(page, url + address);
    return { watch, asked };
  }

  const opener = (page: Page) => page.getByRole('button', { name: 'Ask AI' });

  test('scripts run and reach their hosts under the policy, once per visit, and no other host gets a request', async ({
    page,
  }) => {
    const { watch, asked } = await open(page);
    await expect(page.frameLocator('iframe[title="Offer"]').getByRole('heading')).toHaveText('Offer');
    await page.getByRole('complementary').getByRole('link', { name: 'A second page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A second page');
    await expect
      .poll(() => asked.toSorted())
      .toEqual([
        'https://events.example/hit?site=docs.example',
        'https://popup.example/embed.js',
        'https://popup.example/offer',
        'https://stats.example/script.js',
      ]);
    expect(watch.foreign).toEqual([]);
    expect(watch.messages).toEqual([]);
  });

  test('the menu is in the HTML, shifts nothing, and is not printed', async ({ page }) => {
    const { watch } = await open(page);
    const html = await (await page.request.get(url)).text();
    expect(html).toContain('Ask AI');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await PageWatch.layoutShift(page)).toBeLessThan(0.01);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await opener(page).click();
      await expect(page.getByRole('link', { name: 'Open in ChatGPT' })).toBeInViewport({ ratio: 1 });
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await expect(opener(page)).toBeFocused();
    expect(watch.messages).toEqual([]);
  });

  test('the menu copies the page as Markdown, with the keyboard alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { watch } = await open(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      // Requests of the menu; the page's own scripts and images may load at any time.
      if (request.resourceType() === 'fetch' && request.url().startsWith(url))
        asked.push(new URL(request.url()).pathname);
    });
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeFocused();
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Page copied')).toBeVisible();
    await expect(opener(page)).toBeFocused();
    expect(asked).toEqual(['/index.md']);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('# A first page');
    expect(text).toContain('## A section');
    expect(watch.messages).toEqual([]);
  });

  test('the menu belongs to the page that the reader opened, and contacts an assistant only on a click', async ({
    page,
    context,
  }) => {
    const assistants: string[] = [];
    await context.route(/chatgpt\.com|claude\.ai|perplexity\.ai/, async (route) => {
      assistants.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Assistant</title>' });
    });
    const { watch } = await open(page);
    await opener(page).click();
    await page.getByRole('complementary').getByRole('link', { name: 'A second page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A second page');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    expect(assistants).toEqual([]);
    for (const name of ['ChatGPT', 'Claude', 'Perplexity']) {
      await opener(page).click();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: `Open in ${name}` }).click();
      const assistant = await opened;
      await assistant.waitForLoadState();
      expect(new URL(assistant.url()).searchParams.get('q')).toContain('https://docs.example/Second');
      await assistant.close();
    }
    expect(assistants).toHaveLength(3);
    await opener(page).click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(`${url}/Second.md`);
    expect(watch.foreign).toEqual([]);
  });
});
