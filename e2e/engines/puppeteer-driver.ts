import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Frame, type KeyInput, type Page } from 'puppeteer-core';
import { BROWSER_ARGS, findBrowser } from '../../scripts/find-browser';
import { callText, readAnswer, type Driver, type InPage, type Key, type Point } from './driver';

const FIREFOX_PLACES = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const FIREFOX_HELP =
  'No Firefox was found. Install it (on Debian: sudo apt-get install firefox-esr), or set FIREFOX_PATH to its program.';

function findFirefox(): string {
  const wanted = process.env['FIREFOX_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (existsSync(wanted)) return wanted;
    throw new Error(`FIREFOX_PATH is ${wanted}, which does not exist. Correct it, or unset it.`);
  }
  const found = FIREFOX_PLACES.find((place) => existsSync(place));
  if (found === undefined) throw new Error(FIREFOX_HELP);
  return found;
}

/** Runs first in every document: drivers do not report what a policy blocks, nor observers whose sizes depend on what they do. */
const TELL = `addEventListener('securitypolicyviolation', (event) => {
  console.error('Blocked by ' + event.effectiveDirective + ': ' + event.blockedURI);
});
addEventListener('error', ({ message }) => {
  if (String(message).startsWith('ResizeObserver loop')) console.error(message);
});`;

/** Firefox says this of a font that was on its way when the page was left (NS_BINDING_ABORTED). */
const ABORTED_FONT = /^downloadable font: download failed .*status=2152398850/;

/** How long a page may take to load, in milliseconds. */
const LOAD_WAIT = 90_000;
/** True in a page that is loaded and has not been left. */
const HAS_ARRIVED = "document.readyState === 'complete' && document.documentElement.dataset.isLeft === undefined";

/** A key of the keyboard. A name that it does not know throws when it is pressed. */
const named = (key: string): KeyInput => (key === 'Mod' ? 'Control' : key) as KeyInput;

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export class PuppeteerDriver implements Driver {
  readonly #console: string[] = [];
  #mouse: Point = { x: 0, y: 0 };

  private constructor(
    readonly engine: 'chromium' | 'firefox',
    readonly version: string,
    private readonly browser: Browser,
    private readonly page: Page,
  ) {
    page.on('console', (message) => {
      const kind = message.type();
      if (kind !== 'error' && kind !== 'warn') return;
      const place = message.location().url ?? '';
      this.#console.push(`${kind}: ${message.text()}${place === '' ? '' : ` (${place})`}`);
    });
    page.on('pageerror', (error) => {
      const text = error instanceof Error ? error.message : String(error);
      if (!ABORTED_FONT.test(text)) this.#console.push(`uncaught: ${text}`);
    });
    page.on('dialog', (dialog) => void dialog.accept());
  }

  static async start(engine: 'chromium' | 'firefox'): Promise<PuppeteerDriver> {
    const browser = await puppeteer.launch(
      engine === 'chromium'
        ? { browser: 'chrome', executablePath: findBrowser(), args: [...BROWSER_ARGS, '--site-per-process'] }
        : {
            browser: 'firefox',
            executablePath: findFirefox(),
            extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1, 'intl.accept_languages': 'en-US' },
          },
    );
    const page = await browser.newPage();
    const driver = new PuppeteerDriver(engine, await browser.version(), browser, page);
    await page.evaluateOnNewDocument(TELL);
    await driver.resize(1280, 900);
    return driver;
  }

  async open(address: string): Promise<void> {
    if (this.engine === 'chromium') {
      await this.page.goto(address, { waitUntil: 'load', timeout: LOAD_WAIT });
      return;
    }
    // By WebDriver BiDi, the end of a navigation is never told when the page changes its own address while it loads.
    await this.page.evaluate("document.documentElement.dataset.isLeft = ''");
    let failure: unknown;
    let hasEnded = false;
    void this.page.goto(address, { waitUntil: 'load', timeout: LOAD_WAIT }).then(
      () => (hasEnded = true),
      (error: unknown) => (failure = error),
    );
    const until = Date.now() + LOAD_WAIT;
    while (!hasEnded && (await this.page.evaluate(HAS_ARRIVED).catch(() => false)) !== true) {
      if (Date.now() > until) throw failure ?? new Error(`${address} does not open.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async back(): Promise<void> {
    await this.page.evaluate('history.back()');
  }

  async forward(): Promise<void> {
    await this.page.evaluate('history.forward()');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewport({ width, height });
  }

  evaluate<Given, Result>(run: InPage<Given, Result>, given: Given): Promise<Result> {
    return this.#ask(this.page.mainFrame(), run, given);
  }

  async inFrame<Given, Result>(selector: string, run: InPage<Given, Result>, given: Given): Promise<Result> {
    const element = await this.page.$(selector);
    const frame = await element?.contentFrame();
    if (frame === null || frame === undefined) throw new Error(`There is no frame ${selector}.`);
    return this.#ask(frame, run, given);
  }

  async #ask<Given, Result>(frame: Frame, run: InPage<Given, Result>, given: Given): Promise<Result> {
    return readAnswer<Result>(await frame.evaluate(callText(run, given)));
  }

  async move(to: Point): Promise<void> {
    this.#mouse = to;
    await this.page.mouse.move(to.x, to.y);
  }

  async down(): Promise<void> {
    await this.page.mouse.down();
  }

  async up(): Promise<void> {
    await this.page.mouse.up();
  }

  async wheel(at: Point, by: Point, ...held: readonly Key[]): Promise<void> {
    if (at.x !== this.#mouse.x || at.y !== this.#mouse.y) await this.move(at);
    for (const key of held) await this.page.keyboard.down(named(key));
    await this.page.mouse.wheel({ deltaX: by.x, deltaY: by.y });
    for (const key of held) await this.page.keyboard.up(named(key));
  }

  async press(...keys: readonly (Key | (string & {}))[]): Promise<void> {
    const all = keys.map(named);
    for (const key of all) await this.page.keyboard.down(key);
    for (const key of all.toReversed()) await this.page.keyboard.up(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async tap(at: Point): Promise<void> {
    await this.page.touchscreen.tap(at.x, at.y);
  }

  async beforePages(script: string): Promise<() => Promise<void>> {
    const { identifier } = await this.page.evaluateOnNewDocument(script);
    return () => this.page.removeScriptToEvaluateOnNewDocument(identifier);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }

  takeConsole(): string[] {
    return this.#console.splice(0);
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
