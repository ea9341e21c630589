import { MOST_TEXT } from '../model/inspection';

/**
 * Reads something of the program: its getters, proxies and overridden methods may throw.
 *
 * @param fallback the answer when it does
 */
export function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/** Text without signs that JSON writes in six characters each: what is sent is counted in characters. */
export function shortText(value: unknown, most = MOST_TEXT): string {
  if (typeof value !== 'string') return '';
  const cut = value.length > most ? `${value.slice(0, most - 1)}…` : value;
  return cut.replace(/(?![\n\t])\p{Cc}|[\p{Cs}\u2028\u2029]/gu, ' ');
}

/** A number that JSON can carry, in as many digits as somebody reads. */
export function tidyNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(12)) : 0;
}

export function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
