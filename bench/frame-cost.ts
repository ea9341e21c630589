import { isRecord, isString } from '@site-packages/contracts';
import { FRAME_STAMP } from '../testing/harness/model';

/** The trace categories that `frameCosts` needs. */
export const FRAME_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Input whose handlers count when they run outside of a frame. */
const INPUT = /^(?:pointer|mouse|touch|key|drag|wheel|click|dblclick|contextmenu|input|change)/;

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  data: Readonly<Record<string, unknown>>;
}

function traceEvent(value: unknown): TraceEvent[] {
  if (!isRecord(value)) return [];
  const { name, pid, tid, ts, dur, args } = value;
  if (!isString(name) || typeof pid !== 'number' || typeof tid !== 'number' || typeof ts !== 'number') return [];
  const data = isRecord(args) && isRecord(args['data']) ? args['data'] : {};
  return [{ name, pid, tid, ts, dur: typeof dur === 'number' ? dur : 0, data }];
}

/**
 * Main thread milliseconds of each animation frame in which the demo did something: the browser's whole task, with the handlers of the
 * input before the frame, scripts, layout, painting and the commit. What the test tool runs in between is not in it.
 *
 * @param trace Chromium's trace as JSON, recorded with `FRAME_CATEGORIES`
 * @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU (the format)
 */
export function frameCosts(trace: string): number[] {
  const whole: unknown = JSON.parse(trace);
  const listed: unknown = isRecord(whole) ? whole['traceEvents'] : undefined;
  const events = Array.isArray(listed) ? listed.flatMap(traceEvent) : [];
  const stamps = events.filter(({ name, data }) => name === 'TimeStamp' && data['message'] === FRAME_STAMP);
  const [first] = stamps;
  if (first === undefined) return [];
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid).sort((a, b) => a.ts - b.ts);
  const costs: number[] = [];
  /** Handlers that ran since the last frame. */
  let before = 0;
  let taskEnd = 0;
  for (const { name, ts, dur, data } of own) {
    if (name === 'RunTask' && stamps.some((stamp) => stamp.ts >= ts && stamp.ts <= ts + dur)) {
      costs.push((dur + before) / 1000);
      before = 0;
      taskEnd = ts + dur;
    }
    const isInput = name === 'EventDispatch' && INPUT.test(String(data['type']));
    if (isInput && ts >= taskEnd) before += dur;
  }
  return costs;
}
