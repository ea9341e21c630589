import { expect, type Page, test } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import { openHydrated } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { SearchDialog } from './support/search-dialog';
import { ShownDemo } from './support/shown-demo';

// A frame in the page's process: the emulated resolution reaches no other.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...TEST_BROWSER_ARGS, '--disable-features=IsolateSandboxedIframes', '--disable-site-isolation-trials'],
  },
});

const STAGE = `const stage = new Konva.Stage({ container: 'container', width: 200, height: 100 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ width: 50, height: 50, fill: 'red' }));
`;

test(
  'a program’s hash and history stay in its frame: one press of Back leaves the page',
  { tag: '@core' },
  async ({ page }) => {
    await openHydrated(page, RECT_PAGE);
    await openHydrated(page, '/play?flavour=vanilla');
    const shown = new ShownDemo(page, 'blank');
    await shown.running('vanilla');
    const before = await page.evaluate(() => history.length);
    await shown.replaceCode(`${STAGE}
window.addEventListener('hashchange', () => console.log('hash ' + location.hash));
location.hash = 'one';
window.location.hash = '#two';
location.href = '#three';
history.pushState({ at: 4 }, '', '#four');
history.pushState({ at: 5 }, '', '/five');
window.addEventListener('popstate', (event) => console.log('at ' + event.state?.at));
history.back();
`);
    const log = shown.player.getByRole('log');
    await expect(log).toContainText('hash #four');
    await expect(log).toContainText('at 4');
    expect(await page.evaluate(() => history.length)).toBe(before);
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(RECT_PAGE);
  },
);

test('links to a fragment stay in the frame, and one to another page is told of', async ({ page }) => {
  await openHydrated(page, '/play?flavour=vanilla');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  const before = await page.evaluate(() => history.length);
  await shown.replaceCode(`<!doctype html><body><a href="#">up</a> <a href="#top">top</a> <a href="">empty</a> <a href="about.html">about</a>
<div id="container"></div><script src="https://unpkg.com/konva@9/konva.min.js"></script><script>${STAGE}</script></body>`);
  const frame = shown.player.frameLocator('iframe[title^="Result: "]');
  for (const name of ['up', 'top', 'empty', 'about']) {
    await frame.getByRole('link', { name, exact: true }).click();
    await expect(shown.player).toHaveAttribute('data-state', 'running');
  }
  await expect(shown.player.getByRole('log')).toContainText('The link to "about.html" leads nowhere here');
  await expect(shown.player.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a running demo is drawn again in the resolution to which the reader zooms', async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=react`);
  const shown = new ShownDemo(page, RECT);
  const demo = await shown.running('react');
  expect(await demo.count('square')).toBe(1);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 1000,
    deviceScaleFactor: 2,
    mobile: false,
  });
  const canvas = shown.player.frameLocator('iframe[title^="Result: "]').locator('canvas').first();
  await expect.poll(() => canvas.evaluate((one: HTMLCanvasElement) => Math.round(one.width / one.clientWidth))).toBe(2);
});

