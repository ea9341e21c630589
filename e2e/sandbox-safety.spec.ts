import { expect, type Page, test } from '@playwright/test';
import { HANGS } from './hostile-code/lasting';
import { attack } from './hostile-code/programs';
import { FORGED, OPENERS, reachOut, SPRUNG } from './hostile-code/ways-out';
import { expectRecovery, writePortTaker, openRect } from './support/attacks';
import { openSettled } from './support/page-watch';
import { RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';

// The headless shell puts a new sandboxed frame into the process of a hanging frame that is being ended; a browser with windows does not.
const OWN_PROCESS = '--enable-features=IsolateSandboxedIframes:grouping/per-document,CDPScreenshotNewSurface';
test.use({ launchOptions: { executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS, OWN_PROCESS] } });

/** Hostile or careless code in a demo must not affect the page around it. Each test attacks. */

/** The page responds and shows the same as before. */
async function expectPageAlive(page: Page, shown: ShownDemo): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(RECT_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Ask again: a single late response is caused by the busy machine.
  await expect(async () => {
    const before = Date.now();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(Date.now() - before, 'the page draws its next frame').toBeLessThan(1500);
  }).toPass({ timeout: 30_000 });
  await expect(shown.player.getByRole('textbox')).toBeVisible();
}

test('the frame has an opaque origin and no more rights than it needs', { tag: '@core' }, async ({ page }) => {
  const shown = await openRect(page);
  const frame = shown.player.locator('iframe').first();
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
  const policy = frame.contentFrame().locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).toContain("default-src 'none'");
});

test('the frames’ document only runs inside a sandbox', async ({ page }) => {
  await openRect(page);
  // From the page's HTML: a frame whose document takes long to load has been replaced.
  const html = await (await page.request.get(RECT_PAGE)).text();
  const source = /["'](\/demo-assets\/start\/frame\.[0-9a-f]+\.html)["']/.exec(html)?.[1];
  if (source === undefined) throw new Error('The page does not name the document of its frames.');
  const answers = await page.evaluate(async (address) => {
    const answered: string[] = [];
    const open = async (name: string, sandbox?: string): Promise<{ answer: Promise<void> }> => {
      const frame = document.createElement('iframe');
      if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
      frame.src = address;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise<void>((resolve) => {
        port1.onmessage = () => resolve(void answered.push(name));
      });
      frame.contentWindow?.postMessage('port', '*', [port2]);
      return { answer };
    };
    await open('without a sandbox');
    await (
      await open('in a sandbox', 'allow-scripts')
    ).answer;
    return answered;
  }, source ?? '');
  expect(answers).toEqual(['in a sandbox']);
});

test('the demo runs even if the host lacks the frames’ document', async ({ page }) => {
  await page.route('**/demo-assets/start/frame.*', (route) => route.fulfill({ status: 404, body: 'not here' }));
  const shown = await openRect(page);
  await expect(shown.player).toHaveAttribute('data-state', 'running', { timeout: 30_000 });
  expect(await shown.player.locator('iframe').first().getAttribute('srcdoc')).toContain("default-src 'none'");
});

test(
  'a demo reaches neither the page, nor storage, nor the network, and opens no window',
  { tag: '@core' },
  async ({ page, context }) => {
    const foreign: string[] = [];
    await page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, async (route) => {
      foreign.push(route.request().url());
      await route.abort();
    });
    const shown = await openRect(page);
    await page.evaluate(() => {
      localStorage.setItem('secret', 'of the page');
      document.cookie = 'secret=1';
    });
    await shown.replaceCode(attack(reachOut(new URL(page.url()).origin)));
    await expect(shown.player.getByRole('log')).toContainText(
      'page refused, top refused, sibling refused, storage null, cookie true, window null, eval refused, location refused, network refused, site refused',
    );
    expect(foreign).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    await expect(shown.player.getByRole('alert')).toContainText('no network');
    await expectPageAlive(page, shown);
  },
);

test(
  'a demo opens no window and does not navigate the page without a click',
  { tag: '@core' },
  async ({ page, context }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(OPENERS));
    await expect(shown.player.getByRole('log')).toContainText('tried');
    expect(context.pages()).toHaveLength(1);
    await expectPageAlive(page, shown);
    await expectRecovery(shown);
  },
);

