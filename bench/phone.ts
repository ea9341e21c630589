import type { CDPSession, Page } from 'playwright-core';

/** Slow 4G and a CPU four times slower, as the peers were measured. */
const LINE = { offline: false, latency: 562, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };
const SLOWER_CPU = 4;

/** A phone's screen, CSS pixels. */
export const PHONE = { width: 412, height: 823 };

/** Gives a page the line and the processor of a slow phone. */
export async function throttled(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return session;
}
