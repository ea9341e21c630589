/** What the browser says of the reader's line. */
export interface Line {
  /** `slow-2g`, `2g`, `3g` or `4g`; empty where the browser says nothing, as most do. */
  kind: string;
  /** The reader has asked for little data. */
  savesData: boolean;
}

/** Reads the Network Information API, which not every browser has: https://wicg.github.io/netinfo/ */
export function readLine(): Line {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return { kind: '', savesData: false };
  return {
    kind: String(Reflect.get(connection, 'effectiveType') ?? ''),
    savesData: Reflect.get(connection, 'saveData') === true,
  };
}
