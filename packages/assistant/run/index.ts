import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, ElementHandle, Frame, HTTPRequest, KeyInput, Page } from 'puppeteer-core';
import * as z from 'zod';
import { Refusal, type Docs } from '../data/docs';
import { shortened } from '../data/sections';
import { startChrome } from './browser';

/** What the caller does with the drawing, in its pixels. */
export const ACTS = z
  .array(
    z.object({
      press: z.array(z.number()).length(2).optional(),
      drag: z.array(z.number()).length(4).optional(),
      key: z.string().max(20).optional(),
    }),
  )
  .max(50)
  .describe('In pixels of the picture: press [x, y], drag [fromX, fromY, toX, toY], key "Delete" or "Control+z"')
  .default([]);

export type Act = z.output<typeof ACTS>[number];

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

async function answer(root: string, request: HTTPRequest): Promise<void> {
  const { protocol, origin, pathname } = new URL(request.url());
  if (protocol === 'blob:' || protocol === 'data:') return request.continue();
  const file = path.join(root, path.normalize(pathname === '/play' ? '/play/index.html' : pathname));
  const isOurs = origin === HOST && file.startsWith(root);
  const body = isOurs ? await readFile(file).catch(() => undefined) : undefined;
  if (body === undefined) return request.abort();
  const contentType = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
  return request.respond({ status: 200, contentType, body });
}

const textsOf = async (page: Page, selector: string, between = '\n') => {
  const texts = await page.$$eval(selector, (elements) =>
    elements.map((one) => (one instanceof HTMLElement ? one.innerText.trim() : '')),
  );
  return texts.filter((text) => text !== '').map((text) => text.replaceAll(/\s*\n\s*/g, between));
};

/** A node as `toObject` gives it: with the attributes that are not the default. */
const NODE = z.object({
  className: z.string(),
  attrs: z.record(z.string(), z.unknown()),
  get children() {
    return z.array(NODE).default([]);
  },
});

function sceneLines({ className, attrs, children }: z.output<typeof NODE>, depth = 0): string[] {
  const round = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
  const texts = Object.entries(attrs).map(([key, value]) => ` ${key}=${shortened(JSON.stringify(value, round), 80)}`);
  return [
    `${'  '.repeat(depth)}${className}${texts.join('')}`,
    ...children.flatMap((child) => sceneLines(child, depth + 1)),
  ];
}

/** The stages of a frame as lines, one for each node. */
async function sceneText(frame: Frame): Promise<string> {
  const found = await frame.evaluate((): unknown => {
    const stages: unknown = Reflect.get(Object(Reflect.get(globalThis, 'Konva')), 'stages');
    return Array.isArray(stages) ? stages.map((stage: { toObject: () => unknown }) => stage.toObject()) : [];
  });
  const lines = z
    .array(NODE)
    .parse(found)
    .flatMap((stage) => sceneLines(stage));
  const rest = lines.length - MOST_NODES;
  return [...lines.slice(0, MOST_NODES), ...(rest > 0 ? [`… ${rest} more nodes`] : [])].join('\n');
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
  page.setDefaultTimeout(DRAW_LIMIT);
  await page.goto(`${HOST}${address}`);
  await page.locator('.kd-play-wait button').click();
  const state = await page
    .waitForSelector('.kd-status:is([data-state=running], [data-state=failed], [data-state=stopped]), .kd-problems')
    .then(() => page.$eval('.kd-status', (status) => status.getAttribute('data-state') ?? 'failed'))
    .catch(() => 'not drawn within 20 seconds');
  const frame = await page.$('.kd-result iframe');
  const inner = await frame?.contentFrame();
  if (frame !== null && state === 'running') await act(page, frame, acts);
  // Advice waits until the program has rested.
  await page.waitForSelector('.kd-problems', { timeout: 1500 }).catch(() => undefined);
  const problems = await textsOf(page, '.kd-problems li');
  const lines = await textsOf(page, '.kd-console-line', ' ');
  const scene = inner == null ? '' : await Promise.race([sceneText(inner).catch(() => ''), after(3000, '')]);
  const picture = frame === null || state !== 'running' ? undefined : await frame.screenshot({ encoding: 'base64' });
  const parts = [
    `State: ${state}.`,
    problems.length === 0 ? 'No problem was reported.' : `Problems:\n${problems.join('\n\n')}`,
    ...(lines.length === 0 ? [] : [`Console:\n${lines.join('\n')}`]),
    ...(scene === '' ? [] : [`Scene:\n${scene}`]),
  ];
  return { text: parts.join('\n\n'), ...(picture === undefined ? {} : { picture }) };
}

const after = <T>(time: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, time, value).unref());

/**
 * Draws a program in the playground, in a browser of its own that is ended afterwards.
 *
 * @param address the playground's path with the program, as `link` gives it
 */
export async function run(docs: Docs, address: string, acts: readonly Act[]): Promise<RunResult> {
  if (!docs.has('play/index.html'))
    throw new Refusal('The playground is not there. In the repository, run `npm run build` first.');
  const browser = await startChrome(MEMORY_LIMIT);
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
