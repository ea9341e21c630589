import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '.';
import { HELD_OUT_SHARE, heldOut } from './held-out';
import { FIFTH_COLLECTION } from './fifth-collection';
import { FOURTH_COLLECTION } from './fourth-collection';
import { SECOND_COLLECTION } from './second-collection';
import { THIRD_COLLECTION } from './third-collection';

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
    const later = new Set(
      [...SECOND_COLLECTION, ...THIRD_COLLECTION, ...FOURTH_COLLECTION, ...FIFTH_COLLECTION].map(({ id }) => id),
    );
    const drawn = QUESTIONS.flatMap(({ id }) => (later.has(id) ? [] : [id]));
    expect(Math.abs(shareOf(drawn) - HELD_OUT_SHARE)).toBeLessThan(0.05);
    expect(shareOf([...later])).toBe(0);
    expect(Math.abs(shareOf(Array.from({ length: 9000 }, (_, at) => `id-${at}`)) - HELD_OUT_SHARE)).toBeLessThan(0.02);
  });
});
