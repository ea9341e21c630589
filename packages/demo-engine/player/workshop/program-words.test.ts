import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROGRAM_WORDS } from './program-words';
import { programText } from './program-text';
import type { PlayerProblem } from './problems';
import { problemLine, splitByTrust } from './trusted-text';

const ENGINE = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ENGINE, file), 'utf8');

/** A rule that keeps what it holds within a height: by its own, by one line, or by scrolling in a place of fixed size. */
const LIMITS = /(?:^|[\s;])(?:max-height|height):|white-space: nowrap|overflow: auto/;

/** The declarations of every rule whose selectors contain exactly this one. */
function rulesOf(css: string, selector: string): string {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) =>
      selectors
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .split(',')
        .some((one) => one.trim() === selector),
    )
    .map(([, , body]) => body)
    .join('\n');
}

/** Files that show words, found by what they call. */
function usersOf(name: string, folder = ENGINE): string[] {
  return fs.readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    const file = path.relative(ENGINE, path.join(entry.parentPath, entry.name));
    if (!entry.isFile() || !/\.tsx?$/.test(file) || /\.test\./.test(file) || file.endsWith('program-text.ts'))
      return [];
    return read(file).includes(`${name}(`) ? [file] : [];
  });
}

describe('the words of a program', () => {
  it.each(PROGRAM_WORDS)('are cleaned, cut and limited in height: $place', ({ file, selector, style }) => {
    expect(read(file)).toContain('programText(');
    expect(rulesOf(read(style), selector), `${selector} in ${style}`).toMatch(LIMITS);
  });

  it('have a row for each file that shows them', () => {
    expect(usersOf('programText').filter((file) => !PROGRAM_WORDS.some((row) => row.file === file))).toEqual([]);
  });

  it('take few characters, and none that is invisible, in every place', () => {
    const hostile = `Konva.${'\u202e\u200b\u2800'.repeat(40)}z${'\u0300'.repeat(500)}${'x'.repeat(7700)}`;
    for (const most of [40, 60, 80, 300, 600]) {
      const shown = programText(hostile, most);
      expect(shown.length).toBeLessThan(most * 8 + 40);
      expect(shown).not.toMatch(/[\u202e\u200b]|\p{M}{6}/u);
      expect(shown).toContain('more characters');
    }
  });

  it('are never a title', () => {
    const problem = (title: string): PlayerProblem => ({ kind: 'run', title, message: 'now', count: 1 });
    for (const title of ['SessionExpiredPleaseSignInAgain', 'Session', 'PaymentError', 'error', 'TypeError: x']) {
      expect(splitByTrust(problem(title))).toEqual({ title: 'Error', said: `${title}: now`, advice: '' });
      expect(problemLine(problem(title))).toBe(`Error: the program says “${title}: now”`);
    }
    expect(splitByTrust(problem('TypeError')).title).toBe('TypeError');
    expect(splitByTrust(problem('QuotaExceededError')).title).toBe('QuotaExceededError');
  });
});
