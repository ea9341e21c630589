import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { serveBuild } from '../scripts/serve-build';
import { readSignature } from '../testing/in-frame';
import { openHydrated, PageWatch } from './support/page-watch';
import { LABELED_FLAVOURS, RECT, RECT_PAGE, rectSource } from './support/rect';
import { ShownDemo } from './support/shown-demo';
import { buildDownload } from './support/unpack-project';

/** A drawing with a circle of this color, which logs who it is. */
function circle(fill: string, more = ''): string {
  return `import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 320, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ name: 'mine', x: 100, y: 100, radius: 50, fill: '${fill}' }));
${more}
`;
}

async function openPlayground(page: Page, query: string, id = 'blank'): Promise<ShownDemo> {
  await openHydrated(page, `/play${query}`);
  const shown = new ShownDemo(page, id);
  await expect(shown.player.getByRole('textbox')).toBeVisible({ timeout: 30_000 });
  return shown;
}

function button(shown: ShownDemo, name: string): Locator {
  return shown.player.getByRole('button', { name, exact: true });
}

/** The link from the share dialog. */
async function shareLink(page: Page, shown: ShownDemo): Promise<string> {
  await button(shown, 'Share').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

for (const [flavour] of LABELED_FLAVOURS) {
  test(`opens a demo, and edits change its canvas (${flavour})`, async ({ page, baseURL }) => {
    const watch = await PageWatch.on(page, baseURL ?? '');
    const shown = await openPlayground(page, `?demo=${RECT}&flavour=${flavour}`, RECT);
    const demo = await shown.running(flavour);
    expect(await demo.count('square')).toBe(1);
    const editor = await shown.editor();
    await page.keyboard.press('ControlOrMeta+a');
    const entry = { vanilla: 'index.ts', react: 'App.tsx', vue: 'App.vue', svelte: 'App.svelte' }[flavour];
    const text = rectSource(`${flavour}/${entry}`);
    await page.keyboard.insertText(text.replaceAll('square', 'renamed'));
    await expect(editor).toContainText('renamed');
    await expect.poll(async () => (await shown.running(flavour)).count('renamed')).toBe(1);
    expect(watch.messages).toEqual([]);
    expect(watch.foreign).toEqual([]);
  });

  test(`starts blank and runs (${flavour})`, async ({ page }) => {
    const shown = await openPlayground(page, `?flavour=${flavour}`);
    const demo = await shown.running(flavour);
    expect(await demo.count('Circle')).toBe(1);
  });
}

test('readers can find and open any demo from the playground', { tag: '@core' }, async ({ page }) => {
  const shown = await openPlayground(page, '?flavour=react');
  await shown.running('react');
  await button(shown, 'Open a demo').click();
  const find = page.getByRole('searchbox', { name: 'Find a demo' });
  await expect(find).toBeFocused();
  await find.fill('shapes rect');
  await page.getByRole('dialog').getByRole('link', { name: /^Rect/ }).first().click();
  await expect(page).toHaveURL(/\/play\/?\?demo=tutorials\/shapes\/Rect&flavour=react$/);
  await new ShownDemo(page, RECT).running('react');
  await page.goBack();
  await new ShownDemo(page, 'blank').running('react');
});

test('an unknown demo is reported, with a link to a blank canvas', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, '/play?demo=tutorials/shapes/Nothing');
  await expect(page.getByRole('alert')).toContainText('no demo “tutorials/shapes/Nothing”');
  await page.getByRole('link', { name: 'Start with a blank canvas' }).click();
  await new ShownDemo(page, 'blank').running('vanilla');
});

