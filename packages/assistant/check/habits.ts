import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './explain';
import { isFragment, type CheckedProgram } from './fragment';

/** A habit that compiles and draws something else than was meant, or only advice. */
export interface Habit {
  isAdvice: boolean;
  /** Frameworks in which it is one, or `all`. */
  frameworks: readonly string[];
  pattern: RegExp;
  /** What makes it right, anywhere in the program; `$1` is the pattern’s group. Empty when nothing does. */
  unless: string;
  what: string;
  instead: string;
  page: string;
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
    const whole = pattern.replaceAll(/\{[A-Z]+\}/g, (name) => SETS[name] ?? name);
    return {
      isAdvice: kind === 'advice',
      frameworks: frameworks.split(' '),
      pattern: new RegExp(whole, 'g'),
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

/** Habits of a program, and advice. What the rest of a program can make right is only advice for a piece of it. */
export function habitsIn(program: CheckedProgram, habits: readonly Habit[]): { faults: Fault[]; hints: Fault[] } {
  const texts = program.files.map(({ path: file, text }) => ({ file, text: withoutComments(text) }));
  const whole = texts.map(({ text }) => text).join('\n');
  const isRight = ({ unless }: Habit, match: RegExpExecArray) =>
    unless !== '' && new RegExp(unless.replaceAll('$1', match[1] ?? '')).test(whole);
  const found = habits
    .filter(({ frameworks }) => frameworks.includes('all') || frameworks.includes(program.flavour))
    .flatMap((habit) =>
      texts.flatMap(({ file, text }) =>
        [...text.matchAll(habit.pattern)]
          .filter((match) => !isRight(habit, match))
          .slice(0, 3)
          .map(({ index, 0: { length } }) => ({
            isAdvice: habit.isAdvice || (habit.unless !== '' && isFragment(program)),
            fault: {
              file,
              line: text.slice(0, index + length).split('\n').length,
              what: habit.what,
              instead: habit.instead,
              page: habit.page,
            },
          })),
      ),
    );
  const hints = found.filter(({ isAdvice }) => isAdvice).map(({ fault }) => fault);
  return {
    faults: found.filter(({ isAdvice }) => !isAdvice).map(({ fault }) => fault),
    hints: hints.filter((one, at) => hints.findIndex(({ what }) => what === one.what) === at),
  };
}
