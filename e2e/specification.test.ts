import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSpecificationTable } from '../testing/specification-table';
import { findTests, testTitles, type TestTitle } from './support/test-titles';

/** How many lines each part of the specification has. The tables must have exactly these. */
const LINES: readonly (readonly [part: string, lines: number])[] = [
  ['2.routing', 7],
  ['2.layout', 29],
  ['2.search', 11],
  ['3', 9],
  ['4', 22],
  ['5', 9],
  ['7', 14],
  ['8', 9],
  ['9', 20],
  ['2.first', 2],
  ['2.seen', 4],
  ['8.advice', 11],
  ['4.paste', 21],
  ['10', 24],
  ['8.control', 9],
  ['4.files', 10],
  ['11.inspect', 15],
  ['11.panel', 17],
  ['12', 5],
  ['13', 3],
];

const ROOT = path.join(import.meta.dirname, '..');
const lines = readSpecificationTable(fs.readFileSync(path.join(import.meta.dirname, 'specification.md'), 'utf8'));

const read = new Map<string, TestTitle[] | undefined>();
function titlesIn(file: string): TestTitle[] | undefined {
  if (!read.has(file)) {
    const full = path.join(ROOT, file);
    const exists = /\.(?:spec|test)\.tsx?$/.test(file) && fs.existsSync(full);
    read.set(file, exists ? testTitles(file, fs.readFileSync(full, 'utf8')) : undefined);
  }
  return read.get(file);
}

function problemWith({ file, title }: { file: string; title: string }): string | undefined {
  const titles = titlesIn(file);
  if (titles === undefined) return `${file} is no test file. Name it from the root, or by its name alone in e2e/.`;
  const meant = findTests(titles, title);
  if (meant.length === 0) return `${file} has no test "${title}". Copy the title from the file; a loop's part is *.`;
  if (meant.length > 1) return `${file} has ${meant.length} tests "${title}". Put the group's title before it.`;
  return meant.some(({ isSkipped }) => isSkipped) ? `${file} > ${title} is switched off. Switch it on.` : undefined;
}

describe('the table of the specification', () => {
  it('has every line once, in order', () => {
    const wanted = LINES.flatMap(([part, count]) => Array.from({ length: count }, (_, at) => `${part}.${at + 1}`));
    expect(lines.map(({ id }) => id)).toEqual(wanted);
  });

  it('names existing files that implement every line', () => {
    expect(lines.filter(({ files }) => files.length === 0).map(({ id, line }) => `${id} ${line}`)).toEqual([]);
    const lost = lines.flatMap(({ id, files }) =>
      files
        .filter((file) => ![ROOT, path.join(ROOT, 'node_modules')].some((root) => fs.existsSync(path.join(root, file))))
        .map((file) => `${id}: ${file} is not there.`),
    );
    expect(lost).toEqual([]);
  });

  it('names a test for every line', () => {
    expect(lines.filter(({ tests }) => tests.length === 0).map(({ id, line }) => `${id} ${line}`)).toEqual([]);
  });

  it('names existing tests that are not skipped', () => {
    const problems = lines.flatMap(({ id, tests }) =>
      tests.flatMap((test) => {
        const problem = problemWith(test);
        return problem === undefined ? [] : [`${id}: ${problem}`];
      }),
    );
    expect(problems).toEqual([]);
  });
});
