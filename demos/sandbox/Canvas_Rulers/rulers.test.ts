import { describe, expect, it } from 'vitest';
import { formatLength, ticks } from './shared/ruler';
import {
  addGuide,
  drag,
  GUIDE_LIMITS,
  isSameSheet,
  matchesOf,
  MAX_GUIDES,
  moveGuide,
  movePiece,
  newSheet,
  nudge,
  readPosition,
  removeGuide,
  SIDE,
  type Sheet,
} from './shared/sheet';

const piece = { id: 'a', name: 'A', x: 50, y: 60, width: 40, height: 20 };
const sheet: Sheet = {
  pieces: [piece],
  guides: [
    { id: 1, axis: 'x', at: 100 },
    { id: 2, axis: 'y', at: 30 },
  ],
};
const hold = { kind: 'piece', id: 'a', dx: 0, dy: 0 } as const;
const placeOf = ({ pieces }: Sheet) => [pieces[0]?.x, pieces[0]?.y];

describe('dragging', () => {
  it('snaps the nearest of both edges and the middle, on each axis by itself', () => {
    expect(placeOf(drag(sheet, hold, { x: 98, y: 70 }, 3))).toEqual([100, 70]);
    expect(placeOf(drag(sheet, hold, { x: 62, y: 8.5 }, 3))).toEqual([60, 10]);
    expect(placeOf(drag(sheet, hold, { x: 79, y: 21 }, 3))).toEqual([80, 20]);
  });

  it('leaves a piece alone out of reach, and without snapping', () => {
    expect(placeOf(drag(sheet, hold, { x: 96, y: 70 }, 3))).toEqual([96, 70]);
    expect(placeOf(drag(sheet, hold, { x: 99, y: 29 }, 0))).toEqual([99, 29]);
    expect(placeOf(drag({ ...sheet, guides: [] }, hold, { x: 99, y: 29 }, 3))).toEqual([99, 29]);
  });

  it('snaps a guide to pieces, and else to whole millimeters', () => {
    const at = (x: number, reach: number) =>
      drag(sheet, { kind: 'guide', id: 1, axis: 'x' }, { x, y: 0 }, reach).guides[0]?.at;
    expect(at(91, 3)).toBe(90);
    expect(at(69, 3)).toBe(70);
    expect(at(120.4, 3)).toBe(120);
    expect(at(90.6, 0)).toBe(91);
  });

  it('ignores what is gone', () => {
    expect(drag(sheet, { ...hold, id: 'b' }, { x: 0, y: 0 }, 3)).toBe(sheet);
    expect(drag(sheet, { kind: 'guide', id: 9, axis: 'x' }, { x: 0, y: 0 }, 3)).toEqual(sheet);
  });
});

describe('editing', () => {
  it('keeps the center of a piece on the sleeve', () => {
    expect(placeOf(movePiece(sheet, 'a', { x: -999, y: 999 }))).toEqual([-20, SIDE - 10]);
    expect(nudge(sheet, 'a', { x: -10, y: 0 })?.pieces[0]?.x).toBe(40);
    expect(isSameSheet(sheet, movePiece(sheet, 'a', piece))).toBe(true);
    expect(isSameSheet(sheet, removeGuide(sheet, 1))).toBe(false);
    expect(nudge(sheet, 'b', { x: 1, y: 0 })).toBe(null);
  });

  it('numbers guides so that none is confused, up to the most', () => {
    const [next, guide] = addGuide(removeGuide(sheet, 1), 'x', 12.34);
    expect(guide).toEqual({ id: 3, axis: 'x', at: 12.3 });
    let full = next;
    while (full.guides.length < MAX_GUIDES) [full] = addGuide(full, 'y', 0);
    expect(addGuide(full, 'x', 0)).toEqual([full, null]);
    expect(addGuide({ ...sheet, guides: [] }, 'x', 5)[1]?.id).toBe(1);
    expect(moveGuide(sheet, 1, 1e9).guides[0]?.at).toBe(GUIDE_LIMITS.max);
  });

  it('tells which guides a piece is on', () => {
    expect(matchesOf(sheet, 'a')).toEqual([]);
    expect(matchesOf(movePiece(sheet, 'a', { x: 80, y: 20 }), 'a')).toEqual([1, 2]);
    expect(matchesOf(sheet, null)).toEqual([]);
    expect(matchesOf(newSheet(), 'disc')).toEqual([2, 3, 4]);
  });

  it('reads typed positions', () => {
    expect(readPosition('12,5')).toBe(12.5);
    expect(['', ' ', 'abc', '401', '-101'].map(readPosition)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('ticks', () => {
  const labels = (...args: Parameters<typeof ticks>) =>
    ticks(...args).flatMap(({ at, label }) => (label === undefined ? [] : [[at, label]]));

  it('numbers the lines, also left of the origin, with room between them', () => {
    expect(labels(100, 1, 0, 200, 'mm')).toEqual([
      [-50, '−150'],
      [0, '−100'],
      [50, '−50'],
      [100, '0'],
      [150, '50'],
      [200, '100'],
    ]);
    for (let scale = 0.2; scale < 20; scale *= 1.17) {
      for (const unit of ['mm', 'in'] as const) {
        const found = labels(-37, scale, 0, 900, unit).map(([at]) => Number(at));
        expect(found.length).toBeGreaterThan(2);
        const gaps = found.slice(1).map((at, i) => at - (found[i] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(46 - 1e-6);
        expect(ticks(-37, scale, 0, 900, unit).length).toBeLessThan(400);
      }
    }
  });

  it('has inches of 25.4 mm', () => {
    expect(labels(0, 2, 0, 60, 'in')).toContainEqual([50.8, '1']);
    expect(formatLength(25.4, 'in')).toBe('1 in');
    expect(formatLength(-0.04, 'mm')).toBe('0 mm');
  });
});
