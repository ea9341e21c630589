import { isArrayOf, isCount, isNumber, isRecord, isString, optional, withFields } from '@site-packages/contracts';
import type { ConsoleEntry, ConsoleLevel, ConsoleValue, FrameError, FrameMessage } from '../model/messages';

/** Maximum depth of a logged value. The frame cuts trees earlier; this limit holds even when its code was tampered with. */
const MAX_DEPTH = 12;
/** Maximum length of an accepted text, in characters. */
const MAX_TEXT = 8000;
/** Maximum width and height of an image, in pixels. */
const MAX_SIDE = 8192;
/** Maximum number of values of one console line, and of entries of one object. */
const MAX_ITEMS = 200;
/** Maximum number of values of one console line, nested ones included. */
const MAX_VALUES = 1000;

/** Budget for walking one console line, counted down before each value, so that no message takes long to check. */
interface Walk {
  left: number;
}

const PHASES: readonly FrameError['phase'][] = ['link', 'run', 'event', 'promise', 'blocked', 'loop'];
const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];
const PRIMITIVES = ['string', 'number', 'boolean', 'undefined', 'null', 'bigint', 'symbol'] as const;

function isShortText(value: unknown): value is string {
  return isString(value) && value.length <= MAX_TEXT;
}

function isOneOf<T extends string>(value: unknown, words: readonly T[]): value is T {
  return words.some((word) => word === value);
}

const isFrameError = withFields<Omit<FrameError, 'isOwn'>>({
  phase: (value) => isOneOf(value, PHASES),
  name: isShortText,
  message: isShortText,
  file: optional(isShortText),
  line: optional(isCount),
  column: optional(isCount),
  stack: optional(isShortText),
});

function isConsoleValue(value: unknown, depth: number, walk: Walk): value is ConsoleValue {
  walk.left -= 1;
  if (walk.left < 0 || depth > MAX_DEPTH || !isRecord(value)) return false;
  switch (value['kind']) {
    case 'text':
    case 'function':
      return isShortText(value['text']);
    case 'primitive':
      return isShortText(value['text']) && isOneOf(value['type'], PRIMITIVES);
    case 'object': {
      const { entries } = value;
      return (
        isShortText(value['label']) &&
        isCount(value['more']) &&
        Array.isArray(entries) &&
        entries.length <= MAX_ITEMS &&
        entries.every(
          (entry: unknown) =>
            isRecord(entry) && isShortText(entry['key']) && isConsoleValue(entry['value'], depth + 1, walk),
        )
      );
    }
    default:
      return false;
  }
}

function isConsoleEntry(value: unknown): value is ConsoleEntry {
  const walk: Walk = { left: MAX_VALUES };
  return (
    isRecord(value) &&
    isOneOf(value['level'], LEVELS) &&
    isNumber(value['at']) &&
    Array.isArray(value['values']) &&
    value['values'].length <= MAX_ITEMS &&
    isArrayOf(value['values'], (item): item is ConsoleValue => isConsoleValue(item, 0, walk))
  );
}

/** Accepts only raw pixels: unlike an image file, they cannot be animated or misinterpreted. */
function isPicture(value: unknown): value is ImageBitmap {
  return value instanceof ImageBitmap && value.width <= MAX_SIDE && value.height <= MAX_SIDE;
}

/**
 * Checks a value that came over a frame's port. A demo's code can take the runtime over, so nothing is trusted: anything but a
 * complete, well-formed message of bounded size yields `undefined`, and unknown properties are dropped.
 */
export function readFrameMessage(value: unknown): FrameMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { type, runId, id } = value;
  switch (type) {
    case 'hello':
    case 'ready':
      return { type };
    case 'begun':
    case 'painted':
      return isCount(runId) ? { type, runId } : undefined;
    case 'error':
      return isCount(runId) && isFrameError(value['error']) ? { type, runId, error: value['error'] } : undefined;
    case 'console':
      return isCount(runId) && isConsoleEntry(value['entry']) ? { type, runId, entry: value['entry'] } : undefined;
    case 'picture':
      return { type, picture: isPicture(value['picture']) ? value['picture'] : undefined };
    case 'save': {
      const { name, content } = value;
      return isCount(runId) && isShortText(name) && content instanceof Blob
        ? { type, runId, name, content }
        : undefined;
    }
    case 'inspected':
      return { type, content: value['content'] };
    case 'pong':
      return isCount(id) ? { type, id } : undefined;
    default:
      return undefined;
  }
}
