import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SharedKeys } from './shared-keys';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What another worker of the run writes. */
const other = (text: string) => fs.appendFileSync(path.join(folder, 'kinds.other'), text);

it('has its own keys and those of other workers', () => {
  const keys = new SharedKeys('kinds', folder);
  keys.add(['a', 'b']);
  other('c\n');
  expect([...keys.all()]).toEqual(['a', 'b', 'c']);
  other('d\ne');
  expect([...keys.all()]).toEqual(['a', 'b', 'c', 'd']);
  other('f\n');
  expect([...keys.all()]).toEqual(['a', 'b', 'c', 'd', 'ef']);
});

it('writes each key once, and none of another name', () => {
  const keys = new SharedKeys('kinds', folder);
  keys.add(['a']);
  keys.add(['a', 'b']);
  new SharedKeys('others', folder).add(['c']);
  expect(fs.readFileSync(path.join(folder, `kinds.${process.pid}`), 'utf8')).toBe('a\nb\n');
  expect([...keys.all()]).toEqual(['a', 'b']);
});
