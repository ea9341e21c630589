import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '.';
import { HELD_OUT_SHARE, heldOut } from './held-out';

describe('the part that is set aside', () => {
  it('is always the same', () => {
    const first = QUESTIONS.map(({ id }) => id).sort();
    expect(first.filter(heldOut).slice(0, 5)).toMatchInlineSnapshot(`
      [
        "konva-1036",
        "konva-1049",
        "konva-1052",
        "konva-1071",
        "konva-1079",
      ]
    `);
    expect(first.map(heldOut)).toEqual(first.map(heldOut));
  });

  it('is a third, also of ids that nobody has written yet', () => {
    const shareOf = (ids: readonly string[]) => ids.filter(heldOut).length / ids.length;
    expect(Math.abs(shareOf(QUESTIONS.map(({ id }) => id)) - HELD_OUT_SHARE)).toBeLessThan(0.05);
    expect(Math.abs(shareOf(Array.from({ length: 9000 }, (_, at) => `id-${at}`)) - HELD_OUT_SHARE)).toBeLessThan(0.02);
  });
});
