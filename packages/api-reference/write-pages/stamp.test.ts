import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { isUnchanged, noteRun } from './stamp';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'api-stamp-'));
const put = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  put('content/api/Rect.mdx', 'one');
  put('node_modules/konva/package.json', '{}');
  noteRun(root, '/');
});
afterAll(() => fs.rmSync(root, { recursive: true }));

it('stays unchanged when only unrelated files change', () => {
  expect(isUnchanged(root, '/')).toBe(true);
  put('src/index.ts', 'other');
  expect(isUnchanged(root, '/')).toBe(true);
});

it('changes with a page, a written file, the library, a demo or a deleted file', () => {
  const changes = [
    () => put('content/api/Rect.mdx', 'longer'),
    () => put('node_modules/konva/package.json', '{"version":"2"}'),
    () => put('.generated/api/references.json', '[]'),
    () => put('demos/new/demo.json', '{}'),
    () => fs.rmSync(path.join(root, 'content/api/Rect.mdx')),
  ];
  for (const change of changes) {
    noteRun(root, '/');
    change();
    expect(isUnchanged(root, '/')).toBe(false);
  }
});

it('changes with the base path of the site', () => {
  expect(isUnchanged(root, '/base/')).toBe(false);
});

it('counts as changed before the first run', () => {
  fs.rmSync(path.join(root, '.generated'), { recursive: true });
  expect(isUnchanged(root, '/')).toBe(false);
});