test(
  'after a deployment, the page says that the site was updated, and keeps the reader’s text',
  { tag: '@core' },
  async ({ page }) => {
    await openHydrated(page, '/play?flavour=vanilla');
    const shown = new ShownDemo(page, 'blank');
    await shown.running('vanilla');
    await shown.replaceCode(`${STAGE}// mine`);
    await expect(shown.player.getByRole('textbox')).toContainText('// mine');
    await deploy(page);
    await shown.player.getByRole('button', { name: 'Open a demo', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The site was updated' });
    await expect(alert).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Load the page again' }).click();
    await expect(shown.player.getByRole('textbox')).toContainText('// mine');
  },
);

/** Where parts of the site load late: what the reader presses, on which page. */
const LATE: Readonly<Record<string, (shown: ShownDemo, page: Page) => Promise<void>>> = {
  'a framework’s tab': (shown) => shown.tab('React').click(),
  'the code': (shown) => shown.player.locator('pre:visible').first().click(),
  Inspect: (shown) => shown.choose('Inspect'),
  async Run(shown) {
    await shown.player.getByRole('button', { name: 'Run', exact: true }).click();
  },
  'Open in playground': (shown) => shown.choose('Open in playground'),
  'Download project': (shown) => shown.choose('Download project'),
  'the search': (_, page) => new SearchDialog(page).button.click(),
};

/** Answers as the server does after a deployment: the page starts with other scripts, and the old files are gone. */
async function deploy(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  const html = await (await page.request.get(page.url())).text();
  await page.route(/\/(?:assets|demo-assets|demo-files|search-index)\//, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({ contentType: 'text/html', body: html.replaceAll(/main\.[\da-z]+\.js/g, 'main.new1.js') }),
  );
}

for (const [place, press] of Object.entries(LATE)) {
  test(`after a deployment, this says that the site was updated: ${place}`, async ({ page }) => {
    await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    if (place === 'Run') await shown.choose('Stop');
    await deploy(page);
    await press(shown, page);
    await expect(page.getByRole('alert').filter({ hasText: 'The site was updated' })).toBeVisible();
  });
}

/** What loads late in the playground. */
const LATE_IN_PLAYGROUND: Readonly<Record<string, (shown: ShownDemo, page: Page) => Promise<void>>> = {
  'another framework': (shown) => shown.tab('Vue').click(),
  'Check types': (shown) => shown.choose('Check types'),
  Inspect: (shown) => shown.choose('Inspect'),
  Share: (shown) => shown.choose('Share'),
  'Download project': (shown) => shown.choose('Download project'),
  'the search': (_, page) => new SearchDialog(page).button.click(),
};

for (const [place, press] of Object.entries(LATE_IN_PLAYGROUND)) {
  test(`after a deployment, the playground says that the site was updated, and keeps the text: ${place}`, async ({
    page,
  }) => {
    await openHydrated(page, '/play?flavour=vanilla');
    const shown = new ShownDemo(page, 'blank');
    await shown.running('vanilla');
    await shown.replaceCode(`${STAGE}// mine`);
    await shown.running('vanilla');
    await deploy(page);
    await press(shown, page);
    const alert = page.getByRole('alert').filter({ hasText: 'The site was updated' });
    await expect(alert).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Load the page again' }).click();
    if (place === 'another framework') await shown.tab('Vanilla').click();
    await expect(shown.player.getByRole('textbox')).toContainText('// mine');
  });
}

test('after a deployment, Run with a package that was not used before says that the site was updated', async ({
  page,
}) => {
  await openHydrated(page, '/play?flavour=vanilla');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  await shown.replaceCode(`${STAGE}// mine`);
  await shown.running('vanilla');
  await deploy(page);
  await shown.replaceCode(`import { throttle } from 'lodash';\n${STAGE}console.log(typeof throttle);`);
  await shown.player.getByRole('button', { name: 'Run', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The site was updated' });
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Load the page again' }).click();
  await expect(shown.player.getByRole('textbox')).toContainText('lodash');
  await expect(shown.player.getByRole('log')).toContainText('function');
});

test('offline, a page that was not loaded is told of in the site’s own words, and Try again opens it', async ({
  page,
  context,
}) => {
  await openHydrated(page, RECT_PAGE);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await context.setOffline(true);
  await page.locator('.menu a[href^="/docs/"]:not([href*="Rect"])').last().click();
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(alert).toBeVisible();
  await expect(heading).toHaveText(before);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).not.toHaveText(before);
  await expect(alert).toHaveCount(0);
});

test('a file that fails while the site is the same is no update', async ({ page }) => {
  await openHydrated(page, '/play?flavour=vanilla');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 500, body: '' }));
  const checked = page.waitForResponse(
    (answer) => answer.request().resourceType() === 'fetch' && /\/play\b/.test(answer.url()),
  );
  await shown.player.getByRole('button', { name: 'Open a demo', exact: true }).click();
  await checked;
  await expect(page.getByText('The site was updated')).toHaveCount(0);
});

test('a link whose code the reader has edited says so when it is opened again', async ({ page }) => {
  await openHydrated(page, '/play?flavour=vanilla');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  await shown.player.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await openHydrated(page, link);
  const shared = new ShownDemo(page, 'shared');
  await expect(shared.player.getByRole('textbox')).toBeVisible();
  await expect(page.getByText('You have edited the code of this link before')).toHaveCount(0);
  await shared.player.getByRole('textbox').focus();
  await page.keyboard.insertText('// mine\n');
  await page.reload();
  await expect(page.getByText('You have edited the code of this link before: this is your version.')).toBeVisible();
});

test('with forced colors, the selected framework and file have a line that the others lack', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, `${RECT_PAGE}?flavour=react`);
  const shown = new ShownDemo(page, RECT);
  const lineOf = (label: 'React' | 'Vue') =>
    shown.tab(label).evaluate((tab) => {
      const { opacity, backgroundColor } = getComputedStyle(tab, '::after');
      const probe = document.createElement('i');
      probe.style.cssText = 'background:Highlight;forced-color-adjust:none';
      document.body.append(probe);
      const highlight = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return opacity === '1' && backgroundColor === highlight;
    });
  await expect.poll(() => lineOf('React')).toBe(true);
  await expect.poll(() => lineOf('Vue')).toBe(false);
});
