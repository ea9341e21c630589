import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { Failure, Route } from './model';
import type { Server } from './serve';

/** A string that only Konva contains, even when minified. */
const KONVA = 'Konva.js unsupported environment';
/** The scene of all three pages: 600 by 300, three tables. */
const SCENE = { width: 600, first: { x: 120, y: 150, color: [0xf2, 0x66, 0x4a] }, second: { x: 300, y: 150 } };
/** Time limit in milliseconds for a route of a development server, and for a message in a browser. */
const COMPILE_TIMEOUT = 120_000;
/** Layout shift score from which a shift is visible; browsers' own rounding is below it. */
const MIN_SHIFT = 0.001;

/** Compressed sizes of a route's scripts, in kilobytes. */
export interface Weight {
  path: string;
  /** Scripts named in the HTML. */
  first: number;
  /** Scripts loaded by the time the scene is drawn. */
  all: number;
}

const gzipped = (text: string) => gzipSync(text).length / 1000;

/**
 * URLs of the scripts that the HTML contains or preloads, without those for browsers that do not support modules and without prefetched
 * ones.
 */
function scriptsOf(html: string, base: string): string[] {
  const tags = (html.match(/<(?:script|link)\b[^>]*>/g) ?? []).filter(
    (tag) => !/\bnomodule\b|rel="prefetch"/i.test(tag),
  );
  const named = tags.flatMap((tag) => /(?:src|href)="([^"]+\.m?js)[^"]*"/.exec(tag)?.[1] ?? []);
  return [...new Set(named.map((name) => new URL(name, base).href))];
}

async function checkHtml(server: Server, route: Route): Promise<number> {
  const address = server.url + route.path;
  const answer = await fetch(address);
  assert.equal(answer.status, 200, `${route.path}: status of the answer`);
  const html = await answer.text();
  for (const text of route.html) assert.ok(html.includes(text), `${route.path}: the server's HTML has no "${text}"`);
  for (const text of ['<canvas', ...(route.notInHtml ?? [])]) {
    assert.ok(!html.includes(text), `${route.path}: the server's HTML has "${text}"`);
  }
  const scripts = await Promise.all(scriptsOf(html, address).map(async (script) => (await fetch(script)).text()));
  assert.ok(scripts.length > 0, `${route.path}: the HTML names no script`);
  assert.equal(
    scripts.some((script) => script.includes(KONVA)),
    route.hasKonvaInFirstScripts,
    `${route.path}: Konva in the first scripts`,
  );
  return scripts.reduce((sum, script) => sum + gzipped(script), 0);
}

/** Collects the browser's errors and warnings. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    // Browsers request a favicon that the projects do not have.
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** Waits until the first table has its color where the scene, at the width of its box, puts it. */
async function waitForDrawing(page: Page): Promise<void> {
  await page.waitForFunction(({ width, first }) => {
    const canvas = document.querySelector('canvas');
    const box = canvas?.closest<HTMLElement>('[style*="aspect-ratio"]');
    if (!canvas || !box || canvas.clientWidth !== box.clientWidth) return false;
    const scale = canvas.width / width;
    const pixel = canvas.getContext('2d')?.getImageData(first.x * scale, first.y * scale, 1, 1).data;
    return first.color.every((value, at) => pixel?.[at] === value);
  }, SCENE);
}

const placeOfEnd = (page: Page) =>
  page
    .locator('p')
    .last()
    .evaluate((end) => end.getBoundingClientRect().top);

/** The end of the page, where a browser without scripts shows it. */
async function endWithoutScripts(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 800, height: 700 } });
  await page.goto(address);
  const { y = -1 } = (await page.locator('p').last().boundingBox()) ?? {};
  await page.close();
  return y;
}

async function clickSecondTable(page: Page): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  assert.ok(box, 'the canvas has no box');
  const scale = box.width / SCENE.width;
  await page.mouse.click(box.x + SCENE.second.x * scale, box.y + SCENE.second.y * scale);
  await page.getByText('Table: Corner').waitFor();
}

/**
 * Opens a route as a reader does: the server's HTML, the drawing after hydration, a click, a narrower window.
 *
 * @returns the size of its scripts
 * @throws at the first difference from the page
 */
export async function visitRoute(browser: Browser, server: Server, route: Route): Promise<Weight> {
  const first = await checkHtml(server, route);
  const page = await browser.newPage({ viewport: { width: 800, height: 700 } });
  const heard = complaints(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.text().catch(() => ''));
  });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  await page.goto(server.url + route.path);
  await waitForDrawing(page);
  const all = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipped(script), 0);
  if (route.html.length > 0) {
    assert.equal(
      await placeOfEnd(page),
      await endWithoutScripts(browser, server.url + route.path),
      `${route.path}: the end of the page moved`,
    );
    const shift = await page.evaluate(() => ('shifts' in window ? (window.shifts as { sum: number }).sum : -1));
    assert.ok(shift >= 0 && shift < MIN_SHIFT, `${route.path}: layout shift of ${shift}`);
  }
  await clickSecondTable(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await waitForDrawing(page);
  assert.deepEqual(heard, [], `${route.path}: the browser's console`);
  await page.close();
  return { path: route.path, first, all };
}

/** Opens a route with a mistake and compares the message with the one that the page quotes. */
export async function visitFailure(browser: Browser, server: Server, failure: Failure): Promise<void> {
  const { path, status, says, where } = failure;
  const page = await browser.newPage();
  const heard = complaints(page);
  // A development server compiles the route first.
  const answer = await page.goto(server.url + path, { waitUntil: 'commit', timeout: COMPILE_TIMEOUT });
  assert.equal(answer?.status(), status, `${path}: status of the answer`);
  const html = (await answer?.text()) ?? '';
  const said = () => (where === 'server' ? server.output() : where === 'html' ? html : heard.join('\n'));
  const until = Date.now() + COMPILE_TIMEOUT;
  while (!said().includes(says)) {
    if (Date.now() > until) throw new Error(`${path}: expected "${says}" (${where}), but got:\n${said().slice(-3000)}`);
    await page.waitForTimeout(50);
  }
  await page.close();
}
