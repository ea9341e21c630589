import { describe, expect, it } from 'vitest';
import { plainCopy } from './plain-copy';

describe('a value that leaves a frame', () => {
  it('is a copy', () => {
    const value = { list: [{ x: 1 }], none: null };
    const copy = plainCopy(value);
    expect(copy).toEqual(value);
    value.list[0] = { x: 2 };
    expect(copy.list).toEqual([{ x: 1 }]);
  });

  it('has no functions and no classes', () => {
    class Pin {
      x = 1;
      move(): void {
        this.x += 1;
      }
    }
    const copy: unknown = plainCopy({ pin: new Pin(), act: () => 1 });
    expect(copy).toStrictEqual({ pin: { x: 1 }, act: undefined });
  });

  it('may hold itself', () => {
    const ring: { next?: object } = {};
    ring.next = ring;
    const copy = plainCopy(ring);
    expect(copy.next).toBe(copy);
    expect(copy).not.toBe(ring);
  });
});
