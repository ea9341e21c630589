import { MAX_TEXT } from '../model/inspection';

/**
 * Reads something from the program, whose getters, proxies and overridden methods may throw.
 *
 * @param fallback the result when it throws
 */
export function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/** Cuts a text, and replaces those characters for which JSON needs six, because the channel limits the number of characters. */
export function shortText(value: unknown, most = MAX_TEXT): string {
  if (typeof value !== 'string') return '';
  const cut = value.length > most ? `${value.slice(0, most - 1)}…` : value;
  return cut.replace(/(?![\n\t])\p{Cc}|[\p{Cs}\u2028\u2029]/gu, ' ');
}

/** A number that JSON can represent, with 12 significant digits. */
export function tidyNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Number(value.toPrecision(12)) : 0;
}

export function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
