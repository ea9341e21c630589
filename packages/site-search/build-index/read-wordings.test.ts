import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWordings, withWordings } from './read-wordings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wordings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

describe('wordings', () => {
  it('are read by URL from all files', () => {
    write('a.tsv', '/docs/a.html\tsquare; box\n');
    write('b.tsv', '\n/docs/b.html#c\toval\n');
    expect([...readWordings(folder)].map(([url, { text }]) => [url, text])).toEqual([
      ['/docs/a.html', 'square; box'],
      ['/docs/b.html#c', 'oval'],
    ]);
    expect(readWordings(path.join(folder, 'none')).size).toBe(0);
  });

  it('are refused with all problems at once', () => {
    write('a.tsv', '/docs/a.html square\n/docs/b.html\toval\n/docs/b.html\tround\n');
    expect(() => readWordings(folder)).toThrow(
      /a\.tsv:1: write a URL[^]*a\.tsv:3: \/docs\/b\.html is in a\.tsv:2, too/,
    );
  });

  it('belong to the record with their URL, and to no demo', () => {
    const wordings = new Map([['/a', { text: 'square', source: 'a.tsv:1' }]]);
    const records = [
      { url: '/a', kind: 'page' },
      { url: '/a', kind: 'demo' },
    ];
    expect(withWordings(records, wordings)).toEqual([{ ...records[0], wordings: 'square' }, records[1]]);
  });

  it('with a URL that the site does not have are named', () => {
    const wordings = new Map([['/gone', { text: 'square', source: 'a.tsv:7' }]]);
    expect(() => withWordings([{ url: '/a', kind: 'page' }], wordings)).toThrow(
      'a.tsv:7: /gone is not a page or heading',
    );
  });
});
