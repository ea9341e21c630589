import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Page } from '@playwright/test';
import { FLAVOUR_LABELS, type Flavour } from '../../packages/demo-engine/model/flavours';
import type { DemoHandle } from '../../demos/types/check';
import { OPT_OUTS, optOut } from '../opt-outs';
import { demoHandle, type RunningDemo } from './demo-handle';
import { CLOCK_KEY, standStill, type FrameClock } from './frame-clock';
import { drawTwice, readSignature } from './in-frame';
import { NAME_HELPER } from './name-helper';

/** How long a demo may take to reach `running`: on a busy machine its compiler, its frame and its libraries each take seconds. */
const START_WAIT = 30_000;
/**
 * How long a first picture may take to be complete. So long an empty canvas is watched, too, before it counts as the picture of a
 * demo that must draw: on a busy machine drawing may come late.
 */
const PICTURE_WAIT = 20_000;

export interface DemoToOpen {
  id: string;
  /** Its frame is titled `Result: <title>`; any title when left out. */
  title?: string;
  flavour: Flavour;
  /** Address of the page it stands on. */
  page: string;
}

/**
 * One browser page that opens demo after demo as a reader would: on the docs page, in the real player and frame. The next
 * flavour of the same demo is reached by its tab, another demo by its page. Random is seeded and the demo's clock stands until
 * `release()`.
 */
