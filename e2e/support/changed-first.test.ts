import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inOrder, readPassed, writePassed } from './changed-first';

const demo = (id: string, hash = 'h') => ({ id, hash, flavours: ['vanilla', 'vue'] });

it('tests changed demos first, then those that did not pass as they are, and leaves none out', () => {
  const demos = [demo('a/Passed'), demo('b/Failed'), demo('c/Changed'), demo('d/Edited', 'new')];
  const passed = {
    'a/Passed vanilla': 'h',
    'a/Passed vue': 'h',
    'b/Failed vanilla': 'h',
    'd/Edited vanilla': 'old',
    'd/Edited vue': 'old',
  };
  const order = inOrder(demos, ['demos/c/Changed/vue/App.vue', 'demos/README.md'], passed).map(({ id }) => id);
  expect(order).toEqual(['c/Changed', 'b/Failed', 'd/Edited', 'a/Passed']);
});

it('takes a demo for changed when a file is that its flavours share', () => {
  const demos = [demo('a/Line'), demo('b/Plan')];
  expect(inOrder(demos, ['demos/b/Plan/shared/plan.ts'], {}).map(({ id }) => id)).toEqual(['b/Plan', 'a/Line']);
});

it('does not take a demo for another whose name it begins', () => {
  expect(
    inOrder([demo('a/Line'), demo('a/Line_Join')], ['demos/a/Line_Join/check.ts'], {}).map(({ id }) => id)[0],
  ).toBe('a/Line_Join');
});

it('remembers what passed, and tolerates a broken memory', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'passed-')), 'passed.json');
  expect(readPassed(file)).toEqual({});
  writePassed({ 'a vue': 'h' }, file);
  expect(readPassed(file)).toEqual({ 'a vue': 'h' });
  fs.writeFileSync(file, '[1');
  expect(readPassed(file)).toEqual({});
});
