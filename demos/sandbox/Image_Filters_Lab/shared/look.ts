import { isFilterName, kindOf, type FilterName, type Setting } from './filters';

/** One filter of the look. Each has separate values, so a look can contain the same filter twice. */
export interface Step {
  id: number;
  filter: FilterName;
  isOn: boolean;
  values: Readonly<Record<string, number>>;
}

/** The filters of an image, in the order in which they run. */
export type Look = readonly Step[];

/** With more steps, filtering takes too long for a slider. */
export const MAX_STEPS = 12;
export const FULL = `There is room for ${MAX_STEPS} filters. Remove one first.`;

/** A step in a preset: the filter, and the values that differ from the filter's defaults. */
export type Recipe = readonly (readonly [FilterName, Readonly<Record<string, number>>?])[];

const within = ({ min, max }: Setting, value: number) => Math.min(max, Math.max(min, value));

function stepOf(id: number, filter: FilterName, given: Readonly<Record<string, number>>): Step {
  const entries = kindOf(filter).settings.map(
    (setting) => [setting.key, within(setting, given[setting.key] ?? setting.start)] as const,
  );
  return { id, filter, isOn: true, values: Object.fromEntries(entries) };
}

export const lookOf = (recipe: Recipe): Look =>
  recipe.map(([filter, values = {}], i) => stepOf(i + 1, filter, values));

/** The look with one more step at the end, or null when it is full. */
export function addFilter(look: Look, filter: FilterName): Look | null {
  if (look.length >= MAX_STEPS) return null;
  const id = Math.max(0, ...look.map((step) => step.id)) + 1;
  return [...look, stepOf(id, filter, {})];
}

export const removeStep = (look: Look, id: number): Look => look.filter((step) => step.id !== id);

export const toggleStep = (look: Look, id: number): Look =>
  look.map((step) => (step.id === id ? { ...step, isOn: !step.isOn } : step));

/** Moves a step one position toward the front. The first one becomes the last. */
export function earlier(look: Look, id: number): Look {
  const from = look.findIndex((step) => step.id === id);
  const step = look[from];
  if (!step) return look;
  const rest = look.toSpliced(from, 1);
  return rest.toSpliced(from === 0 ? rest.length : from - 1, 0, step);
}

/** Sets a value of a step, within the limits of its filter. A value that is not a number changes nothing. */
export function setValue(look: Look, id: number, key: string, value: number): Look {
  return look.map((step) => {
    const setting = kindOf(step.filter).settings.find((one) => one.key === key);
    if (step.id !== id || !setting || !Number.isFinite(value)) return step;
    return { ...step, values: { ...step.values, [key]: within(setting, value) } };
  });
}

/** Describes the filters that run. */
export function describe(look: Look): string {
  const names = look.filter(({ isOn }) => isOn).map(({ filter }) => kindOf(filter).label);
  return names.length === 0 ? 'No filter: this is the original.' : names.join(' → ');
}

/** Whether both looks have the same filters with the same values. */
export const isSameLook = (a: Look, b: Look) => writeLook(a) === writeLook(b);

/** The look as a file. */
export function writeLook(look: Look): string {
  const steps = look.map(({ filter, isOn, values }) => ({ filter, isOn, values }));
  return JSON.stringify({ kind: 'look', steps }, null, 2);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the file of a look. Throws an error that says what is wrong with the file. */
export function readLook(text: string): Look {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error('This file is not a look: it does not contain JSON.');
  }
  if (!isRecord(data) || data['kind'] !== 'look' || !Array.isArray(data['steps'])) {
    throw new Error('This file is not a look: it has no list of steps.');
  }
  const steps: unknown[] = data['steps'];
  if (steps.length > MAX_STEPS) {
    throw new Error(`This look has ${steps.length} steps; there is room for ${MAX_STEPS}.`);
  }
  return steps.map((step, i) => {
    if (!isRecord(step) || !isFilterName(step['filter'])) {
      throw new Error(
        `This look cannot be used: step ${i + 1} does not name a filter of this lab.`,
      );
    }
    const given: unknown = step['values'];
    const numbers = Object.entries(isRecord(given) ? given : {}).filter(
      (entry): entry is [string, number] => Number.isFinite(entry[1]),
    );
    const read = stepOf(i + 1, step['filter'], Object.fromEntries(numbers));
    return { ...read, isOn: step['isOn'] !== false };
  });
}
