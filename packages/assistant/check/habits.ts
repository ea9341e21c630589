import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './explain';
import { isFragment, type CheckedProgram } from './fragment';

/** A habit that compiles and draws something else than was meant, or only advice. */
export interface Habit extends Omit<Fault, 'file' | 'line'> {
  isAdvice: boolean;
  /** Frameworks in which it is one, or `all`. */
  frameworks: readonly string[];
  pattern: RegExp;
  /** What makes it right, anywhere in the program; `$1` is the pattern’s group. Empty when nothing does. */
  unless: string;
}

/** The table of habits, in the repository and in the packed data. */
export const HABITS_FILE = 'habits.tsv';
const SETS: Readonly<Record<string, string>> = {
  '{SHAPES}':
    'Arc|Arrow|Circle|Ellipse|Image|Label|Line|Path|Rect|RegularPolygon|Ring|Shape|Sprite|Star|Tag|Text|TextPath|Transformer|Wedge',
  '{HTML}': 'div|span|p|button|img|input|h[1-6]|ul|li|a|canvas|svg|rect|circle|ellipse|line|path|text|g|image',
};

/** Reads the table: from the folder of packed data when it is there. */
export function readHabits(dataFolder: string): Habit[] {
  const packed = path.join(dataFolder, HABITS_FILE);
  const file = existsSync(packed) ? packed : path.join(import.meta.dirname, HABITS_FILE);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind, frameworks = '', pattern = '', unless = '', what = '', instead = '', page = ''] = line.split('\t');
    const whole = new RegExp(
      pattern.replaceAll(/\{[A-Z]+\}/g, (name) => SETS[name] ?? name),
      'g',
    );
    return {
      isAdvice: kind === 'advice',
      frameworks: frameworks.split(' '),
      pattern: whole,
      unless,
      what,
      instead,
      page,
    };
  });
}

/** The text with comments blanked, so that places stay. */
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|(?<![:"'`\w])\/\/[^\n]*|<!--[^]*?-->/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );

/** Habits of a program, and advice, once each. What the rest of a program can make right is only advice for a piece of it. */
export function habitsIn(program: CheckedProgram, habits: readonly Habit[]): { faults: Fault[]; hints: Fault[] } {
  const texts = program.files.map(({ path: file, text }) => ({ file, text: withoutComments(text) }));
  const whole = texts.map(({ text }) => text).join('\n');
  const faults: Fault[] = [];
  const hints = new Map<string, Fault>();
  for (const { isAdvice, frameworks, pattern, unless, ...told } of habits) {
    if (!frameworks.includes('all') && !frameworks.includes(program.flavour)) continue;
    for (const { file, text } of texts) {
      const found = [...text.matchAll(pattern)].filter(
        (match) => unless === '' || !new RegExp(unless.replaceAll('$1', match[1] ?? '')).test(whole),
      );
      for (const { index, 0: match } of found.slice(0, 3)) {
        const fault = { file, line: text.slice(0, index + match.length).split('\n').length, ...told };
        if (!isAdvice && !(unless !== '' && isFragment(program))) faults.push(fault);
        else if (!hints.has(told.what)) hints.set(told.what, fault);
      }
    }
  }
  return { faults, hints: [...hints.values()] };
}
