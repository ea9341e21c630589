import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createIndex } from 'pagefind';
import { isArrayOf, isString } from '../model/guards';
import type { Engine } from './engine';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** What a page loads before it can ask: the program and the list of index parts. */
const FIRST_FILES = /^pagefind(\.js|-entry\.json)$|^wasm\.en\.pagefind$|\.pf_meta$/;

/** Serves a folder; Pagefind fetches its parts by need and runs in a browser only. */
async function serve(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const file = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Pagefind</title>');
      return;
    }
    response
      .writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  return { url: `http://localhost:${port}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

export const pagefind: Engine = {
  name: 'Pagefind',
  async build(records) {
    const { index } = await createIndex({});
    if (index === undefined) throw new Error('Pagefind did not start.');
    for (const record of records) {
      await index.addCustomRecord({
        url: record.url,
        content: [...record.titles.slice(1), record.keywords.join(' '), record.summary, record.text].join('. '),
        language: 'en',
        meta: { title: record.titles.at(-1) ?? '' },
      });
    }
    const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
    await index.writeFiles({ outputPath: folder });
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const first = names.filter((name) => FIRST_FILES.test(path.basename(name)));
    return {
      files: Object.fromEntries(first.map((name) => [name, readFileSync(path.join(folder, name))])),
      note: 'in Chromium; parts of the index are fetched by each query',
      async open() {
        const site = await serve(folder);
        const browser = await chromium.launch({
          executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        });
        const page = await browser.newPage();
        await page.goto(site.url);
        await page.evaluate(
          `import('/pagefind.js').then(async (module) => { await module.init(); window.pagefind = module; })`,
        );
        return {
          async ask(query) {
            const urls: unknown = await page.evaluate(
              `window.pagefind.search(${JSON.stringify(query)}).then(async ({ results }) => {
                const found = await Promise.all(results.slice(0, 5).map((result) => result.data()));
                return found.map((each) => each.raw_url ?? each.url);
              })`,
            );
            return isArrayOf(urls, isString) ? urls : [];
          },
          async close() {
            await browser.close();
            await site.close();
            rmSync(folder, { recursive: true, force: true });
          },
        };
      },
    };
  },
};
