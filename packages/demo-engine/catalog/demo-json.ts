import { isArrayOf, isRecord, isString } from '@site-packages/contracts';
import { type DemoMeta, LEVELS, type Problem } from '../model/demo';
import { FLAVOURS, isFlavour } from '../model/flavours';
import { nearest } from './nearest';

const MIN_HEIGHT = 40;
const MAX_HEIGHT = 1600;

type Add = (key: string, message: string, fix: string) => void;

/** What a key's value has to be. */
interface Rule {
  isNeeded?: true;
  /** What to write, to follow "Write". */
  what: string;
  isGood(value: unknown): boolean;
  /** What is wrong with another value, to follow the key. */
  wrong(value: unknown): string;
}

const isFilled = (value: unknown): value is string => isString(value) && value.trim() !== '';
const notThat = (value: unknown): string => `is ${JSON.stringify(value)}`;
const text = (what: string) => ({ what, isGood: isFilled, wrong: () => 'is not a text' });
const texts = (what: string) => ({
  what,
  isGood: (value: unknown) => isArrayOf(value, isString) && value.length > 0,
  wrong: () => 'is not a list of texts',
});
const pixels = {
  what: `a whole number of CSS pixels from ${MIN_HEIGHT} to ${MAX_HEIGHT}`,
  isGood: (value: unknown) => Number.isInteger(value) && Number(value) >= MIN_HEIGHT && Number(value) <= MAX_HEIGHT,
  wrong: notThat,
};
const flag = {
  what: 'true, or leave the key out',
  isGood: (value: unknown) => typeof value === 'boolean',
  wrong: notThat,
};
const isGrowth = (value: unknown) =>
  Array.isArray(value) &&
  (value.length === 2 || value.length === 3) &&
  value.every((one) => typeof one === 'number' && one >= -2 && one <= 2);
const isLesson = (value: unknown) => isArrayOf(value, isFilled) && value.length > 0;
const isLevel = (value: unknown) => LEVELS.some((known) => known === value);
const ABSENT = '{ "svelte": "the reason" }';

const RULES: Readonly<Record<keyof DemoMeta, Rule>> = {
  title: { ...text('a name in sentence case, such as "Rectangles with round corners"'), isNeeded: true },
  summary: { ...text('one sentence of 40 to 160 characters'), isNeeded: true },
  tags: { ...texts('a list of lower-case words, such as ["rect", "shape"]'), isNeeded: true },
  level: { what: `one of ${LEVELS.join(', ')}`, isGood: isLevel, wrong: notThat },
  height: { ...pixels, isNeeded: true },
  narrowHeight: pixels,
  growth: {
    what: 'two or three numbers from -2 to 2, for narrow, for wide and for middle frames',
    isGood: isGrowth,
    wrong: notThat,
  },
  absent: { what: ABSENT, isGood: isRecord, wrong: () => 'is not an object' },
  picturesDiffer: text('why the first pictures cannot be compared'),
  downloads: flag,
  lesson: { ...texts('a part of the line, such as ["function snap("]'), isGood: isLesson },
  large: flag,
};
const KEYS = Object.keys(RULES);

/** Parses a `demo.json` and checks each key. `meta` is set only when there are no problems. */
export function readDemoJson(source: string, file: string): { meta?: DemoMeta; problems: Problem[] } {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const message = `It is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
    return {
      problems: [{ file, message, fix: 'Write an object with double-quoted keys and no comma after the last.' }],
    };
  }
  if (!isRecord(value)) {
    return { problems: [{ file, message: 'It is not an object.', fix: 'Write { "title": "…", "summary": "…" … }.' }] };
  }
  const problems: Problem[] = [];
  const add: Add = (key, message, fix) => {
    const offset = source.search(new RegExp(`"${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"\\s*:`));
    const line = offset < 0 ? undefined : source.slice(0, offset).split('\n').length;
    problems.push({ file, ...(line === undefined ? {} : { line }), message, fix });
  };
  for (const [key, { isNeeded, what, isGood, wrong }] of Object.entries(RULES)) {
    const given = value[key];
    if (given !== undefined && !isGood(given)) add(key, `"${key}" ${wrong(given)}.`, `Write ${what}.`);
    if (given === undefined && isNeeded) add(key, `The key "${key}" is missing.`, `Add "${key}": ${what}.`);
  }
  for (const key of Object.keys(value).filter((one) => !KEYS.includes(one))) {
    const like = nearest(key, KEYS);
    const fix = like === undefined ? `The keys are ${KEYS.join(', ')}.` : `Write "${like}", or take the key away.`;
    add(key, `The key "${key}" is not known.`, fix);
  }
  checkWords(value, add);
  // Each key was checked above.
  return problems.length > 0 ? { problems } : { meta: value as unknown as DemoMeta, problems };
}

function checkWords({ title, summary, tags, absent }: Record<string, unknown>, add: Add): void {
  const wrongTag = isArrayOf(tags, isString) && tags.find((tag) => tag !== tag.toLowerCase() || tag.trim() === '');
  if (isString(wrongTag)) {
    add('tags', `The tag "${wrongTag}" is not in lower case.`, `Write "${wrongTag.trim().toLowerCase()}".`);
  }
  for (const [flavour, reason] of Object.entries(isRecord(absent) ? absent : {})) {
    if (!isFlavour(flavour)) {
      add(flavour, `There is no flavour "${flavour}".`, `The flavours are ${FLAVOURS.join(', ')}.`);
    } else if (!isFilled(reason)) {
      add(flavour, `The absent flavour "${flavour}" has no reason.`, `Write why, in a sentence: ${ABSENT}.`);
    }
  }
  if (isFilled(title) && title.endsWith('.')) {
    add('title', 'The title ends with a full stop.', 'Take the full stop away.');
  }
  if (!isFilled(summary)) return;
  if (summary.length < 40 || summary.length > 160) {
    add('summary', `The summary has ${summary.length} characters.`, 'Write one sentence of 40 to 160 characters.');
  } else if (!/[.!?]$/.test(summary)) {
    add('summary', 'The summary has no full stop at its end.', 'Write one whole sentence.');
  }
}
