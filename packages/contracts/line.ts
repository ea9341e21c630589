/** On `<html>`: the page itself took long to arrive. `critical-style` sets it. */
export const SLOW_LINE_ATTRIBUTE = 'data-slow-line';

/** Values of the browser's `effectiveType` that count as slow. */
const SLOW_KIND = /[23]g$/;

/** What is known about the reader's connection. */
export interface Line {
  /** `slow-2g`, `2g`, `3g` or `4g`; empty in the many browsers that do not report it. */
  kind: string;
  /** Judged by its kind, or because this page took long to arrive. */
  isSlow: boolean;
  /** The reader has asked the browser to save data. */
  savesData: boolean;
}

/** Reads the Network Information API, which not every browser has: https://wicg.github.io/netinfo/ */
export function readLine(): Line {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const says = typeof connection === 'object' && connection !== null ? connection : {};
  const kind = String(Reflect.get(says, 'effectiveType') ?? '');
  return {
    kind,
    isSlow: SLOW_KIND.test(kind) || document.documentElement.hasAttribute(SLOW_LINE_ATTRIBUTE),
    savesData: Reflect.get(says, 'saveData') === true,
  };
}
