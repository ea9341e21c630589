import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser';
import { BROWSER_START, VIEWPORT } from './bench-page';
import { endGroup, startGroup } from '../testing/process-group';

/** How long a visit may take, in milliseconds. */
const PATIENCE = 30_000;

/** The page on which the browser waits for the next URL. */
const WAITING_PAGE = `<!doctype html><title>Bench</title><script>
new EventSource('events').onmessage = ({ data }) => { location = data }</script>`;

/**
 * The bench's own server: browsers wait there for a URL, and pages report to it when they have drawn. No test tool is attached to the
 * browser, because it would take part in the start of each page and iframe, which delayed first drawings by 150 to 300 ms on two cores.
 */
export class Bench {
  readonly #server: Server;
  #send: ((address: string) => void) | undefined;
  #arrived: (() => void) | undefined;
  #drawn: ((milliseconds: number) => void) | undefined;

  private constructor() {
    this.#server = createServer((request, response) => this.#answer(request.url ?? '/', response));
  }

  static async open(): Promise<Bench> {
    const bench = new Bench();
    await new Promise<void>((resolve) => bench.#server.listen(0, 'localhost', resolve));
    return bench;
  }

  /** URL of the server, with a trailing slash. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The bench has no port.');
    return `http://localhost:${address.port}/`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Resolves when a browser is waiting. */
  async arrival(): Promise<void> {
    if (this.#send === undefined) await within('a browser', new Promise<void>((resolve) => (this.#arrived = resolve)));
  }

  /** Sends the waiting browser to a URL and returns the time to the first drawing, in milliseconds. */
  async visit(address: string): Promise<number> {
    const drawn = new Promise<number>((resolve) => (this.#drawn = resolve));
    const send = this.#send;
    if (send === undefined) throw new Error('No browser waits to be sent anywhere.');
    this.#send = undefined;
    send(address);
    return within(`the first drawing of ${address}`, drawn);
  }

  #answer(url: string, response: ServerResponse): void {
    const [where, query] = url.split('?', 2);
    if (where === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      this.#send = (address) => void response.write(`data: ${address}\n\n`);
      this.#arrived?.();
      return;
    }
    if (where === '/drawn') this.#drawn?.(Number(query));
    response.setHeader('content-type', 'text/html');
    response.end(where === '/' ? WAITING_PAGE : '');
  }
}

async function within<T>(what: string, promise: Promise<T>): Promise<T> {
  const stop = new AbortController();
  try {
    return await Promise.race([
      promise,
      setTimeout(PATIENCE, undefined, { signal: stop.signal }).then((): never => {
        throw new Error(`The bench waited ${PATIENCE} ms for ${what} in vain.`);
      }),
    ]);
  } finally {
    stop.abort();
  }
}

/** A new browser process with an empty profile, which waits on the bench's page. */
export class UntouchedBrowser {
  private constructor(
    private readonly browser: ChildProcess,
    private readonly profile: string,
  ) {}

  static async start(bench: Bench): Promise<UntouchedBrowser> {
    const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-profile-'));
    const own = ['--headless=new', `--user-data-dir=${profile}`, `--window-size=${VIEWPORT.width},${VIEWPORT.height}`];
    const quiet = ['--mute-audio', '--disable-extensions', '--disable-default-apps', '--disable-features=Translate'];
    const started = startGroup(findBrowser({ hasWindows: true }), [...BROWSER_ARGS, ...own, ...quiet, bench.url], {
      stdio: 'ignore',
    });
    const browser = new UntouchedBrowser(started, profile);
    try {
      await bench.arrival();
      await setTimeout(BROWSER_START);
    } catch (error) {
      await browser.close();
      throw error;
    }
    return browser;
  }

  async close(): Promise<void> {
    await endGroup(this.browser);
    await fs.promises.rm(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
