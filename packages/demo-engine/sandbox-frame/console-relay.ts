import type { ConsoleEntry, ConsoleLevel, ConsoleValue } from '../model/messages';
import { toConsoleValues } from './console-values';
import { RateLimit } from './rate-limit';

/** Console lines that pass at once, and in each second after that. */
const BURST = 200;
const PER_SECOND = 50;

export interface ConsoleRelay {
  /** Adds a line that the runtime itself has to say. */
  say(level: ConsoleLevel, text: string): void;
}

/**
 * Sends what the demo writes to its console to the page, as text trees, and still to the browser's own console.
 *
 * @param target the global console object, whose methods are replaced
 * @param now milliseconds since the run began
 * @param send called for each line that passes; must not throw
 */
export function installConsoleRelay(
  target: Console,
  now: () => number,
  send: (entry: ConsoleEntry) => void,
): ConsoleRelay {
  const limit = new RateLimit(BURST, PER_SECOND, now);
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();

  function emit(level: ConsoleLevel, values: () => ConsoleValue[]): boolean {
    if (!limit.take()) return false;
    const refused = limit.takeRefused();
    if (refused > 0) {
      send({
        level: 'warn',
        at: now(),
        values: [{ kind: 'text', text: `… ${refused} more lines came too fast to show` }],
      });
    }
    send({ level, at: now(), values: values() });
    return true;
  }

  function relay(
    method: 'log' | 'info' | 'warn' | 'error' | 'debug' | 'dir' | 'table' | 'trace' | 'group',
    level: ConsoleLevel,
  ): void {
    const native = target[method].bind(target);
    target[method] = (...values: unknown[]) => {
      // What came too fast is not worth the browser's own console either: there it is slowest.
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
