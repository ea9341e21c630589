import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { MAX_DEV_EDIT, MAX_DEV_START } from './anchors';
import { DEMO, newBrowser } from './bench-page';
import { endGroup, startGroup } from '../testing/process-group';
import { copyProject, removeCopy } from '../testing/project-copy';
import { sampled, type Row } from './stats';

/** Maximum time that the server may take to show a page, in milliseconds. */
const PATIENCE = 180_000;
/** Interval of requests to a page that does not respond yet, in milliseconds. */
const AGAIN = 100;
/** How long the server is left alone between edits, in milliseconds. */
const REST = 1500;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('The machine gave no port.'));
        else resolve(address.port);
      });
    });
  });
}

function start(folder: string, port: number): ChildProcess {
  return startGroup('npm', ['start', '--silent', '--', '--no-open', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  });
}

/** True when something listens on the port. Polling with a browser would make it render an error page each time, on one of two cores. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Opens the page as soon as the server responds, and waits for its text. */
async function untilShown(page: Page, address: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  const port = Number(new URL(address).port);
  while (!(await listens(port)) && performance.now() < end) await setTimeout(AGAIN);
  while (performance.now() < end) {
    try {
      await page.goto(address);
      await page.waitForSelector('article h1', { timeout: 30_000 });
      return;
    } catch {
      await setTimeout(AGAIN);
    }
  }
  throw new Error(`The dev server did not show ${address} within ${PATIENCE / 1000} s.`);
}

/** From writing a file to its new text on the page, in milliseconds. */
async function untilEdited(page: Page, file: string, edit: (text: string) => string, word: string): Promise<number> {
  const text = fs.readFileSync(file, 'utf8');
  const before = performance.now();
  fs.writeFileSync(file, edit(text));
  await page.waitForFunction((sought) => document.querySelector('article')?.textContent.includes(sought), word, {
    timeout: PATIENCE,
  });
  const took = performance.now() - before;
  await setTimeout(REST);
  return took;
}

/**
 * Times of the dev server of a copy of the project: from the command to the page's text, without and with caches, and from saving a page or
 * a demo to the new text on the open page.
 *
 * @param runs edits of each kind
 */
export async function devServer(runs: number): Promise<Row[]> {
  const copy = copyProject();
  const servers: ChildProcess[] = [];
  let browser: Browser | undefined;
  try {
    browser = await newBrowser();
    const page = await browser.newPage();
    const starts: number[] = [];
    for (const kind of ['cold', 'warm']) {
      const port = await freePort();
      const before = performance.now();
      const server = start(copy, port);
      servers.push(server);
      await untilShown(page, `http://localhost:${port}${DEMO.page}`);
      starts.push((performance.now() - before) / 1000);
      if (kind === 'cold') await endGroup(server);
    }
    const [cold = Number.NaN, warm = Number.NaN] = starts;

    await page.waitForSelector(`[data-demo="${DEMO.id}"][data-state="running"]`, {
      state: 'attached',
      timeout: PATIENCE,
    });
    await setTimeout(REST);
    const text = path.join(copy, 'content', DEMO.page.replace(/\.html$/, '.mdx'));
    const demo = path.join(copy, 'demos', DEMO.id, 'vanilla/index.ts');
    const edits: { text: number[]; demo: number[] } = { text: [], demo: [] };
    for (let run = 0; run <= runs; run += 1) {
      const word = `edited${run}`;
      const took = await untilEdited(page, text, (old) => `${old}\nThis is ${word}.\n`, word);
      const name = `shown${run}`;
      const tookDemo = await untilEdited(page, demo, (old) => `// ${name}\n${old}`, name);
      // The first edit of each kind warms up the server.
      if (run === 0) continue;
      edits.text.push(took);
      edits.demo.push(tookDemo);
    }
    const section = 'dev server';
    return [
      { section, name: 'from the command to the page, cold', value: cold, unit: 's', limit: MAX_DEV_START },
      { section, name: 'from the command to the page, again', value: warm, unit: 's', limit: MAX_DEV_START },
      sampled({ section, name: 'an edited page is visible', unit: 'ms', limit: MAX_DEV_EDIT }, edits.text),
      sampled({ section, name: 'an edited demo is visible', unit: 'ms', limit: MAX_DEV_EDIT }, edits.demo),
    ];
  } finally {
    await Promise.all(servers.map(endGroup));
    await browser?.close();
    await removeCopy(copy);
  }
}
