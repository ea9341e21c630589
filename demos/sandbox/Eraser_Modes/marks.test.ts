import { describe, expect, it } from 'vitest';
import { distance } from '../../common/konva/distance';
import {
  clearInk,
  leftOf,
  lift,
  type Mark,
  move,
  press,
  underTool,
  visibleStrokes,
} from './shared/marks';

const line = (kind: Mark['kind'], points: number[], width = 4): Mark => ({
  kind,
  name: kind === 'pen' ? `line at ${points[0]}` : '',
  color: '#000000',
  width,
  points,
});
const eraser = (tool: 'ink' | 'stroke' | 'all', width = 20) => ({ tool, width, color: '#000000' });
const upright = (x: number) => line('pen', [x, 0, x, 100]);

describe('distance', () => {
  it('is that to the piece, not to the line beyond its ends', () => {
    expect(distance({ x: 5, y: 3 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(3);
    expect(distance({ x: 14, y: 3 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(5);
    expect(distance({ x: 3, y: 4 }, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe(5);
  });
});

describe('erasing strokes', () => {
  it('takes every stroke on a quick way, and no other', () => {
    const marks = [upright(0), upright(50), upright(100)];
    const draft = move(press(marks, eraser('stroke'), { x: -30, y: 50 }), [{ x: 80, y: 50 }]);
    expect(draft.marks).toEqual([upright(100)]);
    expect(lift(marks, draft).says).toBe('Removed line at 0, line at 50. One stroke is left.');
  });

  it('does not see what has been erased, but the rest of the same stroke', () => {
    const marks = [upright(0), line('ink', [-20, 50, 20, 50], 30)];
    expect(press(marks, eraser('stroke', 4), { x: 0, y: 50 }).marks).toBe(marks);
    expect(press(marks, eraser('stroke', 4), { x: 0, y: 10 }).marks).toHaveLength(1);
  });

  it('sees a stroke that was drawn over an erased place', () => {
    const marks = [line('ink', [-20, 50, 20, 50], 30), upright(0)];
    expect(underTool(marks, { x: 0, y: 50 }, 4)).toBe('Over line at 0.');
    expect(underTool(marks, { x: 40, y: 50 }, 4)).toBe('Over the picture.');
    expect(underTool([], { x: 0, y: 0 }, 4)).toBe('Over the picture.');
  });

  it('finds a wide stroke with a thin eraser anywhere on its width', () => {
    const wide = line('pen', [0, 0, 0, 100], 40);
    for (const x of [-18, -9, 0, 7, 15]) {
      expect(press([wide], eraser('stroke', 2), { x, y: 50 }).marks).toEqual([]);
    }
    expect(press([wide], eraser('stroke', 2), { x: 24, y: 50 }).marks).toEqual([wide]);
  });

  it('says that there is none, and keeps the marks', () => {
    const marks = [upright(0)];
    const draft = press(marks, eraser('stroke'), { x: 90, y: 50 });
    expect(lift(marks, draft)).toEqual({ marks, says: 'No stroke there.' });
    expect(lift([], press([], eraser('stroke'), { x: 0, y: 0 })).marks).toEqual([]);
  });
});

describe('erasing ink', () => {
  it('keeps an eraser that met ink, and no other', () => {
    const marks = [upright(0)];
    const met = press(marks, eraser('ink'), { x: 9, y: 50 });
    expect(lift(marks, met)).toEqual({
      marks: met.marks,
      says: 'Ink erased. One stroke is left.',
    });
    const missed = press(marks, eraser('ink'), { x: 40, y: 50 });
    expect(lift(marks, missed)).toEqual({ marks, says: 'No ink there.' });
    // The second time over the same place there is nothing to erase.
    const again = press(met.marks, eraser('ink', 2), { x: 1, y: 50 });
    expect(lift(met.marks, again).says).toBe('No ink there.');
  });

  it('counts a stroke until its last bit is gone', () => {
    const most = [upright(0), line('ink', [0, 0, 0, 90], 10)];
    expect(visibleStrokes(most)).toHaveLength(1);
    expect(leftOf([upright(0), line('ink', [0, 0, 0, 100], 10)])).toBe('No ink is left.');
    // Along its middle, a thin eraser leaves both edges of a wide stroke.
    const wide = line('pen', [0, 0, 0, 100], 40);
    expect(visibleStrokes([wide, line('ink', [0, 0, 0, 100], 10)])).toEqual([wide]);
  });
});

describe('drawing', () => {
  const pen = { tool: 'pen', width: 6, color: '#ff0000' } as const;

  it('leaves a dot where the pen was put down', () => {
    const dot = press([], pen, { x: 10, y: 20 }).marks;
    expect(dot).toEqual([
      { kind: 'pen', name: 'stroke 1', color: '#ff0000', width: 6, points: [10, 20, 10.1, 20] },
    ]);
  });

  it('skips points that are too close, but not many of them in a row', () => {
    const dot = press([], pen, { x: 10, y: 20 });
    expect(move(dot, [{ x: 11, y: 20 }]).marks).toBe(dot.marks);
    const slow = [11, 12, 13, 14].map((x) => ({ x, y: 20 }));
    expect(move(dot, slow).marks[0]?.points).toEqual([10, 20, 10.1, 20, 12, 20, 14, 20]);
  });

  it('clears the ink and leaves holes in the picture', () => {
    const hole = line('all', [0, 0, 10, 0]);
    expect(clearInk([upright(0), line('ink', [0, 0, 1, 1]), hole])).toEqual([hole]);
  });
});
