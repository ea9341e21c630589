import http from 'node:http';
import type { Check } from '../checks';
import { expectThat, type Reader } from '../reader';

/**
 * Opens a page with a field, the frame's script in a sandboxed frame, and a script of its own, and nothing else.
 *
 * @param act what the reader does in the page
 * @returns the text that the page gives itself as its title
 */
async function titleOf(reader: Reader, frame: string, page: string, act?: () => Promise<void>): Promise<string> {
  const inner = `<input><script>${frame}</script>`.replaceAll('"', '&quot;');
  const html = `<!doctype html><title></title><input><iframe sandbox="allow-scripts" srcdoc="${inner}"></iframe><script>${page}</script>`;
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await reader.driver.open(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    await act?.();
    return (await reader.until('the page has a title', () => document.title, undefined)) ?? '';
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * What an engine does otherwise than the rest, in the smallest page that shows it: the reasons for exceptions. One that fails says that the
 * engine has changed and that its exception can go.
 */
export const LIMIT_ACTS: readonly Check[] = [
  {
    name: 'a limit: a frame that does not respond holds up its page',
    address: '/docs/about.html',
    allowed: /favicon/,
    async run(reader) {
      const pause = await titleOf(
        reader,
        `setTimeout(() => { const end = Date.now() + 3000; while (Date.now() < end); parent.postMessage(0, '*'); }, 500);`,
        `let last = performance.now(), longest = 0;
setInterval(() => { longest = Math.max(longest, performance.now() - last); last = performance.now(); }, 20);
addEventListener('message', () => setTimeout(() => { document.title = longest.toFixed(); }, 200));`,
      );
      // Chromium gives the site's frames a separate process, and chooses by itself when.
      if (reader.driver.engine !== 'chromium') expectThat(Number(pause) > 2500, `the page waits (${pause} ms)`);
    },
  },
  {
    name: 'a limit: a frame of another origin takes the focus, but in WebKit',
    address: '/docs/about.html',
    allowed: /favicon/,
    async run(reader) {
      const holder = await titleOf(
        reader,
        `setTimeout(() => { document.querySelector('input').focus(); parent.postMessage(0, '*'); }, 1000);`,
        `document.querySelector('input').focus();
addEventListener('message', () => setTimeout(() => { document.title = document.activeElement.tagName; }, 200));`,
      );
      const keeps = reader.driver.engine === 'webkit';
      expectThat(holder === (keeps ? 'INPUT' : 'IFRAME'), `the focus is where this engine leaves it (${holder})`);
    },
  },
  {
    name: 'a limit: a finger is a mouse in WebKit’s driver',
    address: '/docs/about.html',
    allowed: /favicon/,
    async run(reader) {
      const pointer = await titleOf(
        reader,
        '',
        "addEventListener('pointerdown', ({ pointerType }) => { document.title = pointerType; });",
        () => reader.driver.tap({ x: 200, y: 300 }),
      );
      const expected = reader.driver.engine === 'webkit' ? 'mouse' : 'touch';
      expectThat(pointer === expected, `the page sees this engine's pointer (${pointer})`);
    },
  },
];
