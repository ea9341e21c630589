import type { Check } from './checks';
import type { Driver, Engine } from './driver';
import { PuppeteerDriver } from './puppeteer-driver';
import { Reader } from './reader';
import { WebKitDriver } from './webkit-driver';

/** How long a check may take: a demo has four flavors, and each may wait for a busy machine. */
const LONGEST = 300_000;
/** A browser that has opened this many pages is started anew, so that what they leave does not add up. */
const PAGES_OF_A_BROWSER = 60;
const WIDTH = 1280;
const HEIGHT = 900;

export interface Counts {
  passed: number;
  failed: number;
  /** Checks that an engine cannot do. */
  excepted: number;
}

function start(engine: Engine): Promise<Driver> {
  return engine === 'webkit' ? WebKitDriver.start() : PuppeteerDriver.start(engine);
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${milliseconds / 1000} s.`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What is wrong after a check; nothing when it passed. */
async function failureOf(check: Check, driver: Driver, base: string): Promise<string | undefined> {
  const reader = new Reader(driver, base);
  driver.takeConsole();
  let failure: string | undefined;
  try {
    await within(
      LONGEST,
      (async () => {
        await driver.resize(check.width ?? WIDTH, HEIGHT);
        await reader.open(check.address);
        await check.run(reader);
      })(),
    );
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const heard = driver.takeConsole();
  const wrong = heard.filter((line) => check.allowed?.test(line) !== true);
  if (failure === undefined && wrong.length > 0) failure = 'Expected: nothing in the console.';
  if (failure === undefined) return undefined;
  const shown = heard.slice(0, 8).map((line) => `      ${line.slice(0, 400)}`);
  return [failure, ...(shown.length > 0 ? ['    Console:', ...shown] : ['    The console is empty.'])].join('\n');
}

/** Forgets what the reader has stored, so that checks do not depend on each other. */
async function forget(driver: Driver): Promise<void> {
  await driver
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    }, undefined)
    .catch(() => undefined);
}

/**
 * Runs checks one after the other in one engine. A check that fails gets a second try in a new browser, and the report names it all the
 * same: on a busy machine one of hundreds may miss its time.
 */
export async function runChecks(engine: Engine, checks: readonly Check[], base: string): Promise<Counts> {
  const counts: Counts = { passed: 0, failed: 0, excepted: 0 };
  let driver = await start(engine);
  const { version } = driver;
  let opened = 0;
  const renew = async () => {
    await driver.close();
    driver = await start(engine);
    opened = 0;
  };
  console.log(`${engine} (${version}): ${checks.length} checks`);
  for (const check of checks) {
    const exception = check.exceptions?.[engine];
    if (exception !== undefined) {
      counts.excepted += 1;
      console.log(`  – ${check.name}: left out. ${exception}`);
      continue;
    }
    if (opened >= PAGES_OF_A_BROWSER) await renew();
    opened += 1;
    const started = Date.now();
    let failure = await failureOf(check, driver, base);
    let note = '';
    if (failure !== undefined) {
      await renew();
      const second = await failureOf(check, driver, base);
      if (second === undefined) note = ` (second try; the first: ${failure.replaceAll(/\s+/g, ' ').slice(0, 400)})`;
      failure = second;
    }
    await forget(driver);
    if (failure === undefined) {
      counts.passed += 1;
      console.log(`  ✓ ${check.name} ${Date.now() - started} ms${note}`);
    } else {
      counts.failed += 1;
      console.log(`  ✗ ${check.name}\n    In ${engine} ${version}, on ${check.address}:\n    ${failure}`);
    }
  }
  await driver.close();
  return counts;
}
