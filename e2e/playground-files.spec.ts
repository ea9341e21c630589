import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { openHydrated, PageWatch } from './support/page-watch';
import { ShownDemo } from './support/shown-demo';

const PLUM = [132, 87, 201, 255];

/** A plum-colored image of 40 × 30 pixels. */
function picture(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#8457c9' } })
    .png()
    .toBuffer();
}

async function openBlank(page: Page, flavour = 'vanilla'): Promise<ShownDemo> {
  await openHydrated(page, `/play?flavour=${flavour}`);
  const shown = new ShownDemo(page, 'blank');
  await expect(shown.player.getByRole('textbox')).toBeVisible({ timeout: 30_000 });
  return shown;
}

function button(shown: ShownDemo, name: string): Locator {
  return shown.player.getByRole('button', { name, exact: true });
}

function fileTab(shown: ShownDemo, name: string): Locator {
  return shown.player.getByRole('tab', { name, exact: true });
}

async function addFiles(
  page: Page,
  shown: ShownDemo,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await button(shown, 'Add file').click();
  await page.getByLabel('Or from your computer').setInputFiles(files);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A program that draws with a layer. */
function program(text: string, imports = ''): string {
  return `import Konva from 'konva';
${imports}
const stage = new Konva.Stage({ container: 'container', width: 320, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
${text}
`;
}

const DRAW = `image.onload = () => layer.add(new Konva.Image({ name: 'cat', image, x: 80, y: 80, width: 40, height: 40 }));`;
const pixelOf = (shown: ShownDemo) => async () => (await shown.running('vanilla')).pixel({ x: 100, y: 100 });

/** Passes files to the page as the operating system does. */
async function give(page: Page, how: 'drop' | 'paste', files: [name: string, type: string, base64: string][]) {
  await page.locator('.kd-play').evaluate(
    (element, { how, files }) => {
      const transfer = new DataTransfer();
      for (const [name, type, base64] of files) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      const options = { bubbles: true, cancelable: true };
      if (how === 'paste') {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: transfer }));
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop'] as const) {
        element.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: transfer }));
      }
    },
    { how, files },
  );
}

test('a picture is added, shown with its size, drawn, renamed, kept across a reload, shared and deleted', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const watch = await PageWatch.on(page, baseURL ?? '');
  const shown = await openBlank(page);
  await shown.running('vanilla');
  const buffer = await picture();
  await addFiles(page, shown, [{ name: 'cat.png', mimeType: 'image/png', buffer }]);
  await expect(fileTab(shown, 'cat.png')).toHaveAttribute('aria-selected', 'true');
  const preview = shown.player.getByRole('group', { name: 'Preview of cat.png' });
  await expect(preview).toContainText(`40 × 30 px, ${buffer.length} bytes`);
  await expect(preview.getByRole('img')).toBeVisible();
  await expect(shown.player.getByRole('textbox')).toHaveCount(0);

  await fileTab(shown, 'index.ts').click();
  const code = program(`const image = new Image();\n${DRAW}\nimage.src = address;`, "import address from './cat.png';");
  await shown.replaceCode(code);
  await expect.poll(pixelOf(shown)).toEqual(PLUM);
  await shown.replaceCode(program(`const image = new Image();\n${DRAW}\nimage.src = 'cat.png';`));
  await expect.poll(pixelOf(shown)).toEqual(PLUM);

  await fileTab(shown, 'cat.png').click();
  await button(shown, 'Rename file').click();
  await page.getByRole('textbox', { name: 'File name' }).fill('tiger.webp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('.png file');
  await page.getByRole('textbox', { name: 'File name' }).fill('tiger.png');
  await page.keyboard.press('Enter');
  await expect(shown.player.getByRole('alert')).toContainText('This project has no file cat.png.');
  await fileTab(shown, 'index.ts').click();
  await shown.replaceCode(program(`const image = new Image();\n${DRAW}\nimage.src = './tiger.png';`));
  await expect.poll(pixelOf(shown)).toEqual(PLUM);

  await page.reload();
  await expect(fileTab(shown, 'tiger.png')).toBeVisible();
  await expect.poll(pixelOf(shown)).toEqual(PLUM);

  await button(shown, 'Share').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  const reader = await context.newPage();
  await openHydrated(reader, link);
  const got = new ShownDemo(reader, 'shared');
  await expect(fileTab(got, 'tiger.png')).toBeVisible();
  await button(got, 'Run').click();
  await expect.poll(pixelOf(got)).toEqual(PLUM);
  await reader.close();

  await fileTab(shown, 'tiger.png').click();
  await button(shown, 'Delete file').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(fileTab(shown, 'tiger.png')).toHaveCount(0);
  await expect(shown.player.getByRole('alert')).toContainText('This project has no file tiger.png.');
  // The program refers to a renamed file and to a deleted one.
  expect(watch.messages.filter((message) => !message.includes('This project has no file'))).toEqual([]);
  expect(watch.foreign).toEqual([]);
});

