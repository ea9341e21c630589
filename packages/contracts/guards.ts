/** Small checks of untrusted values: messages, stored text, fetched JSON. */

type Check<T> = (value: unknown) => value is T;

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

/** The check of a record with these fields, and maybe more. The compiler makes sure that no field of the type is left out. */
export function withFields<T extends object>(fields: { readonly [Key in keyof T]-?: Check<T[Key]> }): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields);
  return (value): value is T => isRecord(value) && checks.every(([key, check]) => check(value[key]));
}

export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value): value is T[] => isArrayOf(value, check);
}

export function recordOf<T>(check: Check<T>): Check<Record<string, T>> {
  return (value): value is Record<string, T> => isRecordOf(value, check);
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}
