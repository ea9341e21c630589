import { expect, type Page, test } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import { attack, expectRecovery, frameDocumentOf, openRect } from './support/attacks';

// As in a browser with windows, a frame has its own process.
const OWN_PROCESS = '--enable-features=IsolateSandboxedIframes:grouping/per-document,CDPScreenshotNewSurface';
test.use({ launchOptions: { executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS, OWN_PROCESS] } });

/** Stop works while a program keeps its frame busy, however it does that. */

/** How long Stop may take, in milliseconds: the page waits for the frame's last picture, and a busy machine needs some more. */
const STOPPED_WITHIN = 2000;

/** Programs that keep their frame busy. The heavy parts are not loops, which the compiled code would end. */
const BUSY: readonly [string, string][] = [
  [
    'has appended 100,000 elements',
    `let html = '';
for (let i = 0; i < 100_000; i += 1) html += '<b>' + i + '</b>';
document.body.insertAdjacentHTML('beforeend', html);
console.log('all are there');`,
  ],
  [
    'has appended 100,000 elements one by one',
    `for (let i = 0; i < 100_000; i += 1) document.body.append(Object.assign(document.createElement('div'), { textContent: 'x' + i }));
console.log('all are there');`,
  ],
  [
    'nests 300 clipping elements around its canvas',
    `let around: HTMLElement = document.body;
for (let i = 0; i < 300; i += 1) {
  const outer = document.createElement('div');
  outer.style.overflow = 'hidden';
  around.append(outer);
  around = outer;
}
around.append(stage.container());
console.log('all are there');`,
  ],
  [
    'has 300 canvases of 16 million pixels',
    `for (let i = 0; i < 300; i += 1) document.body.append(Object.assign(document.createElement('canvas'), { width: 4000, height: 4000 }));
console.log('all are there');`,
  ],
  [
    'lays out its document again and again',
    `for (let i = 0; i < 20_000; i += 1) document.body.append(Object.assign(document.createElement('span'), { textContent: 'x ' + i }));
setInterval(() => { document.body.style.padding = Math.random() * 9 + 'px'; void document.body.offsetHeight; }, 1);
console.log('all are there');`,
  ],
];

for (const [name, code] of BUSY) {
  test(`Stop acts at once on a program that ${name}; the next text runs`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(code));
    await expect(shown.player.getByRole('log')).toContainText('all are there', { timeout: 60_000 });
    await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: STOPPED_WITHIN });
    await expect(shown.player.locator('iframe')).toHaveCount(0);
    await expectRecovery(shown);
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  });

  test(`a text that comes right after Stop runs in place of a program that ${name}`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(code));
    await expect(shown.player.getByRole('log')).toContainText('all are there', { timeout: 60_000 });
    const busy = await shown.player.locator('iframe[title^="Result: "]').elementHandle();
    await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
    await shown.replaceCode(attack('layer.find("Rect")[0].fill("#4a90e2"); console.log("next");'));
    await expect.poll(() => busy?.evaluate((frame) => frame.isConnected), { timeout: STOPPED_WITHIN }).toBe(false);
    await expect(shown.player.getByRole('log')).toContainText('next', { timeout: 5000 });
    await expect(shown.player).toHaveAttribute('data-state', 'running');
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  });
}
