import { runFirstInFrames } from '../../testing/frame-script';
import http from 'node:http';
import type { Socket } from 'node:net';
import { createSocket } from 'node:dgram';
import { expect, type Page } from '@playwright/test';
import { attack } from '../hostile-code/programs';
import { openSettled } from './page-watch';
import { RECT, RECT_PAGE } from './rect';
import { ShownDemo } from './shown-demo';

/**
 * Gives every program of a page the port of its frame's own program: `takenPort`. No program has found a way to it, so this stands for
 * the one that will. Each message that the frame receives is passed to `onTaken` too, if the program has set it.
 */
export async function exposePort(page: Page): Promise<void> {
  await page.addInitScript(takePorts);
}

/** The same, for tests with `bypassCSP`: the script is in the frame's document, so it is never too late. */
export async function writePortTaker(page: Page): Promise<void> {
  await runFirstInFrames(page, `(${takePorts.toString()})()`);
}

/** Runs in each document before its own scripts, and does nothing in the page itself. */
export function takePorts(): void {
  if (window === window.top || Reflect.has(window, 'takesPorts')) return;
  Reflect.set(window, 'takesPorts', true);
  const get = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;
  Object.defineProperty(MessageEvent.prototype, 'data', {
    configurable: true,
    get(this: MessageEvent) {
      const message: unknown = get?.call(this);
      if (this.target instanceof MessagePort) {
        Reflect.set(window, 'takenPort', this.target);
        const listener: unknown = Reflect.get(window, 'onTaken');
        if (typeof listener === 'function') listener(message);
      }
      return message;
    },
  });
}

/** Opens a page with a demo, on the test's site or on another. */
export async function openRect(page: Page, site = ''): Promise<ShownDemo> {
  await openSettled(page, `${site}${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  return shown;
}

/** The text of the document of the page's frames. Its script is the only one that a frame inside a demo's frame may run. */
export async function frameDocumentOf(page: Page, site = ''): Promise<string> {
  const html = await (await page.request.get(`${site}${RECT_PAGE}`)).text();
  const source = /["'](\/demo-assets\/start\/frame\.[0-9a-f]+\.html)["']/.exec(html)?.[1];
  if (source === undefined) throw new Error('The page does not name the document of its frames.');
  return (await page.request.get(`${site}${source}`)).text();
}

/** Asserts that the demo runs again after the attack. */
export async function expectRecovery(shown: ShownDemo): Promise<void> {
  await shown.replaceCode(attack('layer.find("Rect")[0].fill("#4a90e2");'));
  await expect(shown.player).toHaveAttribute('data-state', 'running', { timeout: 30_000 });
  await expect.poll(async () => (await shown.running('vanilla')).pixel({ x: 60, y: 60 })).toEqual([74, 144, 226, 255]);
}

/** Another host, which must not receive anything. */
export interface OtherHost {
  /** Its port, for UDP and TCP. */
  port: number;
  /** What it received: connections, requests, datagrams. */
  heard: readonly string[];
  /** How many bytes came over its TCP connections. */
  received: () => number;
  close(): Promise<void>;
}

/**
 * Checks that nothing of the program reached the other host: no request, no datagram, no byte. Chromium 156 connects to the host of a navigation before
 * it asks the policy, and closes the connection when the policy refuses: the platform has no directive for that.
 */
export function expectNothingSent(other: OtherHost): void {
  expect(other.heard.filter((one) => one !== 'connection')).toEqual([]);
  expect(other.received()).toBe(0);
}

export async function startOtherHost(): Promise<OtherHost> {
  const heard: string[] = [];
  const server = http.createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.statusCode = 204;
    response.end();
  });
  const sockets: Socket[] = [];
  server.on('connection', (each) => {
    heard.push('connection');
    sockets.push(each);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The other host has no port.');
  const { port } = address;
  const socket = createSocket('udp4');
  socket.on('message', () => heard.push('datagram'));
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return {
    port,
    heard,
    received: () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        socket.close(() => server.close(() => resolve()));
      }),
  };
}
