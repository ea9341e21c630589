import { SLOW_LINE_ATTRIBUTE } from '../slow-line';

/** Kinds of lines, by the browser's own word, that are slow. */
const SLOW_KIND = /[23]g$/;

/** What is known of the reader's line. */
export interface Line {
  /** `slow-2g`, `2g`, `3g` or `4g`; empty where the browser says nothing, as most do. */
  kind: string;
  /** By its kind, or because this page was long in coming. */
  isSlow: boolean;
  /** The reader has asked for little data. */
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
