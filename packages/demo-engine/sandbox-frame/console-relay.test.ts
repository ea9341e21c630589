import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConsoleEntry } from '../model/messages';
import { installConsoleRelay } from './console-relay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says how many lines came too fast, even when no other line follows', () => {
  const sent: ConsoleEntry[] = [];
  const target = { ...console, log: (..._values: unknown[]) => undefined };
  installConsoleRelay(
    target,
    () => 0,
    (entry) => {
      sent.push(entry);
      return true;
    },
  );
  for (let index = 0; index < 1000; index += 1) target.log(index);
  const passed = sent.length;
  expect(passed).toBeLessThan(1000);
  vi.runAllTimers();
  expect(sent.length).toBe(passed + 1);
  expect(JSON.stringify(sent.at(-1)?.values)).toContain(`… ${1000 - passed} more lines came too fast to show`);
});
