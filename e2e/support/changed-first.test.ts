import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inOrder, readPassed, writePassed } from './changed-first';

const demo = (id: string) => ({ id, flavours: ['vanilla', 'vue'] as const });

it('puts changed demos first, then those that have not passed in their current state, and omits none', () => {
  const demos = [demo('a/Passed'), demo('b/Failed'), demo('c/Changed'), demo('d/Edited')];
  const passed = ['a/Passed vanilla', 'a/Passed vue', 'b/Failed vanilla'];
  const order = inOrder(demos, ['demos/c/Changed/vue/App.vue', 'demos/README.md'], ({ id }, flavour) =>
    passed.includes(`${id} ${flavour}`),
  );
  expect(order.map(({ id }) => id)).toEqual(['c/Changed', 'b/Failed', 'd/Edited', 'a/Passed']);
});

it('does not confuse a demo with one whose name starts with the same text', () => {
  expect(
    inOrder([demo('a/Line'), demo('a/Line_Join')], ['demos/a/Line_Join/check.ts'], () => false).map(({ id }) => id)[0],
  ).toBe('a/Line_Join');
});

it('remembers what passed, and tolerates a corrupt file', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'passed-')), 'passed.json');
  expect(readPassed(file)).toEqual({});
  writePassed({ 'a vue': 'h' }, file);
  expect(readPassed(file)).toEqual({ 'a vue': 'h' });
  fs.writeFileSync(file, '[1');
  expect(readPassed(file)).toEqual({});
});
