import { isArrayOf, isRecord, isString } from '@site-packages/contracts';
import { type DemoMeta, type Level, LEVELS, type Problem } from '../model/demo';
import { type Flavour, FLAVOURS, isFlavour } from '../model/flavours';
import { nearest } from './nearest';

const KEYS = [
  'title',
  'summary',
  'tags',
  'level',
  'height',
  'narrowHeight',
  'absent',
  'picturesDiffer',
  'downloads',
  'lesson',
  'large',
] as const;
const MIN_HEIGHT = 40;
const MAX_HEIGHT = 1600;

/** Parses a `demo.json` and checks each key. `meta` is set only when there are no problems. */
export function readDemoJson(text: string, file: string): { meta?: DemoMeta; problems: Problem[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const message = `It is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
    return {
      problems: [{ file, message, fix: 'Write an object with double-quoted keys and no comma after the last.' }],
    };
  }
  if (!isRecord(value)) {
    return { problems: [{ file, message: 'It is not an object.', fix: 'Write { "title": "…", "summary": "…" … }.' }] };
  }
  const check = new JsonCheck(value, text, file);
  const title = check.text('title', 'a name in sentence case, such as "Rectangles with round corners"');
  const summary = check.text('summary', 'one sentence of 40 to 160 characters');
  const tags = check.tags();
  const level = check.level();
  const height = check.pixels('height', true);
  const narrowHeight = check.pixels('narrowHeight', false);
  const absent = check.absent();
  const picturesDiffer = check.optionalText('picturesDiffer', 'why the first pictures cannot be compared');
  const downloads = check.flag('downloads');
  const lesson = check.lesson();
  const large = check.flag('large');
  check.unknownKeys();
  if (title?.endsWith('.')) check.add('title', 'The title ends with a full stop.', 'Take the full stop away.');
  if (summary !== undefined && (summary.length < 40 || summary.length > 160)) {
    check.add(
      'summary',
      `The summary has ${summary.length} characters.`,
      'Write one sentence of 40 to 160 characters.',
    );
  } else if (summary !== undefined && !/[.!?]$/.test(summary)) {
    check.add('summary', 'The summary has no full stop at its end.', 'Write one whole sentence.');
  }
  const { problems } = check;
  if (problems.length > 0 || title === undefined || summary === undefined) return { problems };
  if (tags === undefined || height === undefined) return { problems };
  return {
    meta: {
      title,
      summary,
      tags,
      ...(level === undefined ? {} : { level }),
      height,
      ...(narrowHeight === undefined ? {} : { narrowHeight }),
      ...(absent === undefined ? {} : { absent }),
      ...(picturesDiffer === undefined ? {} : { picturesDiffer }),
      ...(downloads === undefined ? {} : { downloads }),
      ...(large === undefined ? {} : { large }),
      ...(lesson === undefined ? {} : { lesson }),
    },
    problems,
  };
}

class JsonCheck {
  readonly problems: Problem[] = [];

  constructor(
    private readonly value: Record<string, unknown>,
    private readonly source: string,
    private readonly file: string,
  ) {}

  add(key: string, message: string, fix: string): void {
    const offset = this.source.search(new RegExp(`"${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"\\s*:`));
    const line = offset < 0 ? undefined : this.source.slice(0, offset).split('\n').length;
    this.problems.push({ file: this.file, ...(line === undefined ? {} : { line }), message, fix });
  }

  text(key: string, what: string): string | undefined {
    const value = this.value[key];
    if (value === undefined) {
      this.add(key, `The key "${key}" is missing.`, `Add "${key}": ${what}.`);
      return undefined;
    }
    return this.optionalText(key, what);
  }

  optionalText(key: string, what: string): string | undefined {
    const value = this.value[key];
    if (value === undefined) return undefined;
    if (isString(value) && value.trim() !== '') return value;
    this.add(key, `"${key}" is not a text.`, `Write ${what}.`);
    return undefined;
  }

  tags(): string[] | undefined {
    const value = this.value['tags'];
    const what = 'a list of lower-case words, such as ["rect", "shape"]';
    if (value === undefined) {
      this.add('tags', 'The key "tags" is missing.', `Add "tags": ${what}.`);
      return undefined;
    }
    if (!isArrayOf(value, isString) || value.length === 0) {
      this.add('tags', '"tags" is not a list of texts.', `Write ${what}.`);
      return undefined;
    }
    const wrong = value.find((tag) => tag !== tag.toLowerCase() || tag.trim() === '');
    if (wrong !== undefined) {
      this.add('tags', `The tag "${wrong}" is not in lower case.`, `Write "${wrong.trim().toLowerCase()}".`);
    }
    return value;
  }

  lesson(): string[] | undefined {
    const value = this.value['lesson'];
    if (value === undefined) return undefined;
    if (isArrayOf(value, isString) && value.length > 0 && value.every((text) => text.trim() !== '')) return value;
    this.add('lesson', '"lesson" is not a list of texts.', 'Write a part of the line, such as ["function snap("].');
    return undefined;
  }

  level(): Level | undefined {
    const value = this.value['level'];
    if (value === undefined) return undefined;
    const level = LEVELS.find((known) => known === value);
    if (level === undefined) {
      this.add('level', `"level" is ${JSON.stringify(value)}.`, `Write one of ${LEVELS.join(', ')}.`);
    }
    return level;
  }

  pixels(key: string, isNeeded: boolean): number | undefined {
    const value = this.value[key];
    if (value === undefined && !isNeeded) return undefined;
    const what = `a whole number of CSS pixels from ${MIN_HEIGHT} to ${MAX_HEIGHT}`;
    if (value === undefined) {
      this.add(key, `The key "${key}" is missing.`, `Add "${key}": ${what}.`);
      return undefined;
    }
    const isGood = typeof value === 'number' && Number.isInteger(value) && value >= MIN_HEIGHT && value <= MAX_HEIGHT;
    if (isGood) return value;
    this.add(key, `"${key}" is ${JSON.stringify(value)}.`, `Write ${what}.`);
    return undefined;
  }

  flag(key: string): boolean | undefined {
    const value = this.value[key];
    if (value === undefined || typeof value === 'boolean') return value;
    this.add(key, `"${key}" is ${JSON.stringify(value)}.`, 'Write true, or leave the key out.');
    return undefined;
  }

  absent(): Partial<Record<Flavour, string>> | undefined {
    const value = this.value['absent'];
    if (value === undefined) return undefined;
    const what = '{ "svelte": "the reason" }';
    if (!isRecord(value)) {
      this.add('absent', '"absent" is not an object.', `Write ${what}.`);
      return undefined;
    }
    const absent: Partial<Record<Flavour, string>> = {};
    for (const [flavour, reason] of Object.entries(value)) {
      if (!isFlavour(flavour)) {
        this.add(flavour, `There is no flavour "${flavour}".`, `The flavours are ${FLAVOURS.join(', ')}.`);
      } else if (!isString(reason) || reason.trim() === '') {
        this.add(flavour, `The absent flavour "${flavour}" has no reason.`, `Write why, in a sentence: ${what}.`);
      } else absent[flavour] = reason;
    }
    return absent;
  }

  unknownKeys(): void {
    for (const key of Object.keys(this.value)) {
      if (KEYS.some((known) => known === key)) continue;
      const like = nearest(key, KEYS);
      const fix = like === undefined ? `The keys are ${KEYS.join(', ')}.` : `Write "${like}", or take the key away.`;
      this.add(key, `The key "${key}" is not known.`, fix);
    }
  }
}