test.describe('with the port', () => {
  // The script that takes it is written into the frame's document.
  test.use({ bypassCSP: true });

  test('a demo cannot speak for the page, even with the runtime’s own port', { tag: '@core' }, async ({ page }) => {
    await writePortTaker(page);
    const shown = await openRect(page);
    await shown.replaceCode(
      attack(`
const taken: unknown = Reflect.get(window, 'takenPort');
const port = taken instanceof MessagePort ? taken : undefined;
console.log('first');
setTimeout(() => {
  const forged = { phase: 'run', name: '<b>Forged</b>', message: '<img src=x onerror="document.title=1">' };
  for (const message of [
    null,
    'text',
    { type: 'vendors', importMap: {}, blobs: {} },
    { type: 'painted', runId: 99 },
    { type: 'error', runId: 99, error: forged },
    { type: 'error', runId: 1e9, error: forged },
    { type: 'error', runId: 'x', error: { phase: 'none' } },
    { type: 'console', runId: 99, entry: { level: 'log', at: 0, values: [{ kind: 'text', text: 'of another run' }] } },
    { type: 'console', runId: 2, entry: { level: 'fatal', at: 0, values: 'none' } },
    { type: 'pong', id: -1 },
  ]) port?.postMessage(message);
  console.log('sent ' + String(port !== undefined));
}, 100);`),
    );
    const log = shown.player.getByRole('log');
    await expect(log).toContainText('sent true');
    await expect(log).not.toContainText('of another run');
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
    await expect(shown.player).toHaveAttribute('data-state', 'running');
    expect(await page.title()).not.toBe('1');
    await expectRecovery(shown);
  });
});

test('messages from other ports than the demo’s own are ignored', { tag: '@core' }, async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(FORGED));
  await expect(shown.player.getByRole('log')).toContainText('sent');
  await page.evaluate(() =>
    window.postMessage({ type: 'error', runId: 1, error: { phase: 'run', name: 'Forged', message: 'forged' } }, '*'),
  );
  await expect(shown.player.getByRole('alert')).toHaveCount(0);
  await expect(shown.player).toHaveAttribute('data-state', 'running');
});

for (const [name, code, words] of HANGS) {
  test(`${name} is stopped and reported, and the edits stay`, async ({ page }) => {
    test.setTimeout(180_000);
    const shown = await openRect(page);
    await shown.replaceCode(attack(code));
    await expect(shown.player.getByRole('alert')).toContainText(words, { timeout: 60_000 });
    await expectPageAlive(page, shown);
    await expect(shown.player.getByRole('textbox')).toContainText(code.slice(0, 20));
    await expectRecovery(shown);
  });
}

test('a flood of console lines does not slow the page down', { tag: '@core' }, async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(
    // Numbered: after the first lines, only the first one of a task is shown, and it must differ.
    attack("let n = 0; setInterval(() => { for (let i = 0; i < 500; i++) console.log('line', n, { n: n++ }); }, 1);"),
  );
  await expect(shown.player.getByRole('log')).toContainText('line');
  await expectPageAlive(page, shown);
  // It continues, and so does the page.
  const last = () => shown.player.locator('.kd-console-line').last().innerText();
  const before = await last();
  await expect.poll(last).not.toBe(before);
  await expectPageAlive(page, shown);
  expect(await shown.player.locator('.kd-console-line').count()).toBeLessThanOrEqual(300);
  await expectRecovery(shown);
});

test('logging objects whose getters throw does no harm', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(SPRUNG));
  const log = shown.player.getByRole('log');
  await expect(log).toContainText('survived');
  await expect(log).toContainText('<img src=x onerror=alert(1)>');
  await expect(log.locator('img')).toHaveCount(0);
  await expect(shown.player).toHaveAttribute('data-state', 'running');
});

test('a demo that navigates or overwrites its document is stopped or contained', { tag: '@core' }, async ({ page }) => {
  test.setTimeout(180_000);
  const shown = await openRect(page);
  await shown.replaceCode(attack("setTimeout(() => { location.href = 'about:blank'; }, 100);"));
  await expect(shown.player.getByRole('alert')).toContainText('another address');
  await expectPageAlive(page, shown);

  await shown.replaceCode(attack("setTimeout(() => { document.write('wiped'); console.log('still here'); }, 100);"));
  await expect(shown.player.getByRole('log')).toContainText('still here');
  await expect(shown.player).toHaveAttribute('data-state', 'running');
  await expectRecovery(shown);
});

