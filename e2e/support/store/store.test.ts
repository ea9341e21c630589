import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { closureDigests, closureOf } from './closures';
import { readPassed, writePassed } from './passed';

const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));

it('a closure has everything that a file imports, once, even in a circle', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['a', 'd']],
  ]);
  expect(closureOf('a', imports)).toEqual(['a', 'b', 'c', 'd']);
  expect(closureOf('d', imports)).toEqual(['d']);
});

it('a digest changes with each file that is needed, types included, and with no other', async () => {
  const root = folder();
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  write('tsconfig.json', '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler"}}');
  write('check.ts', "import { step } from './step';\nexport default step;\n");
  write('step.ts', "import type { Step } from './types';\nexport const step: Step = 1;\n");
  write('types.ts', 'export type Step = number;\n');
  write('other.ts', 'export const other = 1;\n');
  const digest = async () => (await closureDigests(['check.ts'], root))['check.ts'];
  const before = await digest();
  write('other.ts', 'export const other = 2;\n');
  expect(await digest()).toBe(before);
  for (const [file, text] of [
    ['types.ts', 'export type Step = 1;\n'],
    ['step.ts', "import type { Step } from './types';\nexport const step: Step = 2;\n"],
    ['check.ts', "import { step } from './step';\nexport default step + 1;\n"],
  ] as const) {
    const last = await digest();
    write(file, text);
    expect(await digest(), file).not.toBe(last);
  }
});

it('remembers what passed, and tolerates a corrupt file', () => {
  const file = path.join(folder(), 'passed.json');
  expect(readPassed(file)).toEqual({});
  writePassed({ 'a vue': 'h' }, file);
  expect(readPassed(file)).toEqual({ 'a vue': 'h' });
  fs.writeFileSync(file, '[1');
  expect(readPassed(file)).toEqual({});
});
