import type { Browser, BrowserContext, CDPSession, ConsoleMessage, Frame, Page } from '@playwright/test';
import { FLAVOURS, type Flavour } from '../../packages/demo-engine/model/flavours';
import { frameHeight } from '../../packages/demo-engine/model/frame-height';
import type { PublishedDemo } from '../../packages/demo-engine/model/published';
import type { DemoHandle } from '../../demos/types/check';
import { demoHandle } from '../demo-handle';
import { NAME_HELPER } from '../name-helper';
import { HARNESS_ADDRESS } from './build';
import { checkProgram, describeFailure, runnerScript } from '../in-frame-check/checks';
import type { CheckRequest, CheckResult } from '../in-frame-check/model';
import { logsError } from './error-texts';
import type { ClientNews } from '../../packages/demo-engine/inspector';
import type { InspectorAnswer, InspectorRequest } from '../../packages/demo-engine/model/inspection';
import type { DemoToRun, FirstPicture, FlavourState, FrameBox, Leftovers, NodeLine } from './model';
import { readPublished } from './published';

/** How long a demo may take to run. On a busy machine, the frame and the libraries each take seconds. */
const START_WAIT = 30_000;
/**
 * How long the first picture may take to be complete. If a demo must draw, an empty canvas is watched for this long before it counts as the
 * picture, because drawing may be late on a busy machine.
 */
const PICTURE_WAIT = 20_000;
/** Animation frames of a demo's frame until it is on the screen. */
const SHOWN_AFTER = 3;
/** Width of a demo's frame on a docs page in a window of 1280 pixels. */
const FRAME_WIDTH = 684;
const WINDOW = { width: 1280, height: 1200 };
/** Frames keep a distance from the window's edges, because checks drag out of them on every side. */
const TOP = 200;

/** What the harness needs to know about a demo before it opens it. */
export interface DemoToOpen {
  id: string;
  /** The published demo; read from the build when omitted. */
  published?: Pick<PublishedDemo, 'title' | 'height' | 'narrowHeight' | 'growth' | 'downloads' | 'flavours'>;
  /** Flavors whose canvas may stay empty. */
  empty?: readonly Flavour[];
  /** Flavors that run without the bindings' strict modes. */
  loose?: readonly Flavour[];
}

/** A flavor that has a frame. */
interface Opened {
  frame: Frame;
  picture: FirstPicture;
}

/** The inspector on a demo, as a panel uses it. */
export interface InspectedDemo {
  ask(request: InspectorRequest): Promise<InspectorAnswer>;
  /** Round-trip time of a request to the frame, in milliseconds. */
  time(request: InspectorRequest): Promise<number>;
  news(): Promise<ClientNews[]>;
  close(): Promise<void>;
}

/** Who sends input to a demo: the browser, or a program in the demo's frame that dispatches events. */
export type DemoInput = 'real' | 'frame';

/** What a flavor is asked for in its frame, besides its check. */
export type AskedInFrame = Pick<CheckRequest, 'drift'> & { check: boolean; unmount: boolean };

/** What a flavor's frame answers. */
export type AnswerOfFrame = Pick<CheckResult, 'drift' | 'left'> & { failure: Error | undefined };

