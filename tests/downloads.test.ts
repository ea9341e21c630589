import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { GROUPS, type Snippet, snippetsOf } from '../e2e/snippets';
import { compile, PROGRAM_PACKAGES } from '../packages/demo-engine/compile';
import { ENTRY_FILES, FLAVOURS } from '../packages/demo-engine/model';
import { fitWritten } from '../packages/demo-engine/playground/fit-written';
import { makeProject } from '../packages/demo-engine/playground/make-project';
import { readProjectInfo } from '../packages/demo-engine/precompile/playground-data';
import { ROOT } from '../testing/paths';

/** Programs that draw in the playground, each of which needs something else that the playground adds. */
const SAMPLE = [
  'vanilla/script-style.js',
  'vanilla/implicit-globals.js',
  'vanilla/require.js',
  'vanilla/module-exports.js',
  'vanilla/unpkg-import.js',
  'vanilla/html-page.html',
  'vanilla/html-page-react.html',
  'vue/x-page.html',
  'svelte/config.svelte',
];

const info = await readProjectInfo(ROOT);

function compiler() {
  return Promise.resolve({
    compile: (request: Pick<Parameters<typeof compile>[0], 'flavour' | 'files'> & { assets: readonly string[] }) =>
      compile({ ...request, assets: new Set(request.assets), packages: PROGRAM_PACKAGES, isPasted: true }),
    dispose: () => undefined,
  });
}

/** Builds a program's download; returns the built scripts and the page. */
async function built({ flavour, text }: Snippet): Promise<{ scripts: string; page: string }> {
  const project = { flavour, title: 'T', files: [{ path: ENTRY_FILES[flavour], text }] };
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
    return { scripts, page: fs.readFileSync(path.join(root, 'dist/index.html'), 'utf8') };
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

describe('a pasted program builds from its download', () => {
  const all = Object.keys(GROUPS).flatMap((group) => FLAVOURS.flatMap((flavour) => snippetsOf(group, flavour)));
  it.each(SAMPLE)('%s', { timeout: 120_000 }, async (name) => {
    const snippet = all.find((one) => one.path === name);
    if (snippet === undefined) throw new Error(`There is no program ${name}.`);
    const { scripts, page } = await built(snippet);
    // Konva is in the program, and names that nothing declares would stop it.
    expect(scripts).toContain('_injectGlobal');
    expect(scripts).not.toMatch(/\brequire\(\s*['"`]|\bmodule\.exports\b/);
    for (const [, id = ''] of snippet.text.matchAll(/container:\s*['"]#?([\w-]+)['"]/g))
      expect(page).toContain(`id="${id}"`);
  });
});
