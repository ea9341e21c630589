import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { isRecord } from '@site-packages/contracts';
import { findBrowser } from '../../scripts/find-browser';
import { ROOT } from '../support/pages';

/** What is specific to a framework's testing guide. */
const GUIDES = [
  { framework: 'react', component: 'Board.tsx', tests: 'Board.canvas.test.tsx', saves: /\.\.\.token, \.\.\.place/ },
  { framework: 'vue', component: 'Board.vue', tests: 'Board.canvas.test.ts', saves: /^ +if \(token\) .*\n/m },
  { framework: 'svelte', component: 'Board.svelte', tests: 'Board.canvas.test.ts', saves: /bind:/g },
] as const;

/** The attribute or key that makes a token draggable. */
const DRAGGABLE = /\bdraggable(?:: true)?(?!\w)/;

/** The page's own configuration, with this machine's browser and without writing outside the folder. */
const WRAPPER = `import { playwright } from '@vitest/browser-playwright';
import config from './vitest.config.ts';

const provider = playwright({ launchOptions: { executablePath: process.env.CHROME_PATH } });
for (const { test } of config.test.projects) if (test.browser) test.browser.provider = provider;
export default { ...config, cacheDir: '.cache' };
`;

/** Code blocks of a page that have a file name, by that name. */
function filesOf(framework: string): Map<string, string> {
  const page = readFileSync(path.join(ROOT, `content/docs/${framework}/Testing.mdx`), 'utf8');
  const blocks = page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]));
}

/** Test titles of a report as `folder/file > title`, each with its status. */
function statuses(report: unknown, folder: string): Map<string, string> {
  const found = new Map<string, string>();
  const listOf = (value: unknown, key: string): unknown[] => {
    const list = isRecord(value) ? value[key] : undefined;
    return Array.isArray(list) ? list : [];
  };
  for (const file of listOf(report, 'testResults')) {
    if (!isRecord(file)) continue;
    const name = path.relative(folder, String(file['name'])).replaceAll(path.sep, '/');
    for (const one of listOf(file, 'assertionResults'))
      if (isRecord(one)) found.set(`${name} > ${String(one['title'])}`, String(one['status']));
  }
  return found;
}

/** Runs Vitest in a folder as a reader does, and returns its report and output. */
async function runVitest(folder: string): Promise<{ report: unknown; printed: string }> {
  // Vitest sets these variables for its tests. The nested Vitest has to start as from a shell.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^VITEST|^NODE_ENV$|^TEST$|^DEV$|^PROD$|^MODE$/.test(name),
  );
  const env = { ...Object.fromEntries(inherited), CHROME_PATH: findBrowser() };
  const program = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const args = [program, 'run', '--config=wrapper.config.js', '--reporter=json', '--outputFile=report.json'];
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
  try {
    const report: unknown = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'));
    return { report, printed };
  } catch {
    throw new Error(`Vitest wrote no report:\n${printed}`);
  }
}

describe.each(GUIDES)('the testing guide of $framework', ({ framework, component, tests, saves }) => {
  const files = filesOf(framework);
  let results = new Map<string, string>();
  let printed = '';

  const resultsIn = (folder: string) =>
    [...results].flatMap(([name, status]) => (name.startsWith(`${folder}${tests} > `) ? [status] : []));

  beforeAll(async () => {
    // Vitest reports real paths.
    const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `testing-${framework}-`)));
    const write = (below: string, changed: (code: string) => string) => {
      mkdirSync(path.join(folder, below), { recursive: true });
      for (const [name, code] of files)
        writeFileSync(path.join(folder, below, name), name === component ? changed(code) : code);
    };
    try {
      symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
      writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
      writeFileSync(path.join(folder, 'wrapper.config.js'), WRAPPER);
      write('.', (code) => code);
      write('stuck', (code) => code.replace(DRAGGABLE, (found) => (found.includes(':') ? 'draggable: false' : '')));
      write('forgetful', (code) => code.replace(saves, (found) => (found.startsWith('...') ? '...token' : '')));
      const ran = await runVitest(folder);
      printed = ran.printed;
      results = statuses(ran.report, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('its tests pass', () => {
    onTestFailed(() => console.error(printed));
    const own = [...results].filter(([name]) => /^[^/]+ > /.test(name));
    expect(own.filter(([, status]) => status !== 'passed')).toEqual([]);
    expect(resultsIn('').length).toBeGreaterThanOrEqual(2);
    expect(own.length).toBeGreaterThan(resultsIn('').length);
  });

  test('its tests fail for a shape that cannot be dragged', () => {
    expect(resultsIn('stuck/')).toEqual(resultsIn('').map(() => 'failed'));
  });

  test('its tests fail for a drag that does not reach the state', () => {
    expect(resultsIn('forgetful/')).toEqual(resultsIn('').map(() => 'failed'));
  });

  test('its swipe.ts is the demo’s', () => {
    expect(files.get('swipe.ts')).toBe(readFileSync(path.join(ROOT, 'demos/common/konva/swipe.ts'), 'utf8'));
  });
});
