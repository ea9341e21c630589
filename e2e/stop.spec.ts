import { expect, type Page, test } from '@playwright/test';
import { FALSE_VOICE, KEPT_BACK, KEY_TRAP, LONG_HANG, RESTLESS, STORM } from './hostile-code/lasting';
import { attack } from './hostile-code/programs';
import { openRect } from './support/attacks';
import { ShownDemo } from './support/shown-demo';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';

// The headless shell puts a new sandboxed frame into the process of a hanging frame that is being ended; a browser with windows does not.
const OWN_PROCESS = '--enable-features=IsolateSandboxedIframes:grouping/per-document,CDPScreenshotNewSurface';
test.use({ launchOptions: { executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS, OWN_PROCESS] } });

/** Stop ends everything that a demo runs, its last picture stays, and Stop is always reachable by keyboard. */

const GREEN = [63, 166, 107, 255];

async function runs(shown: ShownDemo, code: string, word: string): Promise<void> {
  await shown.replaceCode(attack(code));
  await expect(shown.player.getByRole('log')).toContainText(word);
}

const stop = (shown: ShownDemo) => shown.player.getByRole('button', { name: 'Stop' }).click();

/** A point of the frame inside the rectangle. */
function insideRect(shown: ShownDemo): Promise<{ x: number; y: number }> {
  const frame = shown.player.locator('iframe[title^="Result: "]').contentFrame();
  return frame
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { left, top } = canvas.getBoundingClientRect();
      return { x: left + 60, y: top + 60 };
    });
}

/** The color at a point of the picture that a stopped demo has left. */
function pixel(shown: ShownDemo, place: { x: number; y: number }): Promise<number[]> {
  return shown.player.locator('canvas.kd-still').evaluate((still, at) => {
    if (!(still instanceof HTMLCanvasElement)) throw new Error('The picture is no canvas.');
    const copy = new OffscreenCanvas(still.width, still.height).getContext('2d');
    copy?.drawImage(still, 0, 0);
    const scale = still.width / still.clientWidth;
    return [...(copy?.getImageData(at.x * scale, at.y * scale, 1, 1).data ?? [])];
  }, place);
}

async function expectNothingRuns(page: Page, shown: ShownDemo): Promise<void> {
  await expect(shown.player).toHaveAttribute('data-state', 'stopped');
  await expect(shown.player.locator('iframe')).toHaveCount(0);
  await expect.poll(() => page.frames().length).toBe(1);
  await expect.poll(() => page.workers().filter((worker) => worker.url().startsWith('blob:null')).length).toBe(0);
}

test(
  'Stop ends workers, messages, requests, sound and animations; the picture stays, and Run restarts the demo',
  { tag: '@core' },
  async ({ page }) => {
    const shown = await openRect(page);
    await runs(shown, RESTLESS, 'restless');
    const at = await insideRect(shown);
    await stop(shown);
    await expectNothingRuns(page, shown);
    await expect(shown.player.getByRole('img', { name: /^Result: .*, stopped$/ })).toBeVisible();
    expect(await pixel(shown, at)).toEqual(GREEN);
    await shown.player.getByRole('button', { name: 'Run' }).click();
    await shown.running('vanilla');
    await expect(shown.player.locator('.kd-still')).toHaveCount(0);
  },
);

test('the picture omits a tainted canvas, and a huge canvas costs no more', async ({ page }) => {
  const shown = await openRect(page);
  await runs(shown, KEPT_BACK, 'kept back');
  const at = await insideRect(shown);
  await stop(shown);
  await expectNothingRuns(page, shown);
  expect(await pixel(shown, at)).toEqual(GREEN);
});

test(
  'a program that does not respond is stopped too, and a sentence replaces it',
  { tag: '@core' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const shown = await openRect(page);
    await runs(shown, `console.log('begins');\n${LONG_HANG}`, 'begins');
    await stop(shown);
    await expect(shown.player).toHaveAttribute('data-state', 'stopped');
    await expect(shown.player.locator('iframe')).toHaveCount(0);
  },
);

test('an endless loop that the page has stopped leaves no frame', { tag: '@core' }, async ({ page }) => {
  test.setTimeout(120_000);
  const shown = await openRect(page);
  await shown.replaceCode(attack(STORM));
  await expect(shown.player.getByRole('alert')).toContainText('did not answer', { timeout: 60_000 });
  await expect(shown.player.locator('iframe[title^="Result: "]')).toHaveCount(0);
  await expect(shown.player).toHaveAttribute('data-state', 'failed');
});

test('a demo that failed at its start can be stopped, because what it started keeps running', async ({ page }) => {
  const shown = await openRect(page);
  await runs(shown, `${RESTLESS}\nthrow new Error('but began');`, 'restless');
  await expect(shown.player.getByRole('alert')).toContainText('but began');
  await stop(shown);
  await expectNothingRuns(page, shown);
});

test('it also works in the playground', { tag: '@core' }, async ({ page }) => {
  await page.goto('/play');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  await runs(shown, RESTLESS, 'restless');
  await stop(shown);
  await expectNothingRuns(page, shown);
  await expect(shown.player.getByRole('img', { name: 'Result: Blank canvas, stopped' })).toBeVisible();
});

test(
  'pressing Escape twice leads out of a program that captures every key to Stop, and Enter stops it',
  { tag: '@core' },
  async ({ page }) => {
    const shown = await openRect(page);
    await runs(shown, KEY_TRAP, 'holds');
    const frame = shown.player.locator('iframe[title^="Result: "]');
    await expect(frame).toHaveAttribute('aria-description', 'Press Escape twice to leave the demo.');
    await frame.contentFrame().getByLabel('Trap').click();
    await page.keyboard.press('Tab');
    await expect(frame).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await expect(frame).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shown.player.getByRole('button', { name: 'Stop' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectNothingRuns(page, shown);
    await expect(shown.player.getByRole('button', { name: 'Run' })).toBeFocused();
  },
);

test('a program’s text is marked as the program’s, and its direction marks are visible', async ({ page }) => {
  const shown = await openRect(page);
  await runs(shown, FALSE_VOICE, 'name⟨U+202E⟩txt.exe');
  const alert = shown.player.getByRole('alert');
  await expect(alert.locator('strong')).toHaveText('Error');
  await expect(alert.locator('.kd-said')).toHaveText(
    /^The program says: Your session ended. Sign in again at ⟨U\+202E⟩moc.elpmaxe: now$/,
  );
  await expect(alert.locator('q')).toBeVisible();
});