/** The demo flavor in front, for its test. */
export interface DemoRun {
  flavour: Flavour;
  /** The picture before time started. */
  picture: FirstPicture;
  handle(): DemoHandle;
  /**
   * Runs the demo's check in its frame, with its own input and without waiting for the browser's frames; then, at one go, what else is asked
   * for. Instead of `release`: time only moves with the check.
   */
  inFrame(asked: AskedInFrame): Promise<AnswerOfFrame>;
  /** The current picture. */
  pictureNow(): Promise<FirstPicture>;
  /** Screenshot of the frame's content as the reader sees it, PNG. */
  screenshot(): Promise<Buffer>;
  /** Starts the demo's time. */
  release(): Promise<void>;
  /** Advances time by this many milliseconds, this many times, instead of `release`. */
  step(milliseconds: number, count: number): Promise<void>;
  /** Slows the frame's CPU down by this factor. */
  slowDown(times: number): Promise<void>;
  /** Waits for this many animation frames of the released demo. */
  frames(count: number): Promise<void>;
  /** What another render changes on the canvas. */
  drift(): Promise<string[]>;
  /**
   * Opens the inspector. Resolves when it is open.
   *
   * @param how `beforeRun` restarts the demo with the agent in the frame before its modules; only the inspector knows the new frame
   */
  inspect(how?: { beforeRun: boolean }): Promise<InspectedDemo>;
  /** The nodes, counted in the frame itself. */
  nodes(): Promise<NodeLine[]>;
  /** A string that identifies the pixels of the demo's canvases. */
  pixels(): Promise<string>;
  /** Moves the mouse to a point of the frame, clicks and turns the wheel, whether or not the demo listens. */
  press(point: { x: number; y: number }): Promise<void>;
  /** Presses at this many points and returns the nodes that Konva finds there. */
  pressAround(count: number): Promise<number[]>;
  /** Unmounts the demo and returns what it leaves behind, apart from what an empty demo leaves. */
  unmount(): Promise<Leftovers>;
  /** Errors since the demo was started: console errors, uncaught errors, and errors that the player shows. */
  errors(): Promise<string[]>;
}

/** The demo whose frames are mounted. */
interface OpenDemo {
  id: string;
  /** Flavors that have not been in front yet. */
  waiting: Map<Flavour, Opened>;
  /** True when an error occurred side by side: each flavor is then started alone, so that errors are attributed correctly. */
  isAlone: boolean;
}

/** An error as the browser reports it. */
interface HeardError {
  text: string;
  /** Prefixed with its kind, followed by its location. */
  message: string;
}

/** The first picture, with which those of the other flavors are compared. */
export interface Reference {
  flavour: Flavour;
  picture: FirstPicture;
  /** Set when another flavor's picture may differ. */
  png?: Buffer;
}

/**
 * One browser page that runs demo after demo, with the site's runner and frames but without the site around them. It is loaded once. The
 * flavors of a demo start side by side, pause as soon as their first picture is complete, and come to the front one after another.
 * `Math.random` is seeded, and time stands still until `release()`.
 */
export class DemoHarness {
  #page: Page | undefined;
  #cdp: CDPSession | undefined;
  #open: OpenDemo | undefined;
  #reference: Reference | undefined;
  #box: FrameBox = { left: 0, top: TOP, width: 0, height: 0 };
  /** Errors in the page since the last start; the page does not know which frame they came from. */
  #heard: HeardError[] = [];
  /** What an empty demo leaves behind. */
  readonly #usual = new Map<Flavour, Leftovers>();

  private constructor(
    private readonly context: BrowserContext,
    private readonly baseUrl: string,
    private readonly frameWidth: number,
  ) {}

  /**
   * @param browser in which it opens a page
   * @param baseUrl of the test server, which serves the harness's files
   * @param look frames of another width than on a docs page, or more pixels than CSS pixels
   */
  static async create(
    browser: Browser,
    baseUrl: string,
    look: { frameWidth?: number; deviceScaleFactor?: number } = {},
  ): Promise<DemoHarness> {
    const context = await browser.newContext({
      viewport: WINDOW,
      deviceScaleFactor: look.deviceScaleFactor ?? 1,
      locale: 'en-US',
      timezoneId: 'UTC',
      acceptDownloads: true,
    });
    return new DemoHarness(context, baseUrl, look.frameWidth ?? FRAME_WIDTH);
  }

  /** The first picture of the open demo's first flavor; undefined if that flavor does not run. */
  get reference(): Reference | undefined {
    return this.#reference;
  }

