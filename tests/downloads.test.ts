import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { givenFiles, GROUPS, type Snippet, snippetsOf } from '../e2e/snippets';
import { compile, PROGRAM_PACKAGES } from '../packages/demo-engine/compile';
import { ENTRY_FILES, FLAVOURS, type SourceFile } from '../packages/demo-engine/model';
import { isBinaryPath } from '../packages/demo-engine/playground/assets';
import { fitWritten } from '../packages/demo-engine/playground/fit-written';
import { makeProject } from '../packages/demo-engine/playground/make-project';
import { readProjectInfo } from '../packages/demo-engine/precompile/playground-data';
import { ROOT } from '../testing/paths';

/** Programs that draw in the playground, each of which needs something else that the playground adds. At night, all that draw are built. */
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

/** Builds a program's download; returns the built scripts and the page. */
async function built(
  { flavour, text }: Snippet,
  added: readonly SourceFile[],
): Promise<{ scripts: string; page: string }> {
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
    return { scripts, page: fs.readFileSync(path.join(root, 'dist/index.html'), 'utf8') };
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

describe('a pasted program builds from its download', () => {
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
    const { scripts, page } = await built(snippet, addedFiles(group));
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
