import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../support/pages';

const PAGE = path.join(ROOT, 'content/docs/guides/testing.mdx');
/** The files with which the page's tests run in Vitest; Jest's configuration is on the page too. */
const FILES = ['canvas-setup.cjs', 'vitest.config.js', 'drag.test.js'];

let folder = '';

/** Runs Vitest in the folder as a reader does; the variables of this run would tell it that it is nested. */
function runVitest(): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$|^DEV$|^PROD$|^MODE$/.test(name)),
  );
  const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'run'], { cwd: folder, env }, (_error, stdout, stderr) => {
      resolve(stdout + stderr);
    });
  });
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'jsdom-canvas-'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const blocks = readFileSync(PAGE, 'utf8').matchAll(/^```js title="([^"]+)"\n([\s\S]*?)^```$/gm);
  for (const [, name = '', code = ''] of blocks) if (FILES.includes(name)) writeFileSync(path.join(folder, name), code);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the tests on the page pass in jsdom with its setup file, and fail without it', async () => {
  expect(await runVitest()).toContain('3 passed');
  writeFileSync(path.join(folder, 'canvas-setup.cjs'), '');
  expect(await runVitest()).toContain("Cannot set properties of null (setting 'imageSmoothingEnabled')");
}, 120_000);
