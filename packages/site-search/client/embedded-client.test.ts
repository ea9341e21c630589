import { describe, expect, it, vi } from 'vitest';
import { EmbeddedClient, type WorkerLike } from './embedded-client';
import type { FromWorker, ToWorker } from './protocol';

class FakeWorker implements WorkerLike {
  readonly sent: ToWorker[] = [];
  terminated = false;
  private readonly onMessage: ((event: { data: FromWorker }) => void)[] = [];
  private readonly onError: ((event: { message?: string }) => void)[] = [];

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  addEventListener(type: string, listener: never): void {
    if (type === 'message') this.onMessage.push(listener);
    else this.onError.push(listener);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(data: FromWorker): void {
    for (const listener of this.onMessage) listener({ data });
  }
  die(message: string): void {
    for (const listener of this.onError) listener({ message });
  }
}

function start() {
  const workers: FakeWorker[] = [];
  const create = vi.fn(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const client = new EmbeddedClient(create, 'https://x/search-index/', 'https://x');
  const latest = () => workers.at(-1) ?? new FakeWorker();
  return { client, create, latest };
}

describe('EmbeddedClient', () => {
  it('starts its worker at once and sends it the URL of the index', () => {
    expect(start().latest().sent).toEqual([
      { type: 'start', indexUrl: 'https://x/search-index/', origin: 'https://x' },
    ]);
  });

  it('matches each answer to its query', async () => {
    const { client, latest } = start();
    const first = client.search({ requests: [{ indexName: 'k', query: 'a' }] });
    const second = client.search({ requests: [{ indexName: 'k', query: 'b' }] });
    latest().say({ type: 'answer', id: 2, response: { results: [] } });
    latest().say({ type: 'failed', id: 1, failure: 'missing', message: 'No index.' });
    await expect(second).resolves.toEqual({ results: [] });
    await expect(first).rejects.toMatchObject({ name: 'RetryError', failure: 'missing' });
  });

  it('ignores answers that no query waits for', async () => {
    const { client, latest } = start();
    const asked = client.search({ requests: [] });
    latest().say({ type: 'answer', id: 99, response: { results: [] } });
    latest().say({ type: 'ready', records: 3, took: 1 });
    latest().say({ type: 'answer', id: 1, response: { results: [] } });
    await expect(asked).resolves.toEqual({ results: [] });
  });

  it('fails the open query when the worker crashes, and starts another worker for the next one', async () => {
    const { client, create, latest } = start();
    const asked = client.search({ requests: [] });
    const dead = latest();
    dead.die('boom');
    await expect(asked).rejects.toMatchObject({ failure: 'broken', message: 'boom' });
    expect(dead.terminated).toBe(true);
    void client.search({ requests: [] });
    expect(create).toHaveBeenCalledTimes(2);
    expect(latest().sent.map((message) => message.type)).toEqual(['start', 'search']);
  });

  it('reports that workers are forbidden', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const client = new EmbeddedClient(
      () => {
        throw new Error('refused');
      },
      '',
      '',
    );
    await expect(client.search({ requests: [] })).rejects.toMatchObject({ name: 'RetryError' });
    warn.mockRestore();
  });
});