test('files can be dropped and pasted; data, styles and markup find them; rejected files are named', async ({
  page,
}) => {
  const shown = await openBlank(page);
  await shown.running('vanilla');
  const png = (await picture()).toString('base64');
  await give(page, 'drop', [
    ['cat.png', 'image/png', png],
    ['data.json', 'application/json', btoa('{"x":80}')],
    ['tool.exe', 'application/octet-stream', btoa('MZ')],
    ['false.png', 'image/png', btoa('<script>')],
  ]);
  const said = shown.player.getByRole('status').filter({ hasText: 'Added' });
  await expect(said).toContainText('Added: cat.png, data.json. tool.exe was not added.');
  await expect(said).toContainText('false.png is not what its ending says.');
  await button(shown, 'Dismiss').click();
  await give(page, 'paste', [['image.png', 'image/png', png]]);
  await expect(fileTab(shown, 'image.png')).toHaveAttribute('aria-selected', 'true');

  await fileTab(shown, 'data.json').click();
  await expect(shown.player.getByRole('textbox')).toContainText('{"x":80}');
  for (const [name, text] of [
    ['style.css', '#box { width: 40px; height: 30px; background: url(cat.png) }'],
    ['index.html', '<div id="container"></div><div id="box"></div><img id="shown" src="./image.png" alt="">'],
  ] as const) {
    await button(shown, 'Add file').click();
    await page.getByRole('textbox', { name: 'File name' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(fileTab(shown, name)).toHaveAttribute('aria-selected', 'true');
    await shown.replaceCode(text);
  }
  await fileTab(shown, 'index.ts').click();
  await shown.replaceCode(
    program(
      `const { x } = await (await fetch('data.json')).json();
const image = new Image();
image.onload = () => layer.add(new Konva.Image({ name: 'cat', image, x, y: 80, width: 40, height: 40 }));
image.src = '/cat.png';
await document.querySelector<HTMLImageElement>('#shown')?.decode();
console.log(document.querySelector<HTMLImageElement>('#shown')?.naturalWidth, getComputedStyle(document.querySelector('#box')!).backgroundImage.slice(0, 10));`,
      "import './style.css';",
    ),
  );
  await expect.poll(pixelOf(shown)).toEqual(PLUM);
  await expect(shown.player.getByRole('log')).toContainText('40url("blob:');
  await expect(shown.player.getByRole('alert')).toHaveCount(0);
});

test('an SVG file can be edited as text, and runs no script on the page', async ({ page }) => {
  const shown = await openBlank(page);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" onload="top.hit=1"><script>top.hit=1</script></svg>';
  await addFiles(page, shown, [{ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }]);
  const preview = shown.player.getByRole('group', { name: 'Preview of a.svg' });
  await expect(preview).toContainText('20 × 10 px');
  expect(await preview.getByRole('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await page.evaluate(() => Reflect.has(window, 'hit'))).toBe(false);
  await preview.getByRole('button', { name: 'Edit as text' }).click();
  await expect(shown.player.getByRole('textbox')).toContainText('onload');
});

test('full storage is reported, and nothing is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const native = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(this: Storage, key: string, value: string) {
      if (value.length > 1500) throw new DOMException('full', 'QuotaExceededError');
      native.call(this, key, value);
    };
  });
  const shown = await openBlank(page);
  const noise = Buffer.concat([await picture(), Buffer.alloc(2000, 7)]);
  await addFiles(page, shown, [{ name: 'cat.png', mimeType: 'image/png', buffer: noise }]);
  await expect(shown.player.getByText(/no room to keep the pictures/)).toBeVisible();
  await fileTab(shown, 'index.ts').click();
  await shown.replaceCode('// mine\n');
  await page.reload();
  await expect(shown.player.getByText(/no room to keep cat\.png over the reload\. Add it again/)).toBeVisible();
  await expect(shown.player.getByRole('textbox')).toContainText('// mine');
});

