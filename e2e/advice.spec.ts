import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

const CIRCLE =
  "import Konva from 'konva';\nconst stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });\nconst layer = new Konva.Layer();\nlayer.add(new Konva.Circle({ x: 90, y: 90, radius: 60, fill: 'green' }));\nstage.add(layer);\n";

/** The blank playground in the vanilla flavor, with its editor focused. */
async function openBlank(page: Page) {
  await openHydrated(page, '/play?flavour=vanilla');
  const player = page.locator('[data-demo="blank"]');
  await expect(player).toHaveAttribute('data-state', 'running');
  const editor = player.getByRole('textbox');
  await editor.focus();
  return { player, editor };
}

async function replaceWith(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('problems appear only after the reader pauses typing', { tag: '@core' }, async ({ page }) => {
  const { player } = await openBlank(page);
  await replaceWith(page, CIRCLE);
  await page.keyboard.press('ControlOrMeta+End');
  // For every problem that appears: time since the last keystroke. If a busy machine pauses while it types, a problem may rightly appear.
  await page.evaluate(() => {
    const waits: number[] = [];
    let key = 0;
    let isShown = false;
    Object.assign(window, { waits });
    window.addEventListener('keydown', () => (key = performance.now()), { capture: true });
    new MutationObserver(() => {
      const wasShown = isShown;
      isShown = document.querySelector('[role="alert"]') !== null;
      if (isShown && !wasShown) waits.push(performance.now() - key);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const early = async () => {
    const waits = await page.evaluate(() => Reflect.get(window, 'waits') as number[]);
    return waits.filter((wait) => wait < 450);
  };
  await page.keyboard.type("layer.add(new Konva.Rect({ width: 20, height: 20, fill: 'red' }));", { delay: 100 });
  await expect(player).toHaveAttribute('data-state', 'running');
  await expect(player.getByRole('alert')).toHaveCount(0);
  await page.keyboard.type('\nconst = 1;');
  await expect(player.getByRole('alert')).toContainText('Does not compile');
  expect(await early()).toEqual([]);
});

test(
  'Ctrl+S and Ctrl+Enter run the code, and the browser does not offer to save the page',
  { tag: '@core' },
  async ({ page }) => {
    const { player, editor } = await openBlank(page);
    await page.evaluate(() => {
      const prevented: boolean[] = [];
      Object.assign(window, { prevented });
      window.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey) prevented.push(event.defaultPrevented);
      });
    });
    await editor.focus();
    for (const key of ['ControlOrMeta+s', 'ControlOrMeta+Enter']) {
      const before = await player.locator('iframe[title^="Result: "]').elementHandle();
      await page.keyboard.press(key);
      await expect.poll(() => before?.evaluate((frame) => frame.isConnected), key).toBe(false);
      await expect(player).toHaveAttribute('data-state', 'running');
    }
    // Next to the editor, too.
    await player.getByRole('button', { name: 'Share' }).focus();
    const before = await player.locator('iframe[title^="Result: "]').elementHandle();
    await page.keyboard.press('ControlOrMeta+s');
    await expect.poll(() => before?.evaluate((frame) => frame.isConnected)).toBe(false);
    const prevented = await page.evaluate(() => Reflect.get(window, 'prevented') as boolean[]);
    expect(prevented.filter((one) => one).length).toBe(3);
  },
);

test('the console says how many lines it left out', { tag: '@core' }, async ({ page }) => {
  const { player } = await openBlank(page);
  await replaceWith(page, `${CIRCLE}for (let i = 0; i < 1000; i++) console.log('line', i);\n`);
  const log = player.getByRole('log');
  await expect(log).toContainText(/… \d+ more lines came too fast to show/);
  await replaceWith(
    page,
    `${CIRCLE}let i = 0;\nconst timer = setInterval(() => {\n  for (let n = 0; n < 5; n++) console.log('line', i++);\n  if (i >= 400) clearInterval(timer);\n}, 100);\n`,
  );
  await expect(log).toContainText(/\d+ earlier lines? (?:is|are) left out\./, { timeout: 30_000 });
});

test(
  'a reader’s program runs with development builds of the libraries, a published demo with production builds',
  { tag: '@core' },
  async ({ page }) => {
    const explains: boolean[] = [];
    page.on('response', (response) => {
      if (!/\/vendor\/react\./.test(response.url())) return;
      void response.text().then((text) => explains.push(text.includes('is using incorrect casing')));
    });
    await openHydrated(page, `${RECT_PAGE}?flavour=react`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('react');
    await expect.poll(() => explains).toEqual([false]);
    await shown.replaceCode(
      "import { Rect } from 'react-konva';\n\nexport default function App() {\n  return <Rect width={100} height={50} />;\n}\n",
    );
    await expect(shown.player.getByRole('alert')).toContainText('<Rect> is not inside a <Stage>');
    expect(explains).toEqual([false, true]);
  },
);

test.describe('on a phone', { tag: '@core' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('code has line numbers, and the editor’s text is large enough that phones do not zoom in', async ({ page }) => {
    await openHydrated(page, `${RECT_PAGE}?flavour=react`);
    const shown = new ShownDemo(page, RECT);
    await expect(shown.player.locator('.kd-gutter:visible').first()).toContainText('1');
    await shown.player.locator('.kd-pre:visible code').tap();
    const editor = shown.player.getByRole('textbox');
    await expect(editor).toBeVisible();
    await expect(shown.player.locator('.cm-lineNumbers')).toBeVisible();
    const size = await editor.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
  });
});
