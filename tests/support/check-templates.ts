import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BlockError, CodeBlock } from './page-code';
import { ROOT } from './pages';

const run = promisify(execFile);

/** How a framework's own checker is called for a folder with a `tsconfig.json`, and how it reports an error: file, line, message. */
const CHECKERS = {
  vue: {
    command: (folder: string) => ['vue-tsc', '-p', folder, '--noEmit', '--pretty', 'false'],
    report: /^(\S+\.vue)\((\d+),\d+\): error (.+)$/gm,
  },
  svelte: {
    command: (folder: string) => [
      'svelte-check',
      '--tsconfig',
      path.join(folder, 'tsconfig.json'),
      '--output',
      'machine',
    ],
    report: /\bERROR "([^"]+\.svelte)" (\d+):\d+ "(.+)"$/gm,
  },
} as const;

export type Framework = keyof typeof CHECKERS;

/**
 * Type-checks components by their framework's checker, in a folder that Git ignores.
 *
 * @param components the blocks to check
 * @param others blocks in TypeScript that they import
 * @returns the errors of each component
 */
export async function checkTemplates(
  framework: Framework,
  components: readonly CodeBlock[],
  others: readonly CodeBlock[],
): Promise<Map<CodeBlock, BlockError[]>> {
  const folder = path.join(ROOT, '.generated', 'page-code', framework);
  rmSync(folder, { recursive: true, force: true });
  for (const { file, code } of [...others, ...components]) {
    const written = path.join(folder, file);
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, code);
  }
  const config = {
    extends: '../../../demos/tsconfig.base.json',
    compilerOptions: { noUncheckedIndexedAccess: false },
    include: [`**/*.${framework}`, '../../../demos/types/*.d.ts'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { command, report } = CHECKERS[framework];
  const found = new Map(components.map((block): [CodeBlock, BlockError[]] => [block, []]));
  for (const [, file = '', line = '', message = ''] of (await outputOf(command(folder))).matchAll(report)) {
    const block = components.find((one) => file.replaceAll('\\', '/').endsWith(one.file));
    if (block) found.get(block)?.push({ line: Number(line), message });
  }
  rmSync(folder, { recursive: true, force: true });
  return found;
}

/** What a checker prints. It ends with an error when it has found something. */
async function outputOf(command: readonly string[]): Promise<string> {
  try {
    return (await run('npx', command, { cwd: ROOT, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    if (printed === '')
      throw new Error(`${command[0] ?? ''} could not check the blocks of the pages.`, { cause: error });
    return printed;
  }
}
