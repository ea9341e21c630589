/** Where a browser says that an error happened, as an `ErrorEvent` says it. */
export interface ToldPlace {
  filename?: string;
  lineno?: number;
  colno?: number;
}

function read(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}

/** WebKit writes the place into the error; the stack of a syntax error does not name it. */
export function placeInError(thrown: unknown): ToldPlace {
  if (typeof thrown !== 'object' || thrown === null) return {};
  const [filename, lineno, colno] = [read(thrown, 'sourceURL'), read(thrown, 'line'), read(thrown, 'column')];
  return {
    ...(typeof filename === 'string' ? { filename } : {}),
    ...(typeof lineno === 'number' ? { lineno } : {}),
    ...(typeof colno === 'number' ? { colno } : {}),
  };
}

/**
 * Errors that stop a program's modules. The frame hears of each in two ways: Chromium and Firefox fire `error` at the window and reject
 * `import()`, in either order; WebKit only rejects. Each is reported once, and the event's report has the better place.
 *
 * @param report called for a rejection that came without an event
 */
export function moduleErrors(report: (thrown: unknown, at: ToldPlace) => void): {
  /** @returns whether to report the event: false when the rejection was reported first */
  heard(thrown: unknown): boolean;
  rejected(thrown: unknown): void;
} {
  const events = new Set<unknown>();
  let reported: { thrown: unknown } | undefined;
  return {
    heard(thrown) {
      if (reported !== undefined && Object.is(reported.thrown, thrown)) {
        reported = undefined;
        return false;
      }
      // Only what comes before the rejection matters, and a program that throws for ever must not fill the memory.
      if (events.size < 20) events.add(thrown);
      return true;
    },
    rejected(thrown) {
      if (events.has(thrown) || reported !== undefined) return;
      reported = { thrown };
      report(thrown, placeInError(thrown));
    },
  };
}
