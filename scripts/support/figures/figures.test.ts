import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { asFigures, type Stated } from './model';
import { figuresIn } from './prose';
import { readBench } from './read-bench';
import { readLastRun } from './read-run';
import { fillRegions, regionsIn } from './regions';
import { figureProblems } from './stated';
import { regionText } from './texts';
import { withMeasured } from './update';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'figures-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(file: string, value: unknown): void {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, JSON.stringify(value));
}

const texts = (document: string) => figuresIn(document).map(({ text }) => text);

describe('figures in prose', () => {
  it('are numbers with a unit, also joined ones and those across lines', () => {
    expect(
      texts('From 480 to 265 ms, 1.5 kB, 94 %, 326\ndemos, 7 small files, a 30-page site and 2,066 claims.'),
    ).toEqual(['480 to 265 ms', '1.5 kB', '94 %', '326 demos', '7 small files', '30-page', '2,066 claims']);
  });

  it('are not looked for in code, addresses, versions, generated regions and sizes in pixels', () => {
    const document = [
      '`sleep 5 s`, [a](x/12-pages.md), Node 20.19, 320 px, step 3. Tests pass.',
      '<!-- figures:counts -->326 demos<!-- /figures:counts -->',
      '```\n40 ms\n```',
    ].join('\n');
    expect(texts(document)).toEqual([]);
  });
});

describe('stated figures', () => {
  const files: Record<string, string> = { 'a.md': 'It waits 2 s.', 'wait.ts': 'const WAIT = 2_000;' };
  const problems = (stated: Stated[]) => figureProblems(['a.md'], stated, (file) => files[file]);
  const limit = (code: string, file = 'wait.ts'): Stated => ({
    document: 'a.md',
    text: 'waits 2 s',
    limit: { file, code },
  });

  it('cover a figure of their document, in the unit of the constant or in another', () => {
    expect(problems([limit('WAIT = 2_000')])).toEqual([]);
  });

  it('are missed where a figure has none', () => {
    expect(problems([])).toEqual([expect.stringContaining('a.md:1: "2 s" may go out of date.')]);
  });

  it('name a constant that exists and has the number', () => {
    expect(problems([limit('WAIT = 3_000')])).toEqual(['a.md: "waits 2 s": wait.ts does not contain `WAIT = 3_000`.']);
    expect(problems([limit('WAIT')])).toEqual(['a.md: "waits 2 s": `WAIT` in wait.ts is not 2.']);
    expect(problems([limit('WAIT = 2_000', 'gone.ts')])).toEqual(['a.md: "waits 2 s": there is no gone.ts.']);
  });

  it('are removed with their sentence', () => {
    const gone: Stated = { document: 'a.md', text: '9 kB', measured: { date: '2026-11-29', command: 'npm run build' } };
    expect(problems([limit('WAIT = 2_000'), gone])).toEqual([
      'docs/figures.json: a.md does not state the figure "9 kB". Remove the entry.',
    ]);
  });
});

