import { isOwnPicture, isRecord, readJson } from '../../../common/konva/read-json';
import { DEFAULTS, KIND_NAMES, type Design, type Item } from './design';
import { LIMITS } from './limits';

/** Raise it with each change of the format, and let `readDesign` bring older files up to date. */
export const VERSION = 2;

export const writeDesign = (design: Design): string =>
  JSON.stringify({ version: VERSION, ...design }, null, 2);

/** Reads a design from a file's text. Throws an error that says what is wrong with an invalid one. */
export function readDesign(text: string): Design {
  const value = readJson(text);
  if (!isRecord(value)) throw wrong('it is not a JSON object');
  const { version, width, height, background, items } = value;
  if (version !== VERSION) {
    throw wrong(`its version is ${String(version)}, and this editor reads ${VERSION}`);
  }
  if (!isWithin('width', width) || !isWithin('height', height)) {
    throw wrong('"width" or "height" is not a size');
  }
  if (!isColor(background)) throw wrong('"background" is not a color like #1f9aa5');
  if (!Array.isArray(items)) throw wrong('"items" is not a list');
  const read = items.map(readItem);
  if (new Set(read.map(({ id }) => id)).size < read.length) throw wrong('two items have one id');
  return { width, height, background, items: read };
}

function readItem(value: unknown, index: number): Item {
  const complaint = complaintAbout(value);
  if (complaint !== undefined || !isItem(value)) throw wrong(`item ${index + 1} ${complaint}`);
  // Only known properties are read.
  const { id, kind, group, isLocked, isHidden, x, y, width, height, rotation, opacity } = value;
  const { fill, stroke, strokeWidth, cornerRadius, text, fontFamily } = value;
  const { fontSize, bold, align, source } = value;
  return {
    ...{ id, kind, group, isLocked, isHidden, x, y, width, height, rotation, opacity },
    ...{ fill, stroke, strokeWidth, cornerRadius, text, fontFamily },
    ...{ fontSize, bold, align, source },
  };
}

const isItem = (value: unknown): value is Item => complaintAbout(value) === undefined;

/** Why a value is not a valid item. */
function complaintAbout(value: unknown): string | undefined {
  if (!isRecord(value)) return 'is not an object';
  const { kind, source, fill, stroke } = value;
  if (typeof kind !== 'string' || !Object.hasOwn(KIND_NAMES, kind)) return 'has no known kind';
  for (const [key, sample] of Object.entries(DEFAULTS)) {
    if (typeof value[key] !== typeof sample) return `has no ${typeof sample} as "${key}"`;
    if (!isWithin(key, value[key])) return `has a wrong "${key}"`;
  }
  if (!isColor(fill) || !isColor(stroke)) return 'has a color that is not like #1f9aa5';
  // An image from another host would block the export of the canvas.
  return kind === 'image' && !isOwnPicture(source) ? 'has no image inside' : undefined;
}

/** Whether a number is in the limits of its property. Other values have none. */
function isWithin(key: string, value: unknown): value is number {
  if (typeof value !== 'number') return key !== 'width' && key !== 'height';
  const { min, max } = LIMITS[key] ?? { min: -1e6, max: 1e6 };
  return value >= min && value <= max;
}

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

const wrong = (reason: string) => new Error(`This file is not a design: ${reason}.`);
