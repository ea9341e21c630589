import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import puppeteer, {
  type Browser,
  type ElementHandle,
  type HTTPRequest,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { Refusal, type Docs } from '../data/docs';
import { findChrome } from './browser';

/** What the caller does with the drawing, in its pixels. */
export interface Act {
  /** Horizontal and vertical position. */
  press?: number[] | undefined;
  /** Two positions. */
  drag?: number[] | undefined;
  key?: string | undefined;
}

export interface RunResult {
  text: string;
  /** PNG as base64; absent when nothing was drawn. */
  picture?: string;
}

/** Only its name exists: every request is answered from the data, or refused. */
const HOST = 'https://konva-docs.invalid';
/** Time for loading and drawing, and for the whole run, in milliseconds. */
const DRAW_LIMIT = 20_000;
const WHOLE_LIMIT = 45_000;
const MEMORY_LIMIT = 512;
const MOST_NODES = 60;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

function answer(root: string, request: HTTPRequest): Promise<void> {
  const url = new URL(request.url());
  if (url.protocol === 'blob:' || url.protocol === 'data:') return request.continue();
  const file = path.join(root, path.normalize(url.pathname === '/play' ? '/play/index.html' : url.pathname));
  if (url.origin !== HOST || !file.startsWith(root) || !existsSync(file) || statSync(file).isDirectory())
    return request.abort();
  const contentType = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
  return request.respond({ status: 200, contentType, body: readFileSync(file) });
}

const textsOf = async (page: Page, selector: string, between = '\n') => {
  const texts = await page.$$eval(selector, (elements) =>
    elements.map((one) => (one instanceof HTMLElement ? one.innerText.trim() : '')),
  );
  return texts.filter((text) => text !== '').map((text) => text.replaceAll(/\s*\n\s*/g, between));
};

/** The stages of the frame as lines, one for each node, with the attributes that are not the default. */
function sceneText(most: number): string {
  interface Tree {
    className: string;
    attrs: Record<string, unknown>;
    children?: Tree[];
  }
  const konva: unknown = Reflect.get(globalThis, 'Konva');
  const stages: unknown = konva === undefined ? [] : Reflect.get(Object(konva), 'stages');
  const waiting = (Array.isArray(stages) ? stages : []).map((stage: { toObject: () => Tree }) => ({
    node: stage.toObject(),
    depth: 0,
  }));
  const lines: string[] = [];
  // Without functions that have a name: those need a helper that the frame does not have.
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { node, depth } = next;
    const attrs = Object.entries(node.attrs).map(([key, value]) => {
      const text = String(
        JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? Math.round(each * 100) / 100 : each)),
      );
      return ` ${key}=${text.length > 80 ? `${text.slice(0, 80)}…` : text}`;
    });
    lines.push(`${'  '.repeat(depth)}${node.className}${attrs.join('')}`);
    waiting.unshift(...(node.children ?? []).map((child) => ({ node: child, depth: depth + 1 })));
  }
  const rest = lines.length - most;
  return [...lines.slice(0, most), ...(rest > 0 ? [`… ${rest} more nodes`] : [])].join('\n');
}

/** Any text is a key to the compiler; the browser's driver knows which are. */
const isKey = (name: string): name is KeyInput => name !== '';

/** Presses a key while those before it are held: `Control+z`. */
async function pressKey(page: Page, name: string): Promise<void> {
  const keys = (name === '+' ? [name] : name.split('+')).filter(isKey);
  try {
    for (const key of keys) await page.keyboard.down(key);
    for (const key of keys.toReversed()) await page.keyboard.up(key);
  } catch (error) {
    throw new Refusal(`There is no key "${name}". Keys: a, A, Enter, Escape, Delete, Tab, ArrowLeft, Control+z.`, {
      cause: error,
    });
  }
}

async function act(page: Page, frame: ElementHandle, acts: readonly Act[]): Promise<void> {
  const box = await frame.boundingBox();
  if (box === null) return;
  for (const { press, drag, key } of acts) {
    if (press !== undefined) await page.mouse.click(box.x + (press[0] ?? 0), box.y + (press[1] ?? 0));
    if (drag !== undefined) {
      const [fromX = 0, fromY = 0, toX = 0, toY = 0] = drag;
      await page.mouse.move(box.x + fromX, box.y + fromY);
      await page.mouse.down();
      await page.mouse.move(box.x + toX, box.y + toY, { steps: 8 });
      await page.mouse.up();
    }
    if (key !== undefined) await pressKey(page, key);
  }
}

async function draw(browser: Browser, root: string, address: string, acts: readonly Act[]): Promise<RunResult> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1400, height: 1000 });
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(root, request).catch(() => undefined));
  await page.goto(`${HOST}${address}`, { timeout: DRAW_LIMIT });
  const run = await page.waitForSelector('.kd-play-wait button', { timeout: DRAW_LIMIT });
  await run?.click();
  const state = await page
    .waitForFunction(
      () => {
        const shown = document.querySelector('.kd-status')?.getAttribute('data-state');
        return ['running', 'failed', 'stopped'].includes(shown ?? '') || document.querySelector('.kd-problems') !== null
          ? (shown ?? 'failed')
          : false;
      },
      { timeout: DRAW_LIMIT },
    )
    .then(async (found) => String(await found.jsonValue()))
    .catch(() => 'not drawn within 20 seconds');
  const frame = await page.$('.kd-result iframe');
  const inner = await frame?.contentFrame();
  if (frame !== null && state === 'running') await act(page, frame, acts);
  // Advice waits until the program has rested.
  await page.waitForSelector('.kd-problems', { timeout: 1500 }).catch(() => undefined);
  const problems = await textsOf(page, '.kd-problems li');
  const lines = await textsOf(page, '.kd-console-line', ' ');
  const scene =
    inner == null ? '' : await Promise.race([inner.evaluate(sceneText, MOST_NODES).catch(() => ''), after(3000, '')]);
  const picture = frame === null || state !== 'running' ? undefined : await frame.screenshot({ encoding: 'base64' });
  const parts = [
    `State: ${state}.`,
    problems.length === 0 ? 'No problem was reported.' : `Problems:\n${problems.join('\n\n')}`,
    lines.length === 0 ? '' : `Console:\n${lines.join('\n')}`,
    scene === '' ? '' : `Scene:\n${scene}`,
  ].filter((part) => part !== '');
  return { text: parts.join('\n\n'), ...(picture === undefined ? {} : { picture }) };
}

const after = <T>(time: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, time, value).unref());

/**
 * Draws a program in the playground, in a browser of its own that is ended afterwards.
 *
 * @param address the playground's path with the program, as `link` gives it
 */
export async function run(docs: Docs, address: string, acts: readonly Act[]): Promise<RunResult> {
  const executablePath = findChrome();
  if (!existsSync(path.join(docs.root, 'play/index.html')))
    throw new Refusal('The playground is not there. In the repository, run `npm run build` first.');
  const isRoot = process.getuid?.() === 0;
  const browser = await puppeteer.launch({
    executablePath,
    args: [
      `--js-flags=--max-old-space-size=${MEMORY_LIMIT}`,
      '--no-first-run',
      '--disable-background-networking',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
  try {
    const stopped: RunResult = {
      text: `The program was stopped: it did not end within ${WHOLE_LIMIT / 1000} seconds. Look for a loop without an end.`,
    };
    return await Promise.race([draw(browser, docs.root, address, acts), after(WHOLE_LIMIT, stopped)]);
  } finally {
    // It removes its folder when it can still answer.
    await Promise.race([browser.close(), after(3000, undefined)]);
    browser.process()?.kill('SIGKILL');
  }
}
