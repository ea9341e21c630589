import { isRecord } from '@site-packages/contracts';

/** What something was measured on. */
export interface Machine {
  cores: number;
  node: string;
  browser: string;
}

/** Values of one source, under flat names: `step.unit`, `seconds.search.spec.ts`. */
export interface Part {
  /** Day of the measurement, as `2026-11-29`. */
  date: string;
  /** The command that the values come from. */
  command: string;
  machine?: Machine;
  /** What a reader of the values has to know. */
  note?: string;
  values: Record<string, number>;
}

/** A figure in prose that nothing generates. */
export type Stated = { document: string; text: string } & (
  | { /** File and code of the constant. */ limit: { file: string; code: string } }
  | { measured: { date: string; command: string } }
);

/** Content of `docs/figures.json`. */
export interface Figures {
  parts: Record<string, Part>;
  stated: Stated[];
}

/** The name of a part for a section of `npm run bench`. */
export const benchPart = (section: string) => `bench ${section}`;

/** The day of a moment, in UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function isMachine(value: unknown): value is Machine {
  return isRecord(value) && typeof value['cores'] === 'number' && isText(value['node']) && isText(value['browser']);
}

function isPart(value: unknown): value is Part {
  if (!isRecord(value) || !isRecord(value['values'])) return false;
  const { date, command, machine, note, values } = value;
  return (
    isText(date) &&
    isText(command) &&
    (machine === undefined || isMachine(machine)) &&
    (note === undefined || isText(note)) &&
    Object.values(values).every((each) => typeof each === 'number')
  );
}

function isStated(value: unknown): value is Stated {
  if (!isRecord(value) || !isText(value['document']) || !isText(value['text'])) return false;
  const { limit, measured } = value;
  return limit === undefined
    ? isRecord(measured) && isText(measured['date']) && isText(measured['command'])
    : isRecord(limit) && isText(limit['file']) && isText(limit['code']) && measured === undefined;
}

/**
 * Checks what was read from `docs/figures.json`.
 *
 * @throws with the entry that has another shape, and what one has to have
 */
export function asFigures(value: unknown): Figures {
  const file = 'docs/figures.json';
  if (!isRecord(value) || !isRecord(value['parts']) || !Array.isArray(value['stated']))
    throw new Error(`${file} needs an object \`parts\` and a list \`stated\`.`);
  const parts: Record<string, Part> = {};
  for (const [name, part] of Object.entries(value['parts'])) {
    if (!isPart(part)) throw new Error(`${file}, part ${name}: write date, command and values, which are numbers.`);
    parts[name] = part;
  }
  const stated = value['stated'].map((each: unknown, at) => {
    if (isStated(each)) return each;
    throw new Error(
      `${file}, stated ${at + 1}: write document, text, and either limit (file, code) or measured (date, command).`,
    );
  });
  return { parts, stated };
}
