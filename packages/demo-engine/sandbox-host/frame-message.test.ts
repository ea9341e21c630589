import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './frame-message';

const text = { kind: 'text', text: 'x' };

function nested(depth: number): unknown {
  return depth === 0
    ? text
    : { kind: 'object', label: 'o', more: 0, entries: [{ key: 'k', value: nested(depth - 1) }] };
}

function log(values: unknown[]): unknown {
  return { type: 'console', runId: 1, entry: { level: 'log', at: 1, values } };
}

describe('messages of a frame', () => {
  it('are taken when they are whole, without what does not belong', () => {
    expect(readFrameMessage({ type: 'hello', html: '<b>' })).toEqual({ type: 'hello' });
    expect(readFrameMessage({ type: 'painted', runId: 2 })).toEqual({ type: 'painted', runId: 2 });
    expect(readFrameMessage({ type: 'pong', id: 2 })).toEqual({ type: 'pong', id: 2 });
    expect(
      readFrameMessage({ type: 'error', runId: 1, error: { phase: 'run', name: 'E', message: 'm', line: 3 } }),
    ).toBeDefined();
    expect(readFrameMessage(log([text, nested(5)]))).toBeDefined();
  });

  it('are not walked to their end when that is far away', () => {
    let reads = 0;
    // Ten levels of two hundred entries that share their children: few objects, but 10^23 paths through them.
    let value: unknown = text;
    for (let level = 0; level < 10; level += 1) {
      const entry = {
        key: 'k',
        inner: value,
        get value() {
          reads += 1;
          return this.inner;
        },
      };
      value = { kind: 'object', label: 'o', more: 0, entries: Array.from({ length: 200 }, () => entry) };
    }
    expect(readFrameMessage(log([value]))).toBeUndefined();
    expect(reads).toBeLessThan(2000);
  });

  it.each([
    null,
    'painted',
    { type: 'painted' },
    { type: 'painted', runId: 'x' },
    { type: 'pong', id: Number.NaN },
    { type: 'navigate', url: '/' },
    { type: 'error', runId: 1, error: { phase: 'nowhere', name: 'E', message: 'm' } },
    { type: 'error', runId: 1, error: { phase: 'run', name: 'E', message: { toString: 1 } } },
    { type: 'error', runId: 1, error: { phase: 'run', name: 'E', message: 'm', line: '3' } },
    { type: 'error', runId: 1, error: { phase: 'run', name: 'E', message: 'x'.repeat(20_000) } },
    log([{ kind: 'html', text: '<img>' }]),
    log([{ kind: 'object', label: 'o', more: 0, entries: 'many' }]),
    log(Array.from({ length: 500 }, () => text)),
    log([nested(50)]),
    { type: 'console', runId: 1, entry: { level: 'fatal', at: 1, values: [] } },
    { type: 'console', runId: 1, entry: { level: 'log', at: Infinity, values: [] } },
  ])('are refused otherwise (%#)', (value) => {
    expect(readFrameMessage(value)).toBeUndefined();
  });
});