  /**
   * Brings a flavor to the front. Starts it together with the flavors that are not mounted yet.
   *
   * @param flavours those to be tested; the first is the one that the others' pictures are compared with
   * @param input `frame`: it need not be on the screen yet, because it gets no input from the browser
   * @throws when the flavor does not run or its first picture is not complete
   */
  async run(
    demo: DemoToOpen,
    flavour: Flavour,
    flavours: readonly Flavour[],
    input: DemoInput = 'real',
  ): Promise<DemoRun> {
    const page = await this.#readyPage();
    if (this.#open?.id !== demo.id || !this.#open.waiting.has(flavour)) {
      const isAgain = this.#open?.id === demo.id && this.#open.isAlone;
      if (!isAgain) await this.#startTogether(page, demo, flavours);
      if (this.#open?.waiting.has(flavour) !== true) await this.#startAlone(page, demo, flavour);
    }
    const opened = this.#open?.waiting.get(flavour);
    if (opened === undefined) throw new Error(`${demo.id} (${flavour}) has no frame.`);
    this.#open?.waiting.delete(flavour);
    if (this.#open?.isAlone !== true) this.#heard = [];
    if (input === 'real') {
      await page.mouse.move(0, 0);
      await this.#show(page, flavour, opened);
      await opened.frame.evaluate(() => window.__demoAgent?.resume());
    } else {
      await page.evaluate((which) => {
        window.__demoHarness?.show(which);
        window.__demoHarness?.focus(which);
      }, flavour);
      await opened.frame.evaluate(startInFrame);
    }
    if (!opened.picture.complete) {
      throw new Error(`The first picture is not complete after ${PICTURE_WAIT / 1000} s.`);
    }
    return this.#runOf(page, demo.id, flavour, opened);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  async #readyPage(): Promise<Page> {
    if (this.#page !== undefined) return this.#page;
    const page = await this.context.newPage();
    await page.addInitScript({ content: NAME_HELPER });
    page.on('console', (message) => this.#hear(message));
    page.on('pageerror', ({ message }) => this.#heard.push({ text: message, message: `uncaught: ${message}` }));
    page.on('crash', () => {
      this.#heard.push({ text: '', message: 'The page crashed.' });
      this.#page = undefined;
    });
    await page.goto(`${this.baseUrl}${HARNESS_ADDRESS}index.html`);
    this.#page = page;
    this.#cdp = undefined;
    this.#open = undefined;
    if (this.#usual.size === 0) await this.#measureEmptyDemos(page);
    return page;
  }

  #hear(message: ConsoleMessage): void {
    const text = message.text();
    if (!logsError(message.type(), text)) return;
    const { url, lineNumber } = message.location();
    const place = url === '' ? '' : ` (${url}:${lineNumber + 1})`;
    this.#heard.push({ text, message: `${message.type()}: ${text}${place}` });
  }

  /** Starts flavors side by side. Those that run and whose errors are certainly theirs are paused until their turn. */
  async #startTogether(page: Page, demo: DemoToOpen, flavours: readonly Flavour[]): Promise<void> {
    this.#reference = undefined;
    const open: OpenDemo = { id: demo.id, waiting: new Map(), isAlone: false };
    this.#open = open;
    const states = await this.#start(page, this.#requestFor(demo, flavours));
    await Promise.all(
      states.map(async ({ flavour, state }) => {
        if (state !== 'running') return;
        const opened = await this.#firstPicture(page, demo, flavour).catch(() => undefined);
        if (opened !== undefined) open.waiting.set(flavour, opened);
      }),
    );
    const [first] = flavours;
    const reference = first === undefined ? undefined : open.waiting.get(first)?.picture;
    const now = await this.#states(page);
    const isUnclear = this.#heard.length > 0 && now.every(({ errors }) => errors.length === 0);
    open.isAlone = open.waiting.size < flavours.length || isUnclear;
    if (first === undefined || reference === undefined) return;
    this.#reference = { flavour: first, picture: reference };
    const others = [...open.waiting.values()];
    if (open.isAlone || others.some(({ picture }) => picture.hash !== reference.hash)) {
      const opened = open.waiting.get(first);
      if (opened !== undefined) await this.#show(page, first, opened);
      this.#reference.png = await this.#screenshot(page);
    }
    if (open.isAlone) open.waiting.clear();
  }

  /** Starts one flavor alone. */
  async #startAlone(page: Page, demo: DemoToOpen, flavour: Flavour): Promise<void> {
    const [state] = await this.#start(page, this.#requestFor(demo, [flavour]));
    if (state?.state !== 'running') {
      const said = this.#errorsOf(state).join('\n');
      throw new Error(
        `${demo.id} (${flavour}) does not run: its state is "${state?.state ?? 'none'}".${said === '' ? '' : `\n${said}`}`,
      );
    }
    this.#open?.waiting.set(flavour, await this.#firstPicture(page, demo, flavour));
  }

  #requestFor({ id, loose = [], ...demo }: DemoToOpen, flavours: readonly Flavour[]): DemoToRun {
    const published = demo.published ?? readPublished(id);
    const { title, downloads = false } = published;
    return {
      title,
      downloads,
      box: this.#boxFor(frameHeight(published, this.frameWidth)),
      flavours: flavours.map((flavour) => {
        const found = published.flavours.find((one) => one.flavour === flavour);
        if (found === undefined) throw new Error(`${id} has no flavour ${flavour}. Run \`npm run build\` again.`);
        const { compiledUrl, mapsUrl, assets } = found;
        return { flavour, compiledUrl, mapsUrl, assets, isStrict: !loose.includes(flavour) };
      }),
      wait: START_WAIT,
    };
  }

  #boxFor(height: number): FrameBox {
    const width = this.frameWidth;
    return { left: Math.round((WINDOW.width - width) / 2), top: TOP, width, height };
  }

  async #start(page: Page, demo: DemoToRun): Promise<FlavourState[]> {
    this.#heard = [];
    this.#box = demo.box;
    return (await page.evaluate((which) => window.__demoHarness?.start(which), demo)) ?? [];
  }