test('readers can add, rename and delete files', { tag: '@core' }, async ({ page }) => {
  const shown = await openPlayground(page, '?flavour=vanilla');
  await shown.running('vanilla');
  const tab = (name: string) => shown.player.getByRole('tab', { name, exact: true });

  await button(shown, 'Add file').click();
  const name = page.getByRole('textbox', { name: 'File name' });
  await expect(name).toBeFocused();
  await name.fill('../up.ts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('letters, digits');
  await name.fill('parts/color.ts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tab('parts/color.ts')).toHaveAttribute('aria-selected', 'true');
  const editor = shown.player.getByRole('textbox');
  await expect(editor).toBeFocused();
  await expect(editor).toHaveText('');
  await page.keyboard.insertText("export const color = '#8457c9';\n");

  await tab('index.ts').click();
  await shown.replaceCode(
    circle('none', "import { color } from './parts/color';\nlayer.findOne('.mine').fill(color);"),
  );
  const pixel = async () => (await shown.running('vanilla')).pixel({ x: 100, y: 100 });
  await expect.poll(pixel).toEqual([132, 87, 201, 255]);

  // The flavor's entry file does not change.
  await expect(button(shown, 'Rename file')).toHaveCount(0);
  await expect(button(shown, 'Delete file')).toHaveCount(0);

  await tab('parts/color.ts').click();
  await button(shown, 'Rename file').click();
  await page.getByRole('textbox', { name: 'File name' }).fill('paint.ts');
  await page.keyboard.press('Enter');
  await expect(tab('paint.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(editor).toContainText('#8457c9');
  await expect(shown.player.getByRole('alert')).toContainText('./parts/color');
  await shown.player
    .getByRole('alert')
    .getByRole('button', { name: /^index\.ts/ })
    .click();
  await expect(tab('index.ts')).toHaveAttribute('aria-selected', 'true');
  await shown.replaceCode(circle('none', "import { color } from './paint';\nlayer.findOne('.mine').fill(color);"));
  await expect.poll(pixel).toEqual([132, 87, 201, 255]);

  await tab('paint.ts').click();
  await button(shown, 'Delete file').click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(tab('paint.ts')).toHaveCount(1);
  await button(shown, 'Delete file').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(tab('paint.ts')).toHaveCount(0);
  await expect(tab('index.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(shown.player.getByRole('alert')).toContainText('./paint');

  await button(shown, 'Reset code').click();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(editor).toContainText('draggable: true');
  await shown.running('vanilla');
});

test(
  'a link contains the code, in any script, and shows its size; nothing runs before Run',
  { tag: '@core' },
  async ({ page, context }) => {
    const shown = await openPlayground(page, '?flavour=vanilla');
    await shown.running('vanilla');
    const words = 'Ünïcödé 漢字 עברית 👩🏽‍🎨';
    await shown.replaceCode(circle('#3fa66b', `console.log('${words}');`));
    await expect(shown.player.getByRole('log')).toContainText(words);
    await button(shown, 'Share').click();
    await expect(page.getByRole('dialog')).toContainText(/\d+ characters/);
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await expect(page.getByRole('dialog')).toContainText(`${link.length.toLocaleString('en')} characters`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('dialog').getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    const reader = await context.newPage();
    await openHydrated(reader, link);
    const got = new ShownDemo(reader, 'shared');
    await expect(got.player.getByRole('textbox')).toContainText(words);
    await expect(got.player).toHaveAttribute('data-state', 'poster');
    await expect(got.player.getByText('This code came with a link.')).toBeVisible();
    // Neither an edit nor a reload is the reader's consent.
    await got.editor();
    await reader.keyboard.press('ControlOrMeta+End');
    await reader.keyboard.type('// read');
    await reader.reload();
    await expect(got.player.getByRole('textbox')).toContainText('// read');
    await expect(got.player.getByText('This code came with a link.')).toBeVisible();
    await expect(got.player.locator('iframe')).toHaveCount(0);
    await expect(got.player.getByRole('log')).toHaveCount(0);

    await button(got, 'Run').click();
    const demo = await got.running('vanilla');
    expect(await demo.count('mine')).toBe(1);
    await expect(got.player.getByRole('log')).toContainText(words);
  },
);

test('the core of a page opens in the playground, and runs', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, '/docs/sandbox/Pie_Chart.html');
  const block = page.locator('.kd-code-block').first();
  const [firstLine = ''] = (await block.locator('code').innerText()).split('\n');
  await block.getByRole('button', { name: 'Open in playground' }).click();
  const got = new ShownDemo(page, 'shared');
  await expect(got.player.getByRole('textbox')).toContainText(firstLine, { timeout: 30_000 });
  await button(got, 'Run').click();
  const demo = await got.running('vanilla');
  expect(await demo.count('Arc')).toBe(4);
});

test('a shared demo still finds its pictures', { tag: '@core' }, async ({ page, context }) => {
  const shown = await openPlayground(page, '?demo=tutorials/shapes/Image&flavour=vue', 'tutorials/shapes/Image');
  await shown.running('vue');
  const link = await shareLink(page, shown);
  const reader = await context.newPage();
  await openHydrated(reader, link);
  const got = new ShownDemo(reader, 'tutorials/shapes/Image');
  await button(got, 'Run').click();
  const demo = await got.running('vue');
  expect(await demo.count('Image')).toBeGreaterThan(0);
});

test('a link that is too long or broken is reported', { tag: '@core' }, async ({ page }) => {
  const shown = await openPlayground(page, '?flavour=vanilla');
  await shown.running('vanilla');
  const link = await shareLink(page, shown);
  const noise = Array.from({ length: 60_000 }, (_, i) => ((i * 2654435761) >>> 7).toString(36)).join('');
  await shown.replaceCode(`export const noise = '${noise}';`);
  await button(shown, 'Share').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('use Download project');
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveCount(0);

  for (const broken of [link.slice(0, -30), link.replace(/code=.{12}/, 'code=AAAAAAAAAAAA'), `${link}%%`]) {
    await page.goto('about:blank');
    await openHydrated(page, broken);
    await expect(page.getByRole('alert')).toContainText('Copy the whole link again');
  }
  await page.goto('about:blank');
  await openHydrated(page, `/play#code=${'A'.repeat(40_000)}`);
  await expect(page.getByRole('alert')).toContainText('too long');
});

for (const [flavour] of LABELED_FLAVOURS) {
  test(`a downloaded project builds and draws (${flavour})`, async ({ page }) => {
    test.setTimeout(120_000);
    const id = 'tutorials/shapes/Image';
    const shown = await openPlayground(page, `?demo=${id}&flavour=${flavour}`, id);
    const drawn = await shown.running(flavour);
    const nodes = await drawn.count('Image');
    const downloading = page.waitForEvent('download');
    await button(shown, 'Download project').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^[\w-]+\.zip$/);
    const folder = await buildDownload(fs.readFileSync(await download.path()));
    const server = await serveBuild({ root: folder });
    try {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(server.url);
      await expect.poll(async () => (await page.evaluate(readSignature)).drawn).toBe(true);
      expect(nodes).toBeGreaterThan(0);
      expect(problems).toEqual([]);
    } finally {
      await server.close();
    }
  });
}

test(
  'external editors get the project by a form, and only on the reader’s click',
  { tag: '@core' },
  async ({ page, context }) => {
    const sent: { url: string; method: string; body: string }[] = [];
    await context.route(/stackblitz\.com|codesandbox\.io/, async (route) => {
      const request = route.request();
      sent.push({ url: request.url(), method: request.method(), body: request.postData() ?? '' });
      await route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' });
    });
    const shown = await openPlayground(page, '?flavour=svelte');
    await shown.running('svelte');
    await shown.replaceCode('<p>mine</p>\n');
    await button(shown, 'Share').click();
    const dialog = page.getByRole('dialog');
    for (const [name, host] of [
      ['Open in StackBlitz', 'stackblitz.com'],
      ['Open in CodeSandbox', 'codesandbox.io'],
    ] as const) {
      await expect(dialog.getByRole('button', { name })).toBeEnabled();
      expect(sent.filter(({ url }) => url.includes(host))).toEqual([]);
      const opening = context.waitForEvent('page');
      await dialog.getByRole('button', { name }).click();
      const opened = await opening;
      await expect(opened).toHaveTitle('outside');
      expect(await opened.evaluate(() => window.opener === null)).toBe(true);
      await opened.close();
    }
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
    const fields = new URLSearchParams(sent[0]?.body);
    // Forms submit line ends as CR LF.
    expect(fields.get('project[files][src/App.svelte]')?.replaceAll('\r', '')).toBe('<p>mine</p>\n');
    expect(fields.get('project[files][package.json]')).toContain('svelte-konva');
    expect(new URLSearchParams(sent[1]?.body).get('parameters')).toMatch(/^[\w-]+$/);
  },
);

test('a project with pictures offers only the download', async ({ page }) => {
  const id = 'tutorials/shapes/Image';
  const shown = await openPlayground(page, `?demo=${id}&flavour=react`, id);
  await button(shown, 'Share').click();
  await expect(page.getByRole('dialog')).toContainText('Download the project');
  await expect(page.getByRole('button', { name: 'Open in StackBlitz' })).toBeDisabled();
});

test('a demo’s buttons pass the reader’s edits on', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await shown.replaceCode(circle('#4a90e2'));
  await expect.poll(async () => (await shown.running('vanilla')).count('mine')).toBe(1);

  const downloading = page.waitForEvent('download');
  await shown.choose('Download project');
  const archive = fs.readFileSync(await (await downloading).path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');

  await shown.choose('Open in playground');
  await expect(page).toHaveURL(/\/play\/?\?demo=tutorials\/shapes\/Rect&flavour=vanilla$/);
  await expect(page.locator('.kd-play')).toBeVisible();
  const play = new ShownDemo(page, RECT);
  await expect(play.player.getByRole('textbox')).toContainText('#4a90e2');
  await expect.poll(async () => (await play.running('vanilla')).count('mine')).toBe(1);
});

test('edits survive a flavor switch, leaving and returning, and a reload', { tag: '@core' }, async ({ page }) => {
  const shown = await openPlayground(page, `?demo=${RECT}`, RECT);
  await shown.running('vanilla');
  await shown.replaceCode(circle('#8457c9'));
  await expect.poll(async () => (await shown.running('vanilla')).count('mine')).toBe(1);
  await shown.tab('Vue').click();
  expect(await (await shown.running('vue')).count('mine')).toBe(0);
  await shown.tab('Vanilla').click();
  await expect.poll(async () => (await shown.running('vanilla')).count('mine')).toBe(1);
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demos' }).click();
  await expect(page).toHaveURL(/\/docs\/sandbox\.html$/);
  await page.goBack();
  await expect.poll(async () => (await shown.running('vanilla')).count('mine')).toBe(1);
  await page.reload();
  await expect.poll(async () => (await shown.running('vanilla')).count('mine')).toBe(1);
  await expect(shown.player.getByRole('textbox')).toContainText('#8457c9');
});

test('blocked storage is tolerated', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const shown = await openPlayground(page, '');
  await shown.running('vanilla');
  await shown.replaceCode(circle('#8457c9'));
  await expect.poll(async () => (await shown.running('vanilla')).count('mine')).toBe(1);
  await shown.tab('React').click();
  await shown.running('react');
  await shown.tab('Vanilla').click();
  await expect.poll(async () => (await shown.running('vanilla')).count('mine')).toBe(1);
});

test('the playground has the player’s editor, problems and console', { tag: '@core' }, async ({ page }) => {
  const shown = await openPlayground(page, '?flavour=vanilla');
  await shown.running('vanilla');
  await shown.replaceCode(
    `${circle('#3fa66b')}console.warn('careful', { x: 1 });\nconst missing: string = null!;\nmissing.trim();\n`,
  );
  await expect(shown.player.getByRole('log')).toContainText('careful');
  const alert = shown.player.getByRole('alert');
  await expect(alert).toContainText('index.ts, line 9');
  await expect(shown.player.locator('.cm-lintRange-error')).toHaveCount(1);
});

test('files, editor, Run and dialogs work with the keyboard alone', { tag: '@core' }, async ({ page }) => {
  const shown = await openPlayground(page, '?flavour=vanilla');
  await shown.running('vanilla');
  const visited: string[] = [];
  await page.locator('.kd-play h1').click();
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() => {
        const active = document.activeElement;
        return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
      }),
    );
  }
  for (const name of [
    'Blank',
    'Open a demo',
    'Share',
    'Download project',
    'Vanilla',
    'Add file',
    'Code, index.ts',
    'Resize the code',
    'Run',
  ])
    expect(visited, name).toContain(name);
  await button(shown, 'Share').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(shown, 'Share')).toBeFocused();
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('it fits, and has no accessibility violations', async ({ page }) => {
      const shown = await openPlayground(page, `?demo=${RECT}&flavour=react`, RECT);
      await shown.running('react');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const check = async () => {
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      };
      await check();
      for (const name of ['Share', 'Open a demo', 'Add file']) {
        await button(shown, name).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
      }
    });
  });
}

test('no other page loads the playground', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      texts.push(response.text().catch(() => ''));
  });
  await openHydrated(page, RECT_PAGE);
  await new ShownDemo(page, RECT).running('vanilla');
  const loaded = (await Promise.all(texts)).join('\n');
  expect(loaded.includes('Open in playground')).toBe(true);
  const own = ['Open in StackBlitz', 'stackblitz.com/run', 'kd-play-head', 'npm run dev'];
  expect(own.filter((text) => loaded.includes(text))).toEqual([]);
});
