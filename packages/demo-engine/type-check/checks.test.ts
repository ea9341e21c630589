import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CheckWorker, TypeChecks } from './checks';
import type { FromChecker } from './messages';

type Sent = Parameters<CheckWorker['postMessage']>[0];

class FakeWorker implements CheckWorker {
  sent: Sent[] = [];
  isTerminated = false;
  onmessage: CheckWorker['onmessage'] = null;
  onerror: CheckWorker['onerror'] = null;

  postMessage(message: Sent): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: FromChecker): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

const files = [{ path: 'index.ts', text: '' }];
let workers: FakeWorker[];
let checks: TypeChecks;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  checks = new TypeChecks(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, '/types.json');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the type check', () => {
  it('is stopped after 15 seconds with one file, which is named; the checks behind it run in another worker', async () => {
    const stuck = checks.check(files);
    const next = checks.check(files);
    workers[0]?.answer({ type: 'at', id: 1, file: 'index.ts' });
    await vi.advanceTimersByTimeAsync(14_900);
    expect(workers[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1200);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(await stuck).toMatchObject([{ file: 'index.ts', message: expect.stringContaining('15 seconds') }]);
    expect(workers[1]?.sent).toMatchObject([{ id: 2, files }]);
    workers[1]?.answer({ type: 'answer', id: 2, result: [] });
    expect(await next).toEqual([]);
  });

  it('waits for the network as long as it takes', async () => {
    const answer = checks.check(files);
    await vi.advanceTimersByTimeAsync(60_000);
    workers[0]?.answer({ type: 'at', id: 1, file: 'index.ts' });
    workers[0]?.answer({ type: 'answer', id: 1, result: [] });
    expect(await answer).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]?.isTerminated).toBe(false);
  });

  it('fails with all that wait when its worker cannot be loaded, and starts another one', async () => {
    const first = checks.check(files);
    workers[0]?.onerror?.({ message: '', preventDefault: () => undefined } as ErrorEvent);
    await expect(first).rejects.toThrow('network');
    void checks.check(files);
    expect(workers).toHaveLength(2);
  });
});
