import { expect, type Locator, type Page, test } from '@playwright/test';
import { ENTRY_FILES, type Flavour } from '../packages/demo-engine/model';
import { toShareFragment } from '../packages/demo-engine/playground/share-link';
import { openHydrated, PageWatch } from './support/page-watch';
import { ShownDemo } from './support/shown-demo';

/** Draws 20,000 nodes with a Transformer on the last one, and logs its version and what is there. */
const MANY = `import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 400, height: 300 });
const layer = new Konva.Layer();
stage.add(layer);
let last;
for (let i = 0; i < 20000; i += 1) {
  last = new Konva.Rect({ x: i % 400, y: (i * 7) % 300, width: 6, height: 6, fill: '#2f6fb0', name: 'dot' });
  layer.add(last);
}
last.setAttrs({ x: 150, y: 100, width: 100, height: 80, fill: '#f2664a' });
const transformer = new Konva.Transformer({ nodes: [last] });
layer.add(transformer);
layer.draw();
const { _context: pen } = layer.getCanvas().getContext();
const [red, green, blue] = pen.getImageData(200 * devicePixelRatio, 140 * devicePixelRatio, 1, 1).data;
console.log(['drawn', Konva.version, layer.find('.dot').length, transformer.width(), [red, green, blue]].join(' '));
`;

function link(flavour: Flavour, text: string, konva?: string): string {
  const files = [{ path: ENTRY_FILES[flavour], text }];
  const shared = toShareFragment({ flavour, title: 'Test', files, ...(konva === undefined ? {} : { konva }) });
  if (!shared.ok) throw new Error(shared.message);
  return `/play#${shared.fragment}`;
}

function versionSelect(shown: ShownDemo): Locator {
  return shown.player.getByRole('combobox', { name: 'Version of Konva' });
}

async function open(page: Page, address: string, id: string): Promise<ShownDemo> {
  await openHydrated(page, address);
  const shown = new ShownDemo(page, id);
  await expect(shown.player.getByRole('textbox')).toBeVisible({ timeout: 30_000 });
  return shown;
}

test('every version draws 20,000 nodes and a Transformer, from this site’s files', async ({ page, baseURL }) => {
  const watch = await PageWatch.on(page, baseURL ?? '');
  const shown = await open(page, link('vanilla', MANY), 'shared');
  await shown.player.getByRole('button', { name: 'Run', exact: true }).first().click();
  const select = versionSelect(shown);
  const versions = await select
    .locator('option')
    .evaluateAll((options) => options.map((one) => one.getAttribute('value') ?? ''));
  expect(versions).toHaveLength(10);
  expect(new Set(versions.map((version) => version.split('.')[0]))).toEqual(new Set(['10', '9', '8', '7']));
  for (const version of versions) {
    await select.selectOption(version);
    await expect(shown.player.getByRole('log')).toContainText(`drawn ${version} 20000 100 242,102,74`);
  }
  expect(watch.foreign).toEqual([]);
});

const FRAMEWORKS: readonly [flavour: Flavour, version: RegExp, refusal?: string][] = [
  ['react', /^7\./],
  ['vue', /^8\./, 'vue-konva'],
  ['svelte', /^8\./, 'svelte-konva'],
];

for (const [flavour, oldest, refusal] of FRAMEWORKS) {
  test(`bindings draw with an old version, or are named (${flavour})`, async ({ page }) => {
    const shown = await open(page, `/play?flavour=${flavour}`, 'blank');
    const select = versionSelect(shown);
    const values = await select
      .locator('option:enabled')
      .evaluateAll((options) => options.map((one) => one.getAttribute('value') ?? ''));
    const version = values.at(-1) ?? '';
    expect(version).toMatch(oldest);
    await select.selectOption(version);
    await expect(shown.player.getByText(`Konva ${version}, not the current`)).toBeVisible();
    await shown.running(flavour);
    await expect
      .poll(async () => {
        const element = await shown.player.locator('iframe[title^="Result: "]').elementHandle();
        const frame = await element?.contentFrame();
        return frame?.evaluate(() => String(Reflect.get(Object(Reflect.get(window, 'Konva')), 'version')));
      })
      .toBe(version);
    expect(await (await shown.running(flavour)).count('Circle')).toBe(1);
    const refused = select.locator('option:disabled');
    if (refusal === undefined) await expect(refused).toHaveCount(0);
    else await expect(refused).toContainText(`not with ${refusal}`);
  });
}

