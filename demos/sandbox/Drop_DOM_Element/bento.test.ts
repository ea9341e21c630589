import { describe, expect, it } from 'vitest';
import {
  add,
  compartmentAt,
  empty,
  freePlace,
  FULL,
  moveTo,
  newBento,
  nudge,
  open,
  piecesOf,
  redoNext,
  release,
  remove,
  ROOM,
  select,
  selectedOf,
  step,
  turn,
  undoLast,
} from './shared/bento';
import { readBento, writeBento } from './shared/bento-file';

const top = (bento: ReturnType<typeof newBento>) => piecesOf(bento).at(-1);

describe('pieces', () => {
  it('land under the pointer, or at the nearest place in the box', () => {
    expect(top(add(newBento(), 'salmon', { x: 222.4, y: 91.6 }))).toMatchObject({ x: 222, y: 92 });
    expect(top(add(newBento(), 'salmon', { x: -40, y: 999 }))).toMatchObject({
      x: ROOM.left,
      y: ROOM.bottom,
    });
  });

  it('without a place are put away from the others', () => {
    const place = freePlace(piecesOf(newBento()));
    for (const { x, y } of piecesOf(newBento())) {
      expect(Math.hypot(x - place.x, y - place.y)).toBeGreaterThan(88);
    }
    expect(freePlace([])).toEqual({ x: ROOM.left, y: ROOM.top });
  });

  it('get an id that no step has, also an undone one', () => {
    const back = undoLast(add(newBento(), 'tempura'));
    expect(selectedOf(add(back, 'tamago'))?.id).toBe(6);
    expect(selectedOf(add(add(newBento(), 'tempura'), 'tamago'))?.id).toBe(6);
  });

  it('come to the top when they are moved or turned', () => {
    expect(top(moveTo(newBento(), 2, { x: 300, y: 100 }))?.id).toBe(2);
    expect(top(turn(select(newBento(), 1)))).toMatchObject({ id: 1, rotation: 0 });
  });

  it('are named with their compartment', () => {
    expect(compartmentAt({ x: 100, y: 200 })).toBe('on the rice');
    expect(compartmentAt({ x: 400, y: 80 })).toBe('at the top right');
    expect(step(newBento(), -1).says).toBe('Selected: octopus, at the bottom right.');
    expect(step(newBento(), 1).says).toBe('Selected: onigiri, on the rice.');
  });
});

describe('steps', () => {
  it('are one for a drag, and the next one for the next drag', () => {
    const drag = (from: ReturnType<typeof newBento>, x: number) =>
      [1, 2, 3].reduce((now, i) => moveTo(now, 1, { x: x + i, y: 120 }), from);
    const once = release(drag(newBento(), 200));
    expect(once.history.at).toBe(1);
    expect(release(drag(once, 300)).history.at).toBe(2);
    expect(piecesOf(undoLast(once))).toBe(once.history.steps[0]);
  });

  it('are none where nothing changes', () => {
    const { x = 0, y = 0 } = piecesOf(newBento())[0] ?? {};
    const start = newBento();
    expect(moveTo(start, 1, { x, y })).toBe(start);
    expect(moveTo(start, 99, { x, y })).toBe(start);
  });

  it('bring back what was emptied, and keep the selection where they can', () => {
    const emptied = empty(select(newBento(), 3));
    expect(piecesOf(emptied)).toEqual([]);
    expect(piecesOf(undoLast(emptied))).toHaveLength(4);
    expect(piecesOf(redoNext(undoLast(emptied)))).toEqual([]);
    const turned = turn(select(newBento(), 3));
    expect(undoLast(turned).selected).toBe(3);
    expect(undoLast(add(newBento(), 'salmon')).selected).toBeNull();
  });
});

describe('the box', () => {
  it('can be full and empty', () => {
    let bento = newBento();
    for (let i = 0; i < 20; i += 1) bento = add(bento, 'tamago');
    expect(piecesOf(bento)).toHaveLength(FULL);
    expect(bento.says).toBe('The box is full: 16 pieces.');
    while (piecesOf(bento).length > 0) bento = remove(step(bento, 1));
    expect(bento.says).toBe('Removed: tamago. 0 pieces in the box.');
    for (const change of [empty, (now: typeof bento) => step(now, 1)]) {
      expect(change(bento).says).toBe('The box is empty.');
    }
    expect(nudge(bento, { x: 1, y: 0 }).says).toBe('Select a piece first.');
  });
});

describe('a file', () => {
  it('brings back the pieces in their order, as one step', () => {
    const bento = turn(select(newBento(), 3));
    const back = open(empty(bento), readBento(writeBento(piecesOf(bento))));
    const known = ({ id: _, ...piece }: ReturnType<typeof piecesOf>[number]) => piece;
    expect(piecesOf(back).map(known)).toEqual(piecesOf(bento).map(known));
    expect(piecesOf(back).every(({ id }) => id > 4)).toBe(true);
    expect(back.says).toBe('Opened. 4 pieces in the box.');
    expect(piecesOf(undoLast(back))).toEqual([]);
  });

  it('is answered if it cannot be used, and changes nothing', () => {
    const bento = newBento();
    const piece = { food: 'salmon', x: 90, y: 90, rotation: 0 };
    const many = JSON.stringify({ kind: 'bento', pieces: Array(FULL + 1).fill(piece) });
    for (const [text, reason] of [
      ['lunch', 'it is not JSON'],
      ['{}', 'it has no pieces'],
      ['{"kind":"bento","pieces":[{"food":"stone"}]}', 'piece 1 has no known food or no place'],
      ['{"kind":"bento","pieces":[{"food":"salmon"}]}', 'piece 1 has no known food or no place'],
      [many, 'it has more than 16 pieces'],
    ] as const) {
      const next = open(bento, readBento(text));
      expect(next.says).toBe(`This file cannot be used: ${reason}.`);
      expect(next.history).toBe(bento.history);
    }
  });

  it('keeps pieces inside the box', () => {
    const far = { kind: 'bento', pieces: [{ food: 'tamago', x: -9, y: 999, rotation: -15 }] };
    expect(readBento(JSON.stringify(far))).toEqual({
      pieces: [{ food: 'tamago', x: ROOM.left, y: ROOM.bottom, rotation: 345 }],
    });
  });
});
