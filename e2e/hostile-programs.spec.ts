import { expect, type Page, test } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import { serveBuild } from '../scripts/serve-build';
import { BUILD_FOLDER } from '../testing/paths';
import { ENDLESS_LINES, FLOODS } from './hostile-code/floods';
import { attack } from './hostile-code/programs';
import { DEPARTURES, seekWebRtc } from './hostile-code/ways-out';
import {
  expectNothingSent,
  expectRecovery,
  writePortTaker,
  frameDocumentOf,
  openRect,
  startOtherHost,
} from './support/attacks';
import type { ShownDemo } from './support/shown-demo';

// As in a browser with windows, a frame has its own process.
const OWN_PROCESS = '--enable-features=IsolateSandboxedIframes:grouping/per-document,CDPScreenshotNewSurface';
test.use({ launchOptions: { executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS, OWN_PROCESS] } });

/** How long the page may take to do what the reader asks, in milliseconds. */
const AT_ONCE = 1000;
/**
 * Maximum time in which the page may be blocked, in milliseconds; a busy machine needs some of it. Without limits, it was ten seconds and
 * more.
 */
const PAUSE = 2000;

/** Records the longest time in which the page was blocked. */
async function watchPauses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let last = performance.now();
    document.documentElement.dataset['longestPause'] = '0';
    setInterval(() => {
      const { dataset } = document.documentElement;
      const now = performance.now();
      dataset['longestPause'] = String(Math.max(Number(dataset['longestPause']), Math.round(now - last)));
      last = now;
    }, 20);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['longestPause']));
}

async function expectTypingWorks(page: Page, shown: ShownDemo): Promise<void> {
  const editor = shown.player.getByRole('textbox');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('// the reader');
  await expect(editor).toContainText('// the reader', { timeout: AT_ONCE });
}

/** A link of the site navigates to its page, and the page renders. */
async function expectLeavingWorks(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Konva', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/, { timeout: AT_ONCE });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe(() => {
  // The script that takes the port is written into the frame's document. Every other test needs the policy.
  test.use({ bypassCSP: true });

  for (const [name, code] of FLOODS) {
    test(`a program that sends ${name} is stopped and reported; typing and leaving the page work at once`, async ({
      page,
    }) => {
      await writePortTaker(page);
      const shown = await openRect(page);
      const longestPause = await watchPauses(page);
      await shown.replaceCode(code);
      await expect(shown.player.getByRole('alert')).toContainText('more than it can take');
      await expect(shown.player).toHaveAttribute('data-state', 'failed');
      await expect(shown.player.locator('iframe[title^="Result: "]')).toHaveCount(0);
      await expectTypingWorks(page, shown);
      expect(await longestPause(), 'the longest pause of the page').toBeLessThan(PAUSE);
      expect(await shown.player.locator('.kd-console-line').count()).toBeLessThanOrEqual(300);
      await expectRecovery(shown);
      await expectLeavingWorks(page);
    });
  }
});

test('a program that logs and throws endlessly through its own console is throttled; Stop, typing and leaving the page work at once', async ({
  page,
}) => {
  const shown = await openRect(page);
  const longestPause = await watchPauses(page);
  await shown.replaceCode(attack(ENDLESS_LINES));
  await expect(shown.player.getByRole('log')).toContainText('more lines came too fast');
  await expect(shown.player).toHaveAttribute('data-state', 'running');
  await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: AT_ONCE });
  await expectTypingWorks(page, shown);
  expect(await longestPause(), 'the longest pause of the page').toBeLessThan(PAUSE);
  await expectRecovery(shown);
  await expectLeavingWorks(page);
});

test('a logged value renders when the reader opens it', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack("console.log({ outer: { inner: 'the leaf' } });"));
  const log = shown.player.getByRole('log');
  await expect(log).toContainText('outer');
  await expect(log).not.toContainText('the leaf');
  await log.locator('summary').first().click();
  await log.locator('summary').nth(1).click();
  await expect(log).toContainText("'the leaf'");
});

test('a program has no WebRTC and cannot get it from a frame, a window or a worker', async ({ page }) => {
  const other = await startOtherHost();
  const shown = await openRect(page);
  // The frames' program is the only script that a nested frame may run.
  const ownDocument = await frameDocumentOf(page);
  await shown.replaceCode(attack(seekWebRtc(other.port, ownDocument)));
  const log = shown.player.getByRole('log');
  await expect(log).toContainText('worker', { timeout: 60_000 });
  const said = await log.locator('.kd-console-line', { hasText: 'worker' }).first().innerText();
  expect(said).toContain('names 0');
  expect(said).toContain('worker undefined');
  expect(said).toContain('window null');
  expect(said).toContain('document null');
  expect(said).toContain('blank SecurityError');
  for (const name of ['inline', 'blob', 'handler', 'page', 'data', 'javascript', 'own'])
    expect(said).toContain(`${name} silent`);
  expect(said).not.toContain('function');
  expect(other.heard).toEqual([]);
  await other.close();
});

test.describe('on a host without headers', () => {
  for (const [name, code] of DEPARTURES) {
    test(`a program cannot reach another host by ${name}`, async ({ page }) => {
      const [other, site] = await Promise.all([startOtherHost(), serveBuild({ root: BUILD_FOLDER })]);
      await page.addInitScript(() => {
        if (window !== window.top) return;
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          document.documentElement.dataset['refused'] = effectiveDirective;
        });
      });
      const shown = await openRect(page, site.url);
      await shown.replaceCode(attack(code(`http://127.0.0.1:${other.port}/?secret=`)));
      await expect(page.locator('html')).toHaveAttribute('data-refused', 'frame-src');
      expectNothingSent(other);
      await expectRecovery(shown);
      expectNothingSent(other);
      await Promise.all([other.close(), site.close()]);
    });
  }

  test('the other host of these tests records what reaches it', async ({ page }) => {
    const other = await startOtherHost();
    await page.goto('about:blank');
    await page.evaluate((port) => {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
      connection.createDataChannel('x');
      void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
      new Image().src = `http://127.0.0.1:${port}/picture`;
    }, other.port);
    await expect.poll(() => other.heard).toEqual(expect.arrayContaining(['datagram', 'connection']));
    await other.close();
  });
});