  /** Brings a frame to the front. Some animation frames later it is on the screen, and the browser sends events to it. */
  async #show(page: Page, flavour: Flavour, { frame }: Opened): Promise<void> {
    await page.evaluate((which) => window.__demoHarness?.show(which), flavour);
    await frame.evaluate((count) => window.__demoAgent?.frames(count), SHOWN_AFTER);
  }

  async #states(page: Page): Promise<FlavourState[]> {
    return (await page.evaluate(() => window.__demoHarness?.states())) ?? [];
  }

  /** Waits for a flavor's first picture, then pauses its frame. */
  async #firstPicture(page: Page, { empty = [] }: DemoToOpen, flavour: Flavour): Promise<Opened> {
    const element = await page.$(`[data-flavour="${flavour}"] iframe`);
    const frame = await element?.contentFrame();
    if (frame === null || frame === undefined) throw new Error(`The flavour ${flavour} has no frame.`);
    const options = { mustDraw: !empty.includes(flavour), wait: PICTURE_WAIT };
    const picture = await frame.evaluate(async (how) => {
      const first = await window.__demoAgent?.firstPicture(how);
      window.__demoAgent?.pause();
      return first;
    }, options);
    if (picture === undefined) throw new Error(`The frame of the flavour ${flavour} has no agent.`);
    return { frame, picture };
  }

  /** Leftovers of an empty demo belong to the libraries: listeners of the first stage and of the first root. */
  async #measureEmptyDemos(page: Page): Promise<void> {
    const states = await this.#start(page, {
      title: 'Empty',
      downloads: false,
      box: this.#boxFor(100),
      flavours: FLAVOURS.map((flavour) => ({
        flavour,
        compiledUrl: `${HARNESS_ADDRESS}empty.${flavour}.json`,
        assets: {},
        isStrict: true,
      })),
      wait: START_WAIT,
    });
    for (const { flavour, state, errors } of states) {
      if (state !== 'running') throw new Error(`The empty ${flavour} demo does not run.\n${errors.join('\n')}`);
      const { frame } = await this.#firstPicture(page, { id: 'empty' }, flavour);
      await frame.evaluate(() => window.__demoAgent?.resume());
      this.#usual.set(flavour, await unmountIn(frame, {}));
    }
  }

  /** Errors that the frame reported itself, and those that only the browser knows. */
  #errorsOf(state: FlavourState | undefined): string[] {
    const said = state?.errors ?? [];
    const others = this.#heard.filter(({ text }) => !said.some((line) => line.includes(text)));
    return [...said, ...others.map(({ message }) => message)];
  }

  async #inspect(page: Page, flavour: Flavour, beforeRun: boolean): Promise<InspectedDemo> {
    const ask = async (request: InspectorRequest) => {
      const answered = await page.evaluate((what) => window.__demoHarness?.askInspector(what), request);
      if (answered === undefined) throw new Error('The harness page has no inspector.');
      return answered;
    };
    const news = async () => (await page.evaluate(() => window.__demoHarness?.inspectorNews())) ?? [];
    await page.evaluate(([which, how]) => window.__demoHarness?.openInspector(which, how), [
      flavour,
      beforeRun,
    ] as const);
    if (beforeRun) await page.evaluate((which) => window.__demoHarness?.rerun(which), flavour);
    // Resolves when the agent is loaded and open.
    const { answer } = await ask({ type: 'rows', from: 0, count: 0 });
    if (answer.type !== 'rows')
      throw new Error(`The inspector does not open: ${JSON.stringify([answer, await news()])}`);
    return {
      ask: async (request) => (await ask(request)).answer,
      time: async (request) => (await ask(request)).took,
      news,
      close: async () => {
        await page.evaluate(() => window.__demoHarness?.closeInspector());
      },
    };
  }

  #screenshot(page: Page): Promise<Buffer> {
    const { left: x, top: y, width, height } = this.#box;
    return page.screenshot({ clip: { x, y, width, height }, animations: 'allow', caret: 'initial' });
  }

  async #rawInput(page: Page): Promise<CDPSession> {
    this.#cdp ??= await this.context.newCDPSession(page);
    return this.#cdp;
  }

  #runOf(page: Page, id: string, flavour: Flavour, { frame, picture }: Opened): DemoRun {
    let session: Promise<CDPSession> | undefined;
    /** Frames of other origins have their own process, and so their own debugging session. */
    const inFrame = () => (session ??= this.context.newCDPSession(frame));
    return {
      flavour,
      picture,
      handle: () =>
        demoHandle({ page, frame, flavour, box: () => Promise.resolve(this.#box), cdp: () => this.#rawInput(page) }),
      inFrame: async ({ check, drift, unmount }) => {
        const usual = unmount ? (this.#usual.get(flavour) ?? {}) : undefined;
        const program = await checkProgram(check ? id : undefined, { flavour, drift, unmount: usual });
        const installed = frame.evaluate(runnerScript());
        const result: CheckResult = await frame.evaluate(program);
        await installed;
        const failure = result.failure === undefined ? undefined : await describeFailure(id, result.failure);
        return { drift: result.drift, left: result.left, failure };
      },
      pictureNow: async () => (await frame.evaluate(() => window.__demoAgent?.picture())) ?? picture,
      screenshot: () => this.#screenshot(page),
      release: () => frame.evaluate(() => window.__demoAgent?.release()),
      step: (milliseconds, count) =>
        frame.evaluate(([time, times]) => window.__demoAgent?.step(time, times), [milliseconds, count] as const),
      slowDown: async (times) => {
        await (await inFrame()).send('Emulation.setCPUThrottlingRate', { rate: times });
      },
      frames: (count) => frame.evaluate((times) => window.__demoAgent?.frames(times), count),
      inspect: ({ beforeRun } = { beforeRun: false }) => this.#inspect(page, flavour, beforeRun),
      nodes: async () => (await frame.evaluate(() => window.__demoAgent?.nodes())) ?? [],
      pixels: async () => (await frame.evaluate(() => window.__demoAgent?.pixels())) ?? '',
      press: async ({ x, y }) => {
        const { left, top } = this.#box;
        await page.mouse.move(left + x - 3, top + y);
        await page.mouse.click(left + x, top + y);
        await page.mouse.wheel(0, 1);
      },
      pressAround: async (count) =>
        (await frame.evaluate((times) => window.__demoAgent?.pressAround(times), count)) ?? [],
      drift: async () => (await frame.evaluate(() => window.__demoAgent?.drift())) ?? [],
      unmount: () => unmountIn(frame, this.#usual.get(flavour) ?? {}),
      errors: async () => {
        const state = await page.evaluate((which) => window.__demoHarness?.state(which), flavour);
        return this.#errorsOf(state);
      },
    };
  }
}

/** Resumes a demo that gets no input from the browser, once its frame knows that it is in front and has the focus. */
async function startInFrame(): Promise<void> {
  const agent = window.__demoAgent;
  agent?.resume();
  const isReady = () => document.elementFromPoint(0, 0) !== null && document.hasFocus();
  for (let frames = 0; !isReady() && frames < 60; frames += 1) await agent?.frames(1);
}

async function unmountIn(frame: Frame, usual: Leftovers): Promise<Leftovers> {
  return (await frame.evaluate((which) => window.__demoAgent?.unmount(which), usual)) ?? {};
}
