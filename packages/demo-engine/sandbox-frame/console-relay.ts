import { FRAME_SENDS } from '../model/channel';
import type { ConsoleEntry, ConsoleLevel, ConsoleValue } from '../model/messages';
import { toConsoleValues } from './console-values';
import { RateLimit } from './rate-limit';

/** How long after the first omitted line the omission is reported if no other line passes, in milliseconds. */
const TELL_AFTER = 500;

export interface ConsoleRelay {
  /** Adds a line of the runtime's own. */
  say(level: ConsoleLevel, text: string): void;
}

/**
 * Sends the demo's console output to the page, as text trees, and still writes it to the browser's console.
 *
 * @param target the global console object, whose methods are replaced
 * @param now milliseconds since the run began
 * @param send called for each line that passes; must not throw; returns false when the page cannot take the line
 */
export function installConsoleRelay(
  target: Console,
  now: () => number,
  send: (entry: ConsoleEntry) => boolean,
): ConsoleRelay {
  const limit = new RateLimit(FRAME_SENDS.lines.burst, FRAME_SENDS.lines.perSecond, now);
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();

  let telling: ReturnType<typeof setTimeout> | undefined;

  /**
   * Reports how many lines were omitted: before the next line, or after a while without one. Returns false when the page cannot
   * take more.
   */
  function tellRefused(): boolean {
    clearTimeout(telling);
    telling = undefined;
    const refused = limit.takeRefused();
    if (refused === 0) return true;
    const text = `… ${refused} more ${refused === 1 ? 'line' : 'lines'} came too fast to show`;
    const passed = send({ level: 'warn', at: now(), values: [{ kind: 'text', text }] });
    if (!passed) limit.refuse(refused);
    return passed;
  }

  function emit(level: ConsoleLevel, values: () => ConsoleValue[]): boolean {
    if (limit.take()) {
      if (tellRefused() && send({ level, at: now(), values: values() })) return true;
      limit.refuse(1);
    }
    telling ??= setTimeout(tellRefused, TELL_AFTER);
    return false;
  }

  function relay(
    method: 'log' | 'info' | 'warn' | 'error' | 'debug' | 'dir' | 'table' | 'trace' | 'group',
    level: ConsoleLevel,
  ): void {
    const native = target[method].bind(target);
    target[method] = (...values: unknown[]) => {
      // Omitted lines do not go to the browser's console either: it is the slowest part.
      if (emit(level, () => toConsoleValues(values))) native(...values);
    };
  }

  relay('log', 'log');
  relay('info', 'info');
  relay('warn', 'warn');
  relay('error', 'error');
  relay('debug', 'debug');
  relay('dir', 'log');
  relay('table', 'log');
  relay('trace', 'debug');
  relay('group', 'log');

  const say = (level: ConsoleLevel, text: string) => void emit(level, () => [{ kind: 'text', text }]);
  target.assert = (condition?: unknown, ...values: unknown[]) => {
    if (condition) return;
    emit('error', () => [{ kind: 'text', text: 'Assertion failed:' }, ...toConsoleValues(values)]);
  };
  target.count = (label: string = 'default') => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    say('log', `${label}: ${count}`);
  };
  target.time = (label: string = 'default') => void timers.set(label, now());
  const elapsed = (label: string) => `${label}: ${(now() - (timers.get(label) ?? now())).toFixed(1)} ms`;
  target.timeLog = (label: string = 'default') => say('log', elapsed(label));
  target.timeEnd = (label: string = 'default') => {
    say('log', elapsed(label));
    timers.delete(label);
  };
  return { say };
}
