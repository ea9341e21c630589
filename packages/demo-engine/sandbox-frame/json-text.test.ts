import { afterEach, describe, expect, it } from 'vitest';
import { jsonText } from './json-text';

afterEach(() => {
  for (const prototype of [Object.prototype, Array.prototype, String.prototype, Number.prototype])
    Reflect.deleteProperty(prototype, 'toJSON');
});

describe('the text of a message', () => {
  it('is what JSON.stringify writes', () => {
    for (const value of [
      {
        type: 'console',
        runId: 1,
        entry: { level: 'log', at: 1.5, values: [{ kind: 'text', text: 'a "b"\n\ud800' }] },
      },
      {
        a: undefined,
        b: null,
        c: [undefined, Number.NaN, true],
        d: {},
        e: [],
        f: () => 1,
        'ü"': Infinity,
        [Symbol()]: 1,
      },
      'text',
      [],
      null,
    ]) {
      expect(jsonText(value)).toBe(JSON.stringify(value));
    }
  });

  it('is the same when a demo has added toJSON to every prototype', () => {
    for (const prototype of [Object.prototype, Array.prototype, String.prototype, Number.prototype])
      Object.defineProperty(prototype, 'toJSON', { value: () => undefined, configurable: true });
    expect(jsonText({ a: ['x', 1, { b: true }] })).toBe('{"a":["x",1,{"b":true}]}');
  });
});