export class DemoPage {
  private errors: string[] = [];
  private open: { id: string; page: string } | undefined;
  private running: RunningDemo | undefined;
  private touch: CDPSession | undefined;

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly baseUrl: string,
  ) {
    page.on('console', (message) => this.note(message));
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.message}`));
    page.on('crash', () => this.errors.push('The page crashed.'));
  }

  static async create(
    browser: Browser,
    baseUrl: string,
    size: { width: number; height: number; deviceScaleFactor?: number } = { width: 1280, height: 1200 },
  ): Promise<DemoPage> {
    const { deviceScaleFactor = 1, ...viewport } = size;
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor,
      locale: 'en-US',
      timezoneId: 'UTC',
      acceptDownloads: true,
    });
    const page = await context.newPage();
    await page.addInitScript({ content: NAME_HELPER });
    await standStill(page);
    return new DemoPage(page, context, baseUrl);
  }

  private note(message: ConsoleMessage): void {
    const text = message.text();
    // Konva warns of what it cannot do (`Konva warning: …`): in a demo that is a mistake.
    if (message.type() !== 'error' && !text.startsWith('Konva ')) return;
    const { url, lineNumber } = message.location();
    // The page's own pictures are the business of every-page.spec.ts.
    if (text.startsWith('Failed to load resource') && !url.includes('/demo-assets/')) return;
    this.errors.push(`${message.type()}: ${text}${url === '' ? '' : ` (${url}:${lineNumber + 1})`}`);
  }

  /** Opens a demo's flavour and waits until it runs and its first picture is complete. The demo's clock stands. */
  async start(demo: DemoToOpen): Promise<void> {
    const { page } = this;
    this.errors = [];
    this.running = undefined;
    const player = page.locator(`[data-demo="${demo.id}"]`).first();
    await page.mouse.move(0, 0);
    if (this.open?.id === demo.id && this.open.page === demo.page) {
      await player.getByRole('tab', { name: FLAVOUR_LABELS[demo.flavour], exact: true }).click({ timeout: START_WAIT });
    } else {
      this.open = undefined;
      await page.goto(`${this.baseUrl}${demo.page}?flavour=${demo.flavour}`, { waitUntil: 'commit' });
    }
    await player.scrollIntoViewIfNeeded({ timeout: START_WAIT });
    const settled = page
      .locator(
        `[data-demo="${demo.id}"][data-flavour="${demo.flavour}"]:is([data-state="running"], [data-state="failed"])`,
      )
      .first();
    await settled.waitFor({ state: 'attached', timeout: START_WAIT }).catch(() => undefined);
    const reached = await player.getAttribute('data-state');
    if (reached !== 'running') {
      const alert = await player.getByRole('alert').allInnerTexts();
      const said = [...alert, ...this.errors].filter((text) => text.trim() !== '').join('\n');
      throw new Error(
        `${demo.id} (${demo.flavour}) does not run: its state is "${reached}".${said === '' ? '' : `\n${said}`}`,
      );
    }
    const element = await player
      .getByTitle(demo.title === undefined ? /^Result: / : `Result: ${demo.title}`, { exact: true })
      .elementHandle({ timeout: START_WAIT });
    const frame = await element?.contentFrame();
    if (element === null || frame === null || frame === undefined)
      throw new Error(`${demo.id}: the result is no frame.`);
    this.open = { id: demo.id, page: demo.page };
    this.running = { page, element, frame, flavour: demo.flavour, cdp: () => this.rawInput() };
    await this.pictureComplete(optOut(OPT_OUTS, demo.id, demo.flavour, 'draws') === undefined);
  }

  private async rawInput(): Promise<CDPSession> {
    this.touch ??= await this.context.newCDPSession(this.page);
    return this.touch;
  }

  private get demo(): RunningDemo {
    if (this.running === undefined) throw new Error('No demo was started.');
    return this.running;
  }

  /**
   * Waits until nothing is on its way to the frame and its canvases stay as they are.
   *
   * @param mustDraw whether empty canvases are watched on
   */
  private async pictureComplete(mustDraw: boolean): Promise<void> {
    const { frame, element } = this.demo;
    // Frames out of view are not drawn.
    await element.evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      if (top < 80 || bottom > innerHeight) node.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const until = Date.now() + PICTURE_WAIT;
    let last: number | undefined;
    for (;;) {
      const isLate = Date.now() > until;
      await frame.evaluate(drawTwice);
      const { signature, drawn } = await frame.evaluate(readSignature);
      const pending = await frame.evaluate(
        // Without its clock the frame would run on, and its picture be one of any moment.
        (key) => (Reflect.get(window, key) as FrameClock).pending(),
        CLOCK_KEY,
      );
      const isStill = pending === 0 && signature === last;
      if (isStill && (drawn || !mustDraw || isLate)) return;
      if (isLate) throw new Error(`The first picture is not complete after ${PICTURE_WAIT / 1000} s.`);
      last = signature;
    }
  }

  /** Width of the demo's frame, CSS pixels. */
  frameWidth(): Promise<number> {
    return this.demo.element.evaluate((node) => node.clientWidth);
  }

  /** Makes the window wider by so many pixels; the next demo is opened anew. */
  async widen(by: number): Promise<void> {
    const size = this.page.viewportSize();
    if (size === null) throw new Error('The page has no size of its own.');
    await this.page.setViewportSize({ width: size.width + by, height: size.height });
    this.open = undefined;
  }

  /** What is drawn on the frame's canvases: is there any, and anything on them. */
  canvases(): Promise<{ signature: number; drawn: boolean; canvases: number }> {
    return this.demo.frame.evaluate(readSignature);
  }

  /** The frame's content as the reader sees it, PNG. */
  async picture(): Promise<Buffer> {
    const { element, page } = this.demo;
    const clip = await element.evaluate((node) => {
      const box = node.getBoundingClientRect();
      return {
        x: box.left + node.clientLeft,
        y: box.top + node.clientTop,
        width: node.clientWidth,
        height: node.clientHeight,
      };
    });
    return page.screenshot({ clip, animations: 'allow', caret: 'initial' });
  }

  /** Lets the demo's time run. */
  async release(): Promise<void> {
    await this.demo.frame.evaluate((key) => (Reflect.get(window, key) as FrameClock).release(), CLOCK_KEY);
  }

  handle(): DemoHandle {
    return demoHandle(this.demo);
  }

  /** Errors since the demo was started: in the console, uncaught, or shown by the player. */
  async errorsSoFar(): Promise<string[]> {
    const player = this.page.locator(`[data-demo="${this.open?.id ?? ''}"]`).first();
    const shown = (await player.getByRole('alert').allInnerTexts()).filter((text) => text.trim() !== '');
    return [...this.errors, ...shown.map((text) => `shown: ${text}`)];
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
