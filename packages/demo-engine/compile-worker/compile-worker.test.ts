import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompileResult } from '../model/compiled';
import { CompileClient, type CompileRequest } from './index';
import type { CompileWorker } from './client';
import { LatestOnly } from './latest-only';
import type { FromCompiler, ToCompiler } from './messages';

const request: CompileRequest = { flavour: 'react', files: [{ path: 'App.tsx', text: '' }], assets: [] };
const failed: CompileResult = { ok: false, problems: [{ file: 'App.tsx', line: 1, column: 1, message: 'no' }] };

class FakeWorker implements CompileWorker {
  sent: ToCompiler[] = [];
  isTerminated = false;
  onmessage: CompileWorker['onmessage'] = null;
  onerror: CompileWorker['onerror'] = null;

  postMessage(message: ToCompiler): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: FromCompiler): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

describe('the client', () => {
  it('answers the newest question only', async () => {
    const worker = new FakeWorker();
    const client = new CompileClient(() => worker);
    const first = client.compile(request);
    const second = client.compile(request);
    worker.answer({ type: 'answer', id: 1, result: failed });
    worker.answer({ type: 'answer', id: 2, result: failed });
    expect(await first).toBeUndefined();
    expect(await second).toEqual(failed);
  });

  it('fails as the compiler fails', async () => {
    const worker = new FakeWorker();
    const answer = new CompileClient(() => worker).compile(request);
    worker.answer({ type: 'failed', id: 1, message: 'The compiler broke.' });
    await expect(answer).rejects.toThrow('The compiler broke.');
  });

  it('starts a new worker after one has died', async () => {
    const workers: FakeWorker[] = [];
    const client = new CompileClient(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    });
    const answer = client.compile(request);
    workers[0]?.onerror?.({ message: 'gone', preventDefault: () => undefined } as ErrorEvent);
    await expect(answer).rejects.toThrow('The compiler could not be started: gone.');
    const next = client.compile(request);
    workers[1]?.answer({ type: 'answer', id: 2, result: failed });
    expect(await next).toEqual(failed);
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('lets go when it is disposed', async () => {
    const worker = new FakeWorker();
    const client = new CompileClient(() => worker);
    const answer = client.compile(request);
    client.dispose();
    expect(await answer).toBeUndefined();
    expect(worker.isTerminated).toBe(true);
  });
});

describe('a worker that does not respond', () => {
  let workers: FakeWorker[];
  let client: CompileClient;

  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
    client = new CompileClient(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is terminated after 5 seconds with one file, and the file is named', async () => {
    const answer = client.compile(request);
    workers[0]?.answer({ type: 'at', id: 1, file: 'App.tsx' });
    await vi.advanceTimersByTimeAsync(4900);
    expect(workers[0]?.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1200);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(await answer).toMatchObject({ ok: false, problems: [{ file: 'App.tsx' }] });
    expect(workers).toHaveLength(1);
    void client.compile(request);
    expect(workers[1]?.sent).toEqual([{ type: 'compile', id: 2, request }]);
  });

  it('leaves the newest text to another worker', async () => {
    const older = client.compile(request);
    workers[0]?.answer({ type: 'at', id: 1, file: 'App.tsx' });
    const newer = client.compile({ ...request, files: [{ path: 'App.tsx', text: 'new' }] });
    await vi.advanceTimersByTimeAsync(6500);
    expect(await older).toBeUndefined();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(workers[1]?.sent).toMatchObject([{ type: 'compile', id: 2, request: { files: [{ text: 'new' }] } }]);
    workers[1]?.answer({ type: 'answer', id: 2, result: failed });
    expect(await newer).toEqual(failed);
  });

  it('is not one that answers, however long it waits for the network', async () => {
    const answer = client.compile(request);
    workers[0]?.answer({ type: 'at', id: 1, file: 'App.tsx' });
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(500);
      const ping = workers[0]?.sent.at(-1);
      if (ping?.type === 'ping') workers[0]?.answer({ type: 'pong', id: ping.id });
    }
    expect(workers[0]?.isTerminated).toBe(false);
    workers[0]?.answer({ type: 'answer', id: 1, result: failed });
    expect(await answer).toEqual(failed);
    const count = workers[0]?.sent.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(workers[0]?.sent.length, 'pings without work').toBe(count);
  });

  it('is terminated at once when the request is canceled; an idle worker stays', async () => {
    const answer = client.compile(request);
    workers[0]?.answer({ type: 'at', id: 1, file: 'App.tsx' });
    client.cancel();
    expect(await answer).toBeUndefined();
    expect(workers[0]?.isTerminated).toBe(true);
    const next = client.compile(request);
    workers[1]?.answer({ type: 'at', id: 2, file: 'App.tsx' });
    workers[1]?.answer({ type: 'answer', id: 2, result: failed });
    expect(await next).toEqual(failed);
    client.cancel();
    expect(workers[1]?.isTerminated).toBe(false);
  });

  it('is ignored after it was terminated', () => {
    void client.compile(request);
    workers[0]?.answer({ type: 'at', id: 1, file: 'App.tsx' });
    client.cancel();
    void client.compile(request);
    workers[0]?.answer({ type: 'at', id: 1, file: 'App.tsx' });
    client.cancel();
    expect(workers[1]?.isTerminated).toBe(false);
  });
});

describe('a queue of the latest only', () => {
  it('does one job at a time and skips those that were replaced', async () => {
    const done: number[] = [];
    const release: (() => void)[] = [];
    const queue = new LatestOnly<number>(
      (job) =>
        new Promise((resolve) => {
          release.push(() => {
            done.push(job);
            resolve();
          });
        }),
    );
    for (const job of [1, 2, 3, 4]) queue.push(job);
    release[0]?.();
    await new Promise((resolve) => setTimeout(resolve));
    release[1]?.();
    expect(done).toEqual([1, 4]);
  });
});