test('a link keeps the version, a banner names it, and an unknown one gets the nearest', async ({ page }) => {
  const shown = await open(page, '/play?flavour=vanilla&konva=9.3.22', 'blank');
  await expect(versionSelect(shown)).toHaveValue('9.3.22');
  await expect(shown.player.getByText('Konva 9.3.22, not the current')).toBeVisible();
  await shown.player.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  await shown.player.getByRole('button', { name: /^Use 10\./ }).click();
  await expect(page).not.toHaveURL(/konva=/);
  await expect(shown.player.getByText('not the current')).toHaveCount(0);

  await page.goto('/about:blank');
  const got = await open(page, shared, 'shared');
  await expect(versionSelect(got)).toHaveValue('9.3.22');
  await versionSelect(got).selectOption({ index: 0 });
  await page.reload();
  await expect(versionSelect(got)).toHaveValue(/^10\./);

  const other = await open(page, '/play?flavour=vanilla&konva=9.1.0', 'blank');
  await expect(versionSelect(other)).toHaveValue('9.3.22');
  await expect(other.player.getByText('The link asks for Konva 9.1.0')).toBeVisible();
});

/** Draws its version, and logs it as an error. */
const OWN_VERSION = `import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Text({ x: 20, y: 20, text: Konva.version, fontSize: 30, fill: '#2f6fb0' }));
console.error('drawn by', Konva.version);
`;

/** The text that each result draws, by the name of its frame. */
async function drawnTexts(page: Page): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const element of await page.locator('iframe[title^="Result: "]').elementHandles()) {
    const frame = await element.contentFrame();
    const text = await frame?.evaluate(() => {
      const keys = ['Konva', 'stages', '0', 'children', '0', 'children', '0', 'attrs', 'text'];
      return String(keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), window));
    });
    texts[(await element.getAttribute('title')) ?? ''] = text ?? '';
  }
  return texts;
}

test('two versions run side by side; Stop, Run and the link hold for both', async ({ page }) => {
  const bundles = new Set<string>();
  page.on('request', (request) => {
    if (/\/vendor\/konva[^/]*\.js/.test(request.url())) bundles.add(request.url());
  });
  const shown = await open(page, link('vanilla', OWN_VERSION), 'shared');
  const { player } = shown;
  const run = player.getByRole('button', { name: 'Run', exact: true }).first();
  await run.click();
  await expect(player.getByRole('log')).toContainText('drawn by');
  expect(bundles.size).toBe(1);
  await player.getByRole('combobox', { name: 'Compare with Konva' }).selectOption('9.3.22');
  await expect(page).toHaveURL(/[?&]compare=9\.3\.22/);
  const older = player.getByRole('group', { name: 'Konva 9.3.22' });
  await expect(older.getByRole('log', { name: 'Console of Konva 9.3.22' })).toContainText('9.3.22');
  const current = await versionSelect(shown).inputValue();
  await expect(player.getByRole('log', { name: `Console of Konva ${current}` })).toContainText(current);
  const drawn = { 'Result: “Test”': current, 'Result: “Test”, Konva 9.3.22': '9.3.22' };
  await expect.poll(() => drawnTexts(page)).toEqual(drawn);
  expect(bundles.size).toBe(2);

  await player.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.locator('iframe[title^="Result: "]')).toHaveCount(0);
  await run.click();
  await expect.poll(() => drawnTexts(page)).toEqual(drawn);

  await player.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto('/about:blank');
  const got = await open(page, shared, 'shared');
  await expect(page.locator('iframe[title^="Result: "]')).toHaveCount(0);
  await got.player.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect.poll(() => drawnTexts(page)).toEqual(drawn);
  await got.player.getByRole('combobox', { name: 'Compare with Konva' }).selectOption('');
  await expect.poll(() => drawnTexts(page)).toEqual({ 'Result: “Test”': current });
  await expect(page).not.toHaveURL(/compare=/);
});

/** Methods of collections, which Konva has up to version 7. */
const OLD = `const stage = new Konva.Stage({ container: 'container', width: 200, height: 100 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ width: 50, height: 50, fill: 'red' }));
stage.find('Rect').each((node) => console.log('each ' + node.width()));
console.log(stage.find('Rect').toArray().length + ' found, ' + typeof Konva.Collection.toCollection);
`;

test('advice follows the chosen version: collections are there up to version 7', async ({ page }) => {
  const shown = await open(page, link('vanilla', OLD), 'shared');
  const alert = shown.player.getByRole('alert');
  await shown.player.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(alert).toContainText('write .forEach in place of .each');
  await versionSelect(shown).selectOption('8.4.3');
  await expect(alert).toContainText('write .forEach in place of .each');
  await versionSelect(shown).selectOption('7.2.5');
  await expect(shown.player.getByRole('log')).toContainText('1 found, function');
  await expect(alert).toHaveCount(0);
});
