import { setTimeout } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { NAME_HELPER } from '../testing/name-helper';
import { localCertificate } from '../scripts/support/local-certificate';
import { BROWSER_START, newBrowser } from './bench-page';

/** Slow 4G and a CPU four times slower, as in the measurements of the peers. */
const LINE = { offline: false, latency: 562, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };
const SLOWER_CPU = 4;

/** Delay between a response's headers and its body, in milliseconds; on the slow connection the body would arrive no sooner. */
export const BODY_AFTER = 40;

export type Device = 'desktop' | 'phone';

/** The simulated phone: its screen, its pixel density, and how many times slower its CPU is. */
export const PHONE = {
  screen: { viewport: { width: 412, height: 823 } },
  pixelRatio: 2,
  slowerCpu: SLOWER_CPU,
} as const;

const SCREENS: Readonly<Record<Device, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 1000 } },
  phone: { ...PHONE.screen, isMobile: true, hasTouch: true },
};

/** Gives a page the connection and the CPU of a slow phone. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}

/**
 * Samples of a visit, each in a new browser that has had time to finish its own startup: a desktop with a local connection, or a phone with
 * a slow connection and CPU.
 *
 * @param watch runs in the page before anything else
 * @param visit opens a URL and returns what it measured
 */
export async function visits<Sample>(
  { device, runs, watch }: { device: Device; runs: number; watch: () => void },
  visit: (page: Page) => Promise<Sample>,
): Promise<Sample[]> {
  const { publicKeyHash } = await localCertificate();
  const samples: Sample[] = [];
  // The first sample is discarded: the server compresses its files then, and they are not in the disk cache yet.
  for (let run = 0; run <= runs; run += 1) {
    const browser = await newBrowser([`--ignore-certificate-errors-spki-list=${publicKeyHash}`]);
    try {
      await setTimeout(BROWSER_START);
      const page = await browser.newPage({ ...SCREENS[device] });
      await page.addInitScript({ content: NAME_HELPER });
      await page.addInitScript(watch);
      if (device === 'phone') await throttle(page);
      const sample = await visit(page);
      if (run > 0) samples.push(sample);
    } finally {
      await browser.close();
    }
  }
  return samples;
}
