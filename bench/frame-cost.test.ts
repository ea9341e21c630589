import { describe, expect, it } from 'vitest';
import { FRAME_STAMP } from '../testing/harness/model';
import { frameCosts } from './frame-cost';

const MAIN = { pid: 7, tid: 1, ph: 'X' };
const task = (ts: number, dur: number) => ({ ...MAIN, name: 'RunTask', ts, dur });
const stamp = (ts: number) => ({ ...MAIN, ph: 'I', name: 'TimeStamp', ts, args: { data: { message: FRAME_STAMP } } });
const handler = (type: string, ts: number, dur: number) => ({
  ...MAIN,
  name: 'EventDispatch',
  ts,
  dur,
  args: { data: { type } },
});
const costsOf = (...traceEvents: unknown[]) => frameCosts(JSON.stringify({ traceEvents }));

describe('frameCosts', () => {
  it('takes the whole task of each frame in which the demo ran code, and no other task', () => {
    expect(
      costsOf(task(1000, 4000), stamp(2000), task(6000, 9000), task(20_000, 2000), stamp(21_000), {
        ...task(1500, 9999),
        pid: 8,
      }),
    ).toEqual([4, 2]);
  });

  it('adds input that was handled before the frame, once', () => {
    expect(
      costsOf(
        task(0, 700),
        handler('pointermove', 100, 500),
        handler('__playwright_mark_target__', 620, 50),
        task(1000, 4000),
        handler('pointermove', 1100, 300),
        stamp(2000),
        task(6000, 1000),
        stamp(6500),
      ),
    ).toEqual([4.5, 1]);
  });

  it('is empty without a frame, and ignores what it does not know', () => {
    expect(costsOf(task(0, 100), 7, null, {})).toEqual([]);
    expect(frameCosts('[]')).toEqual([]);
  });
});
