/** Small checks of untrusted values: messages, stored text, fetched JSON. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a plain record whose values all pass `check`. */
export function isRecordOf<T>(value: unknown, check: (item: unknown) => item is T): value is Record<string, T> {
  return isRecord(value) && Object.values(value).every(check);
}

export function isArrayOf<T>(value: unknown, check: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(check);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** A whole number of zero or more: an offset, a count, an id. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** True when the value is missing or passes `check`. */
export function isOptional<T>(value: unknown, check: (item: unknown) => item is T): value is T | undefined {
  return value === undefined || check(value);
}
