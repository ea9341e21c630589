import { expect, type Page, test } from '@playwright/test';
import { openHydrated, PageWatch } from './support/page-watch';
import { ShownDemo } from './support/shown-demo';

async function open(page: Page, query: string): Promise<ShownDemo> {
  await openHydrated(page, `/play${query}`);
  const shown = new ShownDemo(page, 'blank');
  await expect(shown.player.getByRole('textbox')).toBeVisible({ timeout: 30_000 });
  return shown;
}

test('Report writes an issue with versions, console and a link that keeps the version', async ({
  page,
  context,
  baseURL,
}) => {
  const watch = await PageWatch.on(page, baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shown = await open(page, '?flavour=react&konva=9.3.22');
  await shown.running('react');
  const editor = await shown.editor();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText("console.log('seen by the report');\n");
  await expect(shown.player.getByRole('log')).toContainText('seen by the report');
  await expect(editor).toContainText('seen by the report');
  await shown.player.getByRole('button', { name: 'Report', exact: true }).click();
  const area = page.getByRole('textbox', { name: 'Text of the issue' });
  await expect(area).toHaveValue(/konva 9\.3\.22, .*react-konva \d+/);
  await area.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) element.setSelectionRange(0, 0);
  });
  await area.press('ControlOrMeta+Home');
  await page.keyboard.insertText('It jumps.\n');
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^It jumps\.\n### What happens/);
  expect(text).toContain('### Console\n\n```\nseen by the report');
  expect(text).toContain(await page.evaluate(() => navigator.userAgent));
  expect(watch.foreign).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Stop and save image' }).click();
  expect((await saved).suggestedFilename()).toBe('result.png');

  const [, link = ''] = /\[Run it in the playground\]\((.+?)\)/.exec(text) ?? [];
  const reader = await context.newPage();
  await openHydrated(reader, link);
  const got = new ShownDemo(reader, 'shared');
  await expect(got.player.getByRole('combobox', { name: 'Version of Konva' })).toHaveValue('9.3.22', {
    timeout: 30_000,
  });
});

test('a package.json is checked, and faults that draw wrong are named', async ({ page }) => {
  const shown = await open(page, '?flavour=vanilla');
  await shown.running('vanilla');
  await shown.player.getByRole('button', { name: 'Add file' }).click();
  await page.getByRole('textbox', { name: 'File name' }).fill('package.json');
  await page.keyboard.press('Enter');
  await shown.replaceCode('{ "dependencies": { "konva": "^9.0.0", "gsap": "3", "lodash": "4" } }');
  await expect(shown.player.getByText('gsap is not here. Use Konva.Tween')).toBeVisible();
  await expect(shown.player.getByText('asks for Konva ^9.0.0')).toContainText('Choose 9.3.22');
  await expect(shown.player.getByText('lodash is not here')).toHaveCount(0);

  await shown.player.getByRole('tab', { name: 'index.ts', exact: true }).click();
  await shown.replaceCode(`import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const text = new Konva.Text({ text: 'large', fill: 'black' });
text.setAttrs({ fontsize: 60 });
layer.add(text);
`);
  await expect(shown.player.getByRole('alert')).toContainText('The Text has no attribute fontsize. Write fontSize.');
});
