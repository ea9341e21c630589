import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenFiles, GROUPS, type Snippet, snippetsOf } from '../e2e/snippets';
import { look, undrawn } from '../e2e/snippets/seen';
import { compile, PROGRAM_PACKAGES } from '../packages/demo-engine/compile';
import { ENTRY_FILES, FLAVOURS, type SourceFile } from '../packages/demo-engine/model';
import { isBinaryPath } from '../packages/demo-engine/playground/assets';
import { fitWritten } from '../packages/demo-engine/playground/fit-written';
import { makeProject } from '../packages/demo-engine/playground/make-project';
import { readProjectInfo } from '../packages/demo-engine/precompile/playground-data';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import { ROOT } from '../testing/paths';

/** Programs that draw in the playground, each of which needs something else that the playground adds. At night, all that draw are tested. */
const SAMPLE: ReadonlySet<string> = new Set([
  'runs/vanilla/script-style.js',
  'runs/vanilla/implicit-globals.js',
  'runs/vanilla/require.js',
  'runs/vanilla/module-exports.js',
  'runs/vanilla/unpkg-import.js',
  'runs/vanilla/html-page.html',
  'runs/vanilla/html-page-react.html',
  'runs/vue/x-page.html',
  'runs/svelte/config.svelte',
  'questions/vanilla/question-three-fences.txt',
  'questions/react/snippet-fragment.jsx',
]);
const EVERY = process.env['CHECK_EVERY_PROGRAM'] !== undefined;

/** The files that a reader has added to the programs of a group. */
function addedFiles(group: string): SourceFile[] {
  return givenFiles(group).map((file) => ({
    path: path.basename(file),
    text: fs.readFileSync(file, isBinaryPath(file) ? 'base64' : 'utf8'),
  }));
}

const info = await readProjectInfo(ROOT);

function compiler() {
  return Promise.resolve({
    compile: (request: Pick<Parameters<typeof compile>[0], 'flavour' | 'files'> & { assets: readonly string[] }) =>
      compile({ ...request, assets: new Set(request.assets), packages: PROGRAM_PACKAGES, isPasted: true }),
    dispose: () => undefined,
  });
}

/** How long a built program may take until it has drawn, in milliseconds. */
const WAIT = 20_000;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS] });
});

afterAll(() => browser.close());

/** What is missing of a page's drawing, once it has had its time. */
async function missing(page: Page, draws: Readonly<Record<string, number>>): Promise<string | undefined> {
  const until = Date.now() + WAIT;
  let last: string | undefined;
  do {
    last = undrawn(await page.evaluate(look), draws);
    if (last !== undefined) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  } while (last !== undefined && Date.now() < until);
  return last;
}

/** Opens a built project as its reader does; returns what it does not draw, with its errors. */
async function drawnWrong(root: string, draws: Readonly<Record<string, number>>): Promise<string | undefined> {
  const server = await preview({ root, logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } });
  const page = await browser.newPage({ viewport: { width: 720, height: 400 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const wrong = await missing(page, draws);
    return wrong === undefined ? undefined : [wrong, ...errors].join('; ');
  } finally {
    await page.close();
    await server.close();
  }
}

/** Builds a program's download and opens it; returns the built scripts, the page, and what it does not draw. */
async function built(
  { flavour, text, ending }: Snippet,
  added: readonly SourceFile[],
): Promise<{ scripts: string; page: string; wrong: string | undefined }> {
  const project = { flavour, title: 'T', files: [{ path: ENTRY_FILES[flavour], text }, ...added] };
  const fitted = await fitWritten(project, [], compiler);
  const { files } = await makeProject(project, {}, info, undefined, fitted);
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'download-'));
  try {
    for (const { path: name, content } of files) {
      const file = path.join(root, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    await build({ root, logLevel: 'silent' });
    const assets = path.join(root, 'dist/assets');
    const names = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));
    const scripts = names.map((name) => fs.readFileSync(path.join(assets, name), 'utf8')).join('\n');
    const page = fs.readFileSync(path.join(root, 'dist/index.html'), 'utf8');
    return { scripts, page, wrong: await drawnWrong(root, ending.draws ?? {}) };
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

describe('a pasted program draws from its download', () => {
  const all = Object.keys(GROUPS).flatMap((group) =>
    FLAVOURS.flatMap((flavour) => snippetsOf(group, flavour)).map((snippet) => ({
      snippet,
      group,
      name: `${group}/${snippet.path}`,
    })),
  );
  const chosen = all.filter(({ name, snippet }) => (EVERY ? snippet.ending.draws !== undefined : SAMPLE.has(name)));

  it('is known for each of the sample', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(SAMPLE.size);
  });

  it.each(chosen.map((one) => [one.name, one] as const))('%s', { timeout: 120_000 }, async (_, { snippet, group }) => {
    const { scripts, page, wrong } = await built(snippet, addedFiles(group));
    expect(wrong).toBeUndefined();
    // Konva is in the program, and names that nothing declares would stop it.
    expect(scripts).toContain('_injectGlobal');
    if (!/['"/](?:lodash|matter-js|omggif)\b/.test(snippet.text))
      expect(scripts).not.toMatch(/\brequire\(\s*['"`]|\bmodule\.exports\b/);
    for (const [, id = ''] of snippet.text.matchAll(/container:\s*['"]#?([\w-]+)['"]/g)) {
      const isMade = new RegExp(`\\bid\\s*=\\s*['"\`]${id}\\b`).test(snippet.text);
      if (!isMade) expect(page).toContain(`id="${id}"`);
    }
  });
});
