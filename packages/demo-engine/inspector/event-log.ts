import type { LoggedEvent } from '../model/inspection';

/** Maximum number of entries to keep. */
export const MAX_KEPT = 200;

export interface LogEntry extends LoggedEvent {
  key: number;
}

export interface EventLog {
  entries: readonly LogEntry[];
  /** Number of events that the agent left out, or that occurred while the log was paused. */
  dropped: number;
  isPaused: boolean;
}

export const EMPTY_LOG: EventLog = { entries: [], dropped: 0, isPaused: false };

function isSame(a: LoggedEvent, b: LoggedEvent): boolean {
  return (
    a.type === b.type &&
    a.target.id === b.target.id &&
    a.stoppedBy?.id === b.stoppedBy?.id &&
    a.through.length === b.through.length &&
    a.through.every((one, index) => one.id === b.through[index]?.id)
  );
}

/** Appends events to the log. Equal events in a row become one entry, even across messages. */
export function withEvents(log: EventLog, events: readonly LoggedEvent[], dropped: number): EventLog {
  if (log.isPaused) {
    const missed = events.reduce((sum, { count }) => sum + count, dropped);
    return { ...log, dropped: log.dropped + missed };
  }
  const entries = [...log.entries];
  for (const event of events) {
    const last = entries.at(-1);
    if (last !== undefined && isSame(last, event)) {
      entries[entries.length - 1] = { ...last, at: event.at, count: last.count + event.count };
    } else {
      entries.push({ ...event, key: (last?.key ?? 0) + 1 });
    }
  }
  return { ...log, entries: entries.slice(-MAX_KEPT), dropped: log.dropped + dropped };
}