describe('regions', () => {
  const document = 'It has <!-- figures:a -->1<!-- /figures:a -->.\n\n<!-- figures:b -->\nold\n<!-- /figures:b -->\n';

  it('are filled within a sentence or as a block, and kept without a text', () => {
    expect(fillRegions(document, (name) => ({ a: '2', b: '| x |' })[name])).toBe(
      'It has <!-- figures:a -->2<!-- /figures:a -->.\n\n<!-- figures:b -->\n\n| x |\n\n<!-- /figures:b -->\n',
    );
    expect(fillRegions(document, () => undefined)).toBe(document);
    expect(regionsIn(document).map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('may be in MDX, and name a file', () => {
    const page = '| `/llms.txt` | {/* figures:size/llms.txt */}9 kB{/* /figures:size/llms.txt */} | {/* other */}';
    expect(regionsIn(page)).toEqual([{ name: 'size/llms.txt', text: '9 kB' }]);
    const sizes = {
      date: '2026-11-29',
      command: 'npm run build',
      values: { 'text.llms.txt': 6.2, 'text.all': 10_480 },
    };
    expect(fillRegions(page, (name) => regionText(name, { sizes }))).toBe(page.replace('9 kB', '6 kB'));
    expect(regionText('size/all', { sizes })).toBe('10.5 MB');
  });

  it('have a name that is known', () => {
    expect(() => regionText('unknown', {})).toThrow('No generated region is called unknown.');
    expect(regionText('counts', {})).toBeUndefined();
  });
});

describe('the last run', () => {
  const began = Date.UTC(2026, 10, 29);
  const run = { tier: 'all', cores: 2, node: 'v20.20.2', began, seconds: 2100.4, steps: ['unit', 'browser'] };
  const result = (name: string, failed = 0, start = began) => ({
    name,
    start,
    seconds: 60,
    counts: { passed: 5, failed },
  });

  it('gives the seconds of its steps, and tests and seconds of each browser spec', () => {
    write('run.json', run);
    const tests = [
      { file: 'search.spec.ts', title: 'a', milliseconds: 1500 },
      { file: 'search.spec.ts', title: 'b', milliseconds: 2500 },
    ];
    write('browser/browser.json', { seconds: 9, tests });
    const found = readLastRun(folder, (name) => result(name, 0, name === 'unit' ? began - 1 : began), 'Chromium 156');
    expect(found?.name).toBe('run all');
    expect(found?.part).toMatchObject({
      date: '2026-11-29',
      command: 'npm test -- --all',
      note: 'Unchanged since an earlier run, and not run again: unit.',
      values: { seconds: 2100, 'step.unit': 60, 'tests.search.spec.ts': 2, 'seconds.search.spec.ts': 4 },
    });
    const text = found && regionText('test-costs', { [found.name]: found.part });
    expect(text).toContain('35 minutes for everything (November 29, 2026, `npm test -- --all`; 2 cores');
    expect(text).toContain('| `search.spec.ts` | 2 | 4 | 2.00 s |');
  });

  it('gives nothing when it failed, or was a part of a run', () => {
    write('run.json', run);
    expect(readLastRun(folder, (name) => result(name, name === 'unit' ? 1 : 0), '')).toBeUndefined();
    expect(readLastRun(folder, () => undefined, '')).toBeUndefined();
    for (const part of [{ shard: '1/2' }, { store: true }, { tier: 'named' }]) {
      write('run.json', { ...run, ...part });
      expect(readLastRun(folder, (name) => result(name), '')).toBeUndefined();
    }
  });
});

it('the bench gives its values, and the anchors that it measured in the same run', () => {
  const machine = { cores: 2, node: 'v20', browser: 'Chromium 156' };
  const row = { section: 'paint', name: 'FCP', unit: 'ms', value: 716.04 };
  const rows = [
    { ...row, anchor: { value: 1568, source: 'plain Docusaurus, this run' } },
    { ...row, name: 'LCP', anchor: { value: 900, source: 'prototype' } },
  ];
  write('paint.json', { date: '2026-11-29', command: 'npm run bench -- paint', machine, rows });
  write('other.json', 'no table');
  expect(readBench(folder)).toEqual({
    'bench paint': {
      date: '2026-11-29',
      command: 'npm run bench -- paint',
      machine,
      values: { 'paint: FCP, ms': 716, 'paint: FCP, ms, plain Docusaurus': 1568, 'paint: LCP, ms': 716 },
    },
  });
});

it('a part that was not measured, or is the same, stays as it is', () => {
  const part = (date: string, value: number) => ({ date, command: 'x', values: { value } });
  const parts = { a: part('2026-11-01', 1), b: part('2026-11-01', 1), c: part('2026-11-01', 1) };
  const measured = { a: undefined, b: part('2026-11-29', 1), c: part('2026-11-29', 2) };
  expect(withMeasured(parts, measured)).toEqual({ ...parts, c: measured.c });
});

it('docs/figures.json with another shape is refused', () => {
  expect(() => asFigures({ parts: {} })).toThrow('a list `stated`');
  expect(() => asFigures({ parts: { a: { date: '' } }, stated: [] })).toThrow('part a');
  expect(() => asFigures({ parts: {}, stated: [{ document: 'a.md', text: '1 s' }] })).toThrow('stated 1');
});