test('a demo steals neither focus nor scroll', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(
    attack(`
const input = document.createElement('input');
document.body.append(input);
setTimeout(() => { input.focus(); input.scrollIntoView(); window.focus(); console.log('tried'); }, 100);`),
  );
  const top = await page.evaluate(() => window.scrollY);
  await expect(shown.player.getByRole('log')).toContainText('tried');
  await expect(shown.player.getByRole('textbox')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('a huge source does not stop the page', async ({ page }) => {
  test.setTimeout(180_000);
  const shown = await openRect(page);
  await shown.replaceCode(
    attack(`const numbers = [${'1234567890, '.repeat(60_000)}];\nconsole.log('all', numbers.length);`),
  );
  await expect(shown.player.getByRole('log')).toContainText('all', { timeout: 60_000 });
  await expectPageAlive(page, shown);
});

const POOL = 'sandbox/Web_Worker';

/** Opens the demo with a worker, replaces the worker's file, and returns the demo. */
async function openWorker(page: Page, code: string): Promise<ShownDemo> {
  await openSettled(page, '/docs/sandbox/Web_Worker.html?flavour=vanilla');
  const shown = new ShownDemo(page, POOL);
  await shown.running('vanilla');
  await shown.player.getByRole('tab', { name: 'worker.ts', exact: true }).click();
  await expect(await shown.editor()).toHaveAccessibleName('Code, worker.ts');
  await shown.replaceCode(code);
  return shown;
}

test('a worker has no network and cannot run code from text', { tag: '@core' }, async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, async (route) => {
    foreign.push(route.request().url());
    await route.abort();
  });
  await page.goto('/docs/sandbox/Web_Worker.html');
  const { origin } = new URL(page.url());
  const shown = await openWorker(
    page,
    `const addresses = ['https://example.com/fetched', '${origin}/'];
for (const address of addresses) fetch(address).then(() => { throw new Error('open: ' + address); }, () => undefined);
new WebSocket('wss://example.com/').onopen = () => { throw new Error('open: socket'); };
try {
  Reflect.get(self, 'importScripts')('https://example.com/script.js');
} catch {}
try {
  new Function('return 1')();
  setTimeout(() => { throw new Error('open: code'); });
} catch {}`,
  );
  const alert = shown.player.getByRole('alert');
  const blocked = [
    'https://example.com/fetched',
    `${origin}/`,
    'wss://example.com/',
    'https://example.com/script.js',
    'code made from text',
  ];
  for (const what of blocked) {
    await expect(alert).toContainText(`A demo has no network: ${what} was not loaded.`, { timeout: 30_000 });
  }
  await expect(alert).not.toContainText('open:');
  // The worker's entry is not one of the reader's files.
  await expect(alert).not.toContainText('?worker');
  expect(foreign).toEqual([]);
});

test('a worker has no storage and no origin', async ({ page }) => {
  await page.goto('/docs/sandbox/Web_Worker.html');
  await page.evaluate(() => caches.open('of the page').then((cache) => cache.put('/x', new Response('secret'))));
  const shown = await openWorker(
    page,
    `const seen: string[] = [];
const attempt = async (name: string, run: () => unknown) => {
  try {
    await run();
    seen.push(name + ' open');
  } catch {
    seen.push(name + ' refused');
  }
};
const database = () => new Promise((resolve, reject) => {
  const request = indexedDB.open('x');
  request.onsuccess = resolve;
  request.onerror = reject;
});
async function attack() {
  await attempt('database', database);
  await attempt('caches', () => caches.keys());
  await attempt('files', () => navigator.storage.getDirectory());
  throw new Error(self.origin + ': ' + seen.join(', '));
}
void attack();`,
  );
  const alert = shown.player.getByRole('alert');
  await expect(alert).toContainText('null: database refused, caches refused, files refused', { timeout: 30_000 });
});

for (const [name, code, words, line] of [
  ['as it starts', '\n\nthrow new TypeError("no start");', 'no start', 3],
  ['later', '\nsetTimeout(() => {\n  throw new Error("too late");\n}, 50);', 'too late', 3],
  ['in a promise', '\n\n\nvoid Promise.reject(new Error("not kept"));', 'not kept', 4],
  ['in a message', 'addEventListener("message", () => {\n  throw new RangeError("not read");\n});', 'not read', 2],
] as const) {
  test(`an error in a worker, ${name}, is reported with its file and line`, async ({ page }) => {
    const shown = await openWorker(page, code);
    const alert = shown.player.getByRole('alert');
    await expect(alert).toContainText(words, { timeout: 30_000 });
    await expect(alert).toContainText(new RegExp(`worker\\.ts.*${line}`));
  });
}

test('a worker ends with its run', async ({ page }) => {
  const shown = await openWorker(page, 'setInterval(() => undefined, 50);');
  /** Workers of demos: those of the site have a URL. */
  const ofDemos = () => page.workers().filter((worker) => worker.url().startsWith('blob:null'));
  await expect.poll(() => ofDemos().length).toBeGreaterThan(0);
  const before = ofDemos();
  await shown.replaceCode('setInterval(() => undefined, 60);');
  await expect.poll(() => ofDemos().some((worker) => !before.includes(worker))).toBe(true);
  await expect.poll(() => ofDemos().filter((worker) => before.includes(worker)).length).toBe(0);
});
