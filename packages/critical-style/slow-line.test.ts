// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLine, SLOW_LINE_ATTRIBUTE } from '@site-packages/contracts';
import { LINE_SCRIPT } from './slow-line';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute(SLOW_LINE_ATTRIBUTE);
});

describe('a slow connection', () => {
  const cases: [name: string, entry: object[], now: number, isSlow: boolean][] = [
    ['responds late', [{ requestStart: 10, responseStart: 310 }], 320, true],
    ['delivers the response late', [{ requestStart: 10, responseStart: 20 }], 600, true],
    ['is not one that responds at once', [{ requestStart: 10, responseStart: 60 }], 200, false],
    ['is not one without timing data', [], 9000, false],
  ];
  it.each(cases)('%s', (_, entries, now, isSlow) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      entries.map((entry) => Object.assign(Object.create(PerformanceEntry.prototype), entry)),
    );
    vi.spyOn(performance, 'now').mockReturnValue(now);
    new Function(LINE_SCRIPT)();
    expect(readLine()).toEqual({ kind: '', isSlow, savesData: false });
  });
});