test('a picture that makes a link too long is named, with what to do', async ({ page }) => {
  const shown = await openBlank(page);
  const pixels = randomBytes(120 * 120 * 3);
  const buffer = await sharp(pixels, { raw: { width: 120, height: 120, channels: 3 } })
    .png()
    .toBuffer();
  await addFiles(page, shown, [{ name: 'noise.png', mimeType: 'image/png', buffer }]);
  await button(shown, 'Share').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    /at most 32,000 travel safely\. noise\.png has \d+ kB: make it smaller.*Download project/,
  );
});

const SAVE = `const save = (name: string) => {
  const link = document.createElement('a');
  link.download = name;
  link.href = stage.toDataURL();
  document.body.appendChild(link);
  link.click();
  document.body.removeChild(link);
};
layer.add(new Konva.Rect({ name: 'box', width: 320, height: 200, fill: '#8457c9' }));
`;

test('a program saves files after a press in it: by a link, by a blob', async ({ page }) => {
  const shown = await openBlank(page);
  await shown.replaceCode(
    program(`${SAVE}
stage.on('click', (event) => event.evt.button === 0 && save('stage.png'));
stage.on('contextmenu', (event) => {
  event.evt.preventDefault();
  stage.toCanvas().toBlob((blob) => {
    if (blob === null) return;
    const address = URL.createObjectURL(blob);
    Object.assign(document.createElement('a'), { href: address, download: 'blob.png' }).click();
    URL.revokeObjectURL(address);
  });
});`),
  );
  const demo = await shown.running('vanilla');
  await expect.poll(async () => (await shown.running('vanilla')).count('box')).toBe(1);
  expect(await shown.player.locator('iframe').first().getAttribute('sandbox')).toBe('allow-scripts');
  const frame = shown.player.locator('iframe[title^="Result: "]');
  for (const [press, name] of [
    ['left', 'stage.png'],
    ['right', 'blob.png'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await frame.click({ position: { x: 100, y: 100 }, button: press });
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    const { width, height } = await sharp(fs.readFileSync(await download.path())).metadata();
    expect([width, height]).toEqual([320, 200]);
  }
  expect(await demo.count('box')).toBe(1);
});

test('a program that saves without a press waits for the reader, and so does shared code after Run', async ({
  page,
  context,
}) => {
  const shown = await openBlank(page);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await shown.replaceCode(program(`${SAVE}save('stage.png');`));
  const offer = shown.player.getByText('The code wants to save “stage.png”');
  await expect(offer).toBeVisible();
  expect(downloads).toEqual([]);
  await button(shown, 'Share').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');
  const downloading = page.waitForEvent('download');
  await button(shown, 'Save file').click();
  expect((await downloading).suggestedFilename()).toBe('stage.png');
  await expect(offer).toHaveCount(0);

  const reader = await context.newPage();
  const read: string[] = [];
  reader.on('download', (download) => read.push(download.suggestedFilename()));
  await openHydrated(reader, link);
  const got = new ShownDemo(reader, 'shared');
  await button(got, 'Run').click();
  await expect(got.player.getByText('The code wants to save “stage.png”')).toBeVisible();
  await button(got, 'Do not save').click();
  await expect(got.player.getByText('The code wants to save “stage.png”')).toHaveCount(0);
  expect(read).toEqual([]);
});

test('the packages of a flavor are listed, as in the message about a missing one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shown = await openBlank(page, 'react');
  await button(shown, 'Packages').click();
  const names = await page.getByRole('dialog').getByRole('listitem').locator('code').allInnerTexts();
  expect(names).toEqual(expect.arrayContaining(['konva', 'react-konva', 'zustand', 'lodash']));
  expect(names).not.toContain('vue');
  await page.keyboard.press('Escape');
  await shown.replaceCode("import gsap from 'gsap';\nexport default function App() { return <p>{String(gsap)}</p>; }");
  await expect(shown.player.getByRole('alert')).toContainText(names.join(', '));
});
