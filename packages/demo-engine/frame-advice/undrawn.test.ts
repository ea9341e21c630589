import { describe, expect, it } from 'vitest';
import { FAULTS, findUndrawn } from './stage-faults';

describe('a layer that was never drawn', () => {
  const layer = (children: unknown[], kind = 'Layer') => ({
    attrs: {},
    getClassName: () => kind,
    getChildren: () => children,
  });
  const of = (one: ReturnType<typeof layer>, drawn: readonly object[] = []) =>
    findUndrawn([{ getChildren: () => [one] }], new Set(drawn))?.name;

  it('is found when it has shapes', () => {
    expect(of(layer([1]))).toBe(FAULTS.undrawn);
    const drawn = layer([1]);
    expect(of(drawn, [drawn])).toBeUndefined();
    expect(of(layer([]))).toBeUndefined();
    expect(of(layer([1], 'FastLayer'))).toBeUndefined();
  });
});
