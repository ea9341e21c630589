import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  add,
  describe as inWords,
  moveTo,
  newBento,
  open,
  select,
  selectedOf,
  startMove,
  type Bento,
} from './shared/bento';

const top = ({ pieces }: Bento) => pieces.at(-1);

function act(label: string, bento: Bento): Bento {
  const action = ACTIONS.find((each) => each.label === label);
  if (!action?.can(bento)) throw new Error(`${label} is disabled.`);
  return action.act(bento);
}

describe('pieces', () => {
  it('land under the pointer, or at the nearest position in the box', () => {
    expect(top(add(newBento(), 'salmon', { x: 222.4, y: 91.6 }))).toMatchObject({ x: 222, y: 92 });
    expect(top(add(newBento(), 'salmon', { x: -40, y: 999 }))).toMatchObject({ x: 76, y: 228 });
  });

  it('without a position are put beside each other', () => {
    const twice = add(add(newBento(), 'salmon'), 'tamago');
    expect(twice.pieces.slice(-2)).toMatchObject([
      { x: 380, y: 96 },
      { x: 448, y: 96 },
    ]);
  });

  it('are removed and turned if one is selected', () => {
    expect(() => act('Turn', newBento())).toThrow('disabled');
    expect(selectedOf(act('Turn', select(newBento(), 1)))?.rotation).toBe(0);
    expect(act('Remove', select(newBento(), 1)).pieces.map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});

describe('steps', () => {
  it('are one for a drag, and the next one for the next drag', () => {
    const drag = (from: Bento, x: number) =>
      [1, 2, 3].reduce((now, i) => moveTo(now, 1, { x: x + i, y: 120 }), startMove(from, 1));
    const once = drag(newBento(), 200);
    expect(once.past).toHaveLength(1);
    expect(drag(once, 300).past).toHaveLength(2);
    expect(act('Undo', once).pieces).toEqual(newBento().pieces);
    expect(act('Redo', act('Undo', once)).pieces).toEqual(once.pieces);
  });
});

describe('a file', () => {
  it('brings back the pieces in their order, as one step', () => {
    const saved = act('Turn', select(newBento(), 3)).pieces;
    const back = open(newBento(), JSON.stringify(saved));
    expect(back.pieces).toEqual(saved);
    expect(act('Undo', back).pieces).toEqual(newBento().pieces);
  });

  it('is refused in words if it cannot be used, and changes nothing', () => {
    const bento = newBento();
    for (const text of [
      'lunch',
      '{}',
      '[{"food":"stone","x":1,"y":1,"rotation":0}]',
      '[{"food":"salmon"}]',
      '[null]',
    ]) {
      const next = open(bento, text);
      expect(inWords(next)).toBe('This file is not a saved bento box.');
      expect(next.pieces).toBe(bento.pieces);
    }
  });

  it('keeps pieces inside the box', () => {
    const far = [{ food: 'tamago', x: -9, y: 999, rotation: 15 }];
    expect(open(newBento(), JSON.stringify(far)).pieces).toMatchObject([{ x: 76, y: 228 }]);
  });
});
