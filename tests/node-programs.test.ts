import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './support/pages';

const PAGE = path.join(ROOT, 'content/docs/nodejs/nodejs-setup.mdx');
const FONT = 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
/** Skia antialiases edges slightly differently on other processors. */
const MAX_DIFFERENCE = 24;

const run = promisify(execFile);
let folder = '';

/** The page's programs: its code blocks that have a file name. */
function programs(): Map<string, string> {
  const blocks = readFileSync(PAGE, 'utf8').matchAll(/^```js title="([^"]+)"\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]));
}

const start = (name: string) => run(process.execPath, [name], { cwd: folder });
const pixels = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'node-programs-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const [name, code] of programs()) writeFileSync(path.join(folder, name), code);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the page has exactly the programs that these tests run', () => {
  expect([...programs().keys()]).toEqual(['backend.mjs', 'save-picture.mjs', 'from-json.mjs', 'with-font.mjs']);
});

test('save-picture.mjs writes the picture on the page', async () => {
  await start('save-picture.mjs');
  const made = await pixels(path.join(folder, 'chart.png'));
  const shown = await pixels(path.join(path.dirname(PAGE), 'chart.png'));
  expect([made.info.width, made.info.height]).toEqual([600, 360]);
  expect([shown.info.width, shown.info.height]).toEqual([600, 360]);
  const different = made.data.filter((value, at) => Math.abs(value - (shown.data[at] ?? 0)) > MAX_DIFFERENCE);
  expect(different.length).toBe(0);
  // Within the fourth bar, above the third one, below the baseline.
  const at = (x: number, y: number) => [...made.data.subarray((y * 600 + x) * 4, (y * 600 + x) * 4 + 4)];
  expect(at(2 * 198, 2 * 60)).toEqual([0x1f, 0x9a, 0xa5, 255]);
  expect(at(2 * 148, 2 * 60)).toEqual([0xfb, 0xfa, 0xf7, 255]);
  expect(at(2 * 150, 2 * 150)).toEqual([0x1b, 0x1f, 0x2a, 255]);
});

test('from-json.mjs restores the tree and its picture', async () => {
  await start('save-picture.mjs');
  await start('from-json.mjs');
  const { data, info } = await pixels(path.join(folder, 'card.png'));
  expect([info.width, info.height]).toEqual([200, 140]);
  const at = (x: number, y: number) => [...data.subarray((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)];
  expect(at(5, 5)).toEqual([0xf6, 0xb7, 0x3c, 255]);
  expect(at(25 + 99, 25 + 50)).toEqual([0x1f, 0x9a, 0xa5, 255]);
});

test('with-font.mjs measures with its own font', async () => {
  copyFileSync(path.join(ROOT, FONT), path.join(folder, 'brand.woff2'));
  const { stdout } = await start('with-font.mjs');
  // A monospaced font with 600 units per character: ten characters at 24 pixels.
  expect(stdout.trim()).toBe('240');
  rmSync(path.join(folder, 'brand.woff2'));
  expect((await start('with-font.mjs')).stdout.trim()).not.toBe('240');
});

test('without a backend, the first stage throws', async () => {
  const code = (readFileSync(path.join(folder, 'save-picture.mjs'), 'utf8') || '').replace(
    /^import '.\/backend.mjs';$/m,
    '',
  );
  writeFileSync(path.join(folder, 'bare.mjs'), code);
  await expect(start('bare.mjs')).rejects.toThrow('Konva.js unsupported environment');
});
