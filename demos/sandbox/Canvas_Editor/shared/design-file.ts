import { DEFAULTS, KIND_NAMES, type Design, type Item } from './design';

export const writeDesign = (design: Design): string => JSON.stringify(design, null, 2);

/** Reads a design from a file's text. Throws an error that says what is wrong with an invalid one. */
export function readDesign(text: string): Design {
  const value = parse(text);
  const { width, height, background, items } = value;
  if (!isSize(width) || !isSize(height)) throw wrong('"width" and "height" are no sizes');
  if (typeof background !== 'string') throw wrong('"background" is no color');
  if (!Array.isArray(items)) throw wrong('"items" is no list');
  return { width, height, background, items: items.map(readItem) };
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('it is no JSON');
  }
  if (!isRecord(value)) throw wrong('it holds no object');
  return value;
}

function readItem(value: unknown, index: number): Item {
  if (!isItem(value)) throw wrong(`item ${index + 1} ${complaint(value)}`);
  return value;
}

function isItem(value: unknown): value is Item {
  return complaint(value) === undefined;
}

/** Why a value is not a valid item. */
function complaint(value: unknown): string | undefined {
  if (!isRecord(value)) return 'is no object';
  const { kind, source } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(KIND_NAMES, kind)) return 'has no known kind';
  for (const [key, sample] of Object.entries(DEFAULTS)) {
    if (typeof value[key] !== typeof sample) return `has no ${typeof sample} as "${key}"`;
  }
  // A picture from another host would block the export of the canvas.
  if (kind === 'image' && !String(source).startsWith('data:image/')) return 'has no picture inside';
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && value <= 4000;

const wrong = (reason: string) => new Error(`This file is no design: ${reason}.`);
