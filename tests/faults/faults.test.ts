import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findTests, testTitles } from '../../e2e/support/test-titles';
import { FAULTS } from './faults';
import { FolderCopy } from './folder-copy';
import { commandOf, namedTest } from './named-test';
import { faultTable, judge } from './outcome';

const ROOT = path.join(import.meta.dirname, '../..');

describe('the table of faults', () => {
  it('has many faults with unique names', () => {
    const names = FAULTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(20);
  });

  it.each(FAULTS)('names one existing test: $name', ({ caughtBy }) => {
    const test = namedTest(caughtBy);
    if (test.kind === 'command') {
      const { scripts }: { scripts: Record<string, string> } = JSON.parse(
        fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
      );
      expect(Object.keys(scripts)).toContain(test.script);
      return;
    }
    if (test.file === 'e2e/every-demo.spec.ts') {
      // Loops generate all of its titles: a demo's id, and a flavor that has a folder there.
      expect(fs.existsSync(path.join(ROOT, 'demos', ...test.titles)), test.titles.join('/')).toBe(true);
      return;
    }
    const source = fs.readFileSync(path.join(ROOT, test.file), 'utf8');
    expect(findTests(testTitles(test.file, source), test.titles.join(' > '))).toHaveLength(1);
  });
});

describe('a named test', () => {
  const run = { project: '/project', temp: '/temp' };

  it('runs alone', () => {
    const { command, args, env } = commandOf(namedTest('every-page.spec.ts > page /docs/a.html'), {
      ...run,
      site: '/site',
      timeout: 9,
    });
    expect(command).toBe('npx');
    expect(args).toEqual(
      expect.arrayContaining([
        'e2e/every-page\\.spec\\.ts',
        'page /docs/a\\.html(?: @\\S+)*$',
        '--timeout=9',
        '--output=/temp',
      ]),
    );
    expect(env).toEqual({ CI: '1', BUILD_DIR: '/site' });
    expect(commandOf(namedTest('tests/a.test.ts > group > does it (twice)'), run).args).toEqual([
      'vitest',
      'run',
      'tests/a.test.ts',
      '-t',
      'group does it \\(twice\\)$',
    ]);
  });

  it('may be a command in a copy of the project', () => {
    expect(commandOf(namedTest('npm run posters -- --check'), run)).toEqual({
      command: 'npm',
      args: ['--prefix', '/project', 'run', '--silent', 'posters', '--', '--check'],
      env: { CI: '1' },
    });
  });

  it('cannot be anything else', () => {
    expect(() => namedTest('every-page.spec.ts')).toThrow('is no test');
  });
});

describe('judge', () => {
  const fault = { name: 'a', caughtBy: 'npm run lint', says: /planted/, plantInSite: () => undefined };
  const passes = { passed: true, output: '' };

  it('requires the expected failure message, from a test that passes without the fault', () => {
    expect(judge(fault, passes, { passed: false, output: 'was planted' }).problem).toBeUndefined();
    expect(judge(fault, passes, passes).problem).toContain('passes in spite of the fault');
    expect(judge(fault, passes, { passed: false, output: 'something else' }).problem).toContain(
      'does not say /planted/',
    );
    expect(judge(fault, { passed: false, output: 'broken' }, passes).problem).toContain('fails without the fault');
  });

  it('the table has a row for each fault', () => {
    expect(faultTable([fault]).split('\n').at(-1)).toBe('| a | `npm run lint` |');
  });
});

describe('a copy of a folder', () => {
  function copy(): FolderCopy {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fault-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    return new FolderCopy(folder);
  }

  it('can be edited without changing the files it is linked to', () => {
    const [one, other] = [copy(), copy()];
    one.write('a/b.txt', 'text');
    fs.linkSync(one.path('a/b.txt'), other.path('b.txt'));
    other.edit('b.txt', 'ex', '$&');
    expect(other.read('b.txt')).toBe('t$&t');
    expect(one.read('a/b.txt')).toBe('text');
    other.editAll('.', 't', 'x');
    expect(other.read('b.txt')).toBe('x$&x');
  });

  it('rejects an edit that changes nothing', () => {
    const one = copy();
    one.write('a.1.js', '1');
    expect(one.find('.', /^a\./)).toBe('a.1.js');
    expect(() => one.edit('a.1.js', /2/, '3')).toThrow('a.1.js has no /2/');
    expect(() => one.editAll('.', '2', '3')).toThrow('No file of . has 2');
    expect(() => one.find('.', /^b\./)).toThrow('0 files');
    expect(() => one.remove('b')).toThrow('ENOENT');
  });
});
