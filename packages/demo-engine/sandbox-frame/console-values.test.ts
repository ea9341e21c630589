// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ConsoleValue } from '../model/messages';
import { toConsoleValues } from './console-values';

function one(value: unknown): ConsoleValue {
  const [first, ...rest] = toConsoleValues([value]);
  expect(rest).toHaveLength(0);
  if (first === undefined) throw new Error('nothing came out');
  return first;
}

class Wheel {
  spokes = 5;
}

function size(value: ConsoleValue): number {
  return value.kind === 'object' ? value.entries.reduce((sum, entry) => sum + size(entry.value), 1) : 1;
}

describe('logged values', () => {
  it('keeps primitives apart', () => {
    expect(toConsoleValues(['text', 1, -0, 10n, true, undefined, null, Symbol('s')])).toEqual([
      { kind: 'text', text: 'text' },
      { kind: 'primitive', type: 'number', text: '1' },
      { kind: 'primitive', type: 'number', text: '-0' },
      { kind: 'primitive', type: 'bigint', text: '10n' },
      { kind: 'primitive', type: 'boolean', text: 'true' },
      { kind: 'primitive', type: 'undefined', text: 'undefined' },
      { kind: 'primitive', type: 'null', text: 'null' },
      { kind: 'primitive', type: 'symbol', text: 'Symbol(s)' },
    ]);
  });

  it('reads objects, lists, maps, sets, functions and elements', () => {
    expect(one({ a: 1 })).toEqual({
      kind: 'object',
      label: 'Object',
      entries: [{ key: 'a', value: { kind: 'primitive', type: 'number', text: '1' } }],
      more: 0,
    });
    expect(one([1, 2])).toMatchObject({ label: 'Array(2)', more: 0 });
    expect(one(new Map([['k', 1]]))).toMatchObject({ label: 'Map(1)', entries: [{ key: 'k' }] });
    expect(one(new Set([1]))).toMatchObject({ label: 'Set(1)' });
    expect(one(new Float32Array(3))).toMatchObject({ label: 'Float32Array(3)' });
    expect(one(function draw() {})).toEqual({ kind: 'function', text: 'ƒ draw()' });
    expect(one(Wheel)).toEqual({ kind: 'function', text: 'class Wheel' });
    expect(one(new Wheel())).toMatchObject({ label: 'Wheel' });
    const element = document.createElement('div');
    element.id = 'container';
    expect(one(element)).toEqual({ kind: 'text', text: '<div id="container">' });
    expect(one(new RangeError('no'))).toMatchObject({ kind: 'text', text: expect.stringContaining('RangeError: no') });
  });

  it('shows a node of the library by its attributes', () => {
    const node = { className: 'Rect', attrs: { x: 4 }, getLayer: () => null, _id: 7 };
    expect(one(node)).toMatchObject({ label: 'Konva.Rect', entries: [{ key: 'x' }] });
  });

  it('does not run getters', () => {
    let isRun = false;
    const value = {
      get trap() {
        isRun = true;
        throw new Error('sprung');
      },
    };
    expect(one(value)).toMatchObject({ entries: [{ key: 'trap', value: { kind: 'text', text: '(getter)' } }] });
    expect(isRun).toBe(false);
  });

  it('survives what throws when it is looked at', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('get');
        },
        ownKeys: () => {
          throw new Error('keys');
        },
        getPrototypeOf: () => {
          throw new Error('prototype');
        },
      },
    );
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const error = new Error('x');
    Object.defineProperty(error, 'message', {
      get() {
        throw new Error('message');
      },
    });
    for (const value of [hostile, proxy, error, Object.create(null)])
      expect(() => toConsoleValues([value])).not.toThrow();
  });

  it('ends with cycles, depth, width and length', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(one(circle)).toMatchObject({ entries: [{ value: { kind: 'text', text: '(circular Object)' } }] });

    let deep: unknown = 1;
    for (let level = 0; level < 1000; level += 1) deep = { deep };
    expect(size(one(deep))).toBeLessThan(20);

    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, { a: { b: [1, 2, 3] } }]));
    expect(size(one(wide))).toBeLessThan(1000);

    expect(one(new Array(1_000_000).fill(0))).toMatchObject({ label: 'Array(1000000)', more: 999_940 });
    expect(JSON.stringify(one('x'.repeat(100_000))).length).toBeLessThan(3000);
  });

  it('shows the same object twice when it is no circle', () => {
    const point = { x: 1 };
    expect(one([point, point])).toMatchObject({
      entries: [{ value: { kind: 'object' } }, { value: { kind: 'object' } }],
    });
  });

  it('fills in a format', () => {
    expect(toConsoleValues(['%s is %d %% of %i', 'it', '12.5', 7.9, 'more'])).toEqual([
      { kind: 'text', text: 'it is 12 % of 7' },
      { kind: 'text', text: 'more' },
    ]);
    expect(toConsoleValues(['%cred', 'color: red'])).toEqual([{ kind: 'text', text: 'red' }]);
    expect(toConsoleValues(['%o', { a: 1 }])).toMatchObject([{ kind: 'object' }]);
    expect(toConsoleValues(['100%', 1])).toMatchObject([{ text: '100%' }, { text: '1' }]);
  });
});
