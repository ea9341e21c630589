import { describe, expect, it } from 'vitest';
import { align, boxAround, boxOf, distribute, gapOf, keepInside } from '../../common/konva/arrange';
import {
  alignSelected,
  distributeSelected,
  move,
  newWall,
  nudge,
  press,
  printsOf,
  PRINTS,
  release,
  ROOM,
  select,
  selectAll,
  selectedOf,
  straighten,
  toggle,
  type Print,
  undoLast,
} from './shared/wall';

const print = (id: string, x: number, y: number, width = 20, height = 40, rotation = 0): Print => ({
  id,
  name: id,
  x,
  y,
  width,
  height,
  rotation,
});

describe('boxOf', () => {
  it('is the upright box around a turned print', () => {
    expect(boxOf(print('a', 50, 50))).toEqual({ left: 40, top: 30, right: 60, bottom: 70 });
    const turned = boxOf(print('a', 50, 50, 20, 40, 90));
    expect(turned.left).toBeCloseTo(30);
    expect(turned.bottom).toBeCloseTo(60);
    // Both directions make it larger.
    expect(boxOf(print('a', 0, 0, 20, 40, -10)).right).toBeCloseTo(
      boxOf(print('a', 0, 0, 20, 40, 10)).right,
    );
  });
});

describe('align', () => {
  it('brings edges of different sizes and angles to one line', () => {
    const prints = [
      print('a', 50, 50),
      print('b', 90, 80, 40, 30, 12),
      print('c', 150, 20, 60, 10),
    ];
    const around = boxAround(prints);
    for (const one of align(prints, 'right', around))
      expect(boxOf(one).right).toBeCloseTo(around.right);
    for (const one of align(prints, 'middle', around)) {
      expect(one.y).toBeCloseTo((around.top + around.bottom) / 2);
    }
    expect(align(prints, 'top', around).map(({ x }) => x)).toEqual([50, 90, 150]);
  });
});

describe('distribute', () => {
  it('makes gaps equal, in the order on the wall, and keeps both ends', () => {
    // Given in another order than they hang.
    const prints = [print('c', 200, 0), print('a', 10, 5), print('b', 60, 9, 40)];
    const [c, a, b] = distribute(prints, 'x');
    expect([a?.x, c?.x]).toEqual([10, 200]);
    expect(b?.x).toBeCloseTo(105);
    expect(b?.y).toBe(9);
    expect(gapOf(prints, 'x')).toBeCloseTo(65);
  });

  it('overlaps evenly where there is no room', () => {
    const prints = [print('a', 10, 0, 40), print('b', 12, 0, 40), print('c', 30, 0, 40)];
    expect(gapOf(prints, 'x')).toBeCloseTo(-30);
    expect(distribute(prints, 'x').map(({ x }) => x)).toEqual([10, 20, 30]);
  });

  it('survives prints at one place', () => {
    const prints = [print('a', 5, 5), print('b', 5, 5), print('c', 5, 5)];
    expect(distribute(prints, 'y').map(({ y }) => y)).toEqual([5, 5, 5]);
  });
});

describe('keepInside', () => {
  it('shortens a shift on each axis', () => {
    const box = { left: 10, top: 10, right: 30, bottom: 30 };
    const room = { left: 0, top: 0, right: 100, bottom: 40 };
    expect(keepInside(box, { x: -50, y: 50 }, room)).toEqual({ x: -10, y: 10 });
  });
});

describe('the wall', () => {
  it('selects by press, by press with Shift, and by a band', () => {
    const none = select(newWall(), []);
    expect(press(none, 'fig', { x: 0, y: 0 }, false).selected).toEqual(['fig']);
    const at = { x: 0, y: 0 };
    const two = toggle(toggle(none, 'fig'), 'moon');
    // Pressed, all go along; clicked, it is alone, or with Shift out.
    expect(press(two, 'fig', at, false).selected).toEqual(['fig', 'moon']);
    expect(release(press(two, 'fig', at, false)).selected).toEqual(['fig']);
    expect(release(press(two, 'fig', at, true)).selected).toEqual(['moon']);
    expect(release(press(two, 'vase', at, true)).selected).toEqual(['fig', 'moon', 'vase']);
    expect(release(press(two, null, at, true)).selected).toEqual([]);
    const band = release(move(press(none, null, { x: 620, y: 330 }, false), { x: 250, y: 180 }));
    expect(band.selected).toEqual(['lemon', 'arches']);
    expect(press(band, null, at, true).selected).toHaveLength(2);
  });

  it('moves the selection as one step, inside the room', () => {
    const held = press(newWall(), 'fig', { x: 490, y: 90 }, false);
    expect(move(held, { x: 491, y: 91 }).gesture).toEqual(held.gesture);
    const moved = release(move(move(held, { x: 500, y: 90 }), { x: 900, y: -900 }));
    expect(moved.history.at).toBe(1);
    const around = boxAround(selectedOf(moved));
    expect(around.right).toBeCloseTo(ROOM.right);
    expect(around.top).toBeCloseTo(ROOM.top);
    expect(printsOf(undoLast(moved))).toBe(PRINTS);
    expect(release(held).history.at).toBe(0);
  });

  it('aligns a single print with the wall, and shows the line', () => {
    const one = alignSelected(select(newWall(), ['lemon']), 'left');
    expect(boxAround(selectedOf(one)).left).toBeCloseTo(ROOM.left);
    expect(one.laser).toEqual({ axis: 'x', at: ROOM.left });
    // Again: the line is shown, but nothing moves, so there is no step.
    expect(alignSelected(one, 'left').history.at).toBe(1);
  });

  it('answers what cannot be done', () => {
    const none = select(newWall(), []);
    expect(alignSelected(none, 'top').says).toBe('Select prints first.');
    expect(distributeSelected(select(none, ['fig', 'moon']), 'x').says).toBe(
      'Equal gaps need three prints or more.',
    );
    expect(straighten(select(none, ['vase'])).says).toBe('The selected prints are straight.');
    expect(nudge(none, { x: 1, y: 0 }).history.at).toBe(0);
  });

  it('straightens, and merges nudges', () => {
    const straight = straighten(selectAll(newWall()));
    expect(straight.says).toBe('3 prints straightened.');
    expect(printsOf(straight).every(({ rotation }) => rotation === 0)).toBe(true);
    const nudged = nudge(nudge(newWall(), { x: 1, y: 0 }), { x: 1, y: 0 });
    expect(nudged.history.at).toBe(1);
    expect(printsOf(nudged)[0]?.x).toBe(124);
  });
});
