import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lostClaims, readClaimsFiles } from '../packages/page-claims/read';
import { ROOT } from './support/pages';

const files = readClaimsFiles(ROOT);

test('claims files can be parsed and belong to a page', () => {
  expect(files.flatMap(({ problems }) => problems)).toEqual([]);
});

test('every claim quotes its page', () => {
  const lost = files
    .filter(({ problems }) => problems.length === 0)
    .flatMap((file) => lostClaims(file, readFileSync(path.join(ROOT, file.page), 'utf8')));
  expect(lost).toEqual([]);
});
