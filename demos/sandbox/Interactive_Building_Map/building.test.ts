import { describe, expect, it } from 'vitest';
import { areaOf as sizeOf, boundsOf, isInside } from '../../common/konva/polygon';
import {
  areaOf,
  AREAS,
  choose,
  clear,
  leaveButton,
  newMap,
  point,
  SCENE,
  sideOf,
  wordsOf,
} from './shared/building';

const cornersOf = (points: readonly number[]) =>
  points.flatMap((x, i) => (i % 2 === 0 ? { x, y: points[i + 1] ?? NaN } : []));

describe('areas', () => {
  it('are on the picture, and have their middle inside', () => {
    for (const { points, middle } of AREAS) {
      const outline = cornersOf(points);
      const { x, y, width, height } = boundsOf(outline);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(SCENE.width);
      expect(y + height).toBeLessThan(SCENE.height);
      expect(isInside(middle, outline)).toBe(true);
      expect(sizeOf(outline)).toBeGreaterThan(4000);
    }
  });

  it('do not overlap: each middle is in one of them, and floors share an edge', () => {
    for (const { middle } of AREAS) {
      expect(AREAS.filter(({ points }) => isInside(middle, cornersOf(points)))).toHaveLength(1);
    }
    const [second, first] = [areaOf('second'), areaOf('first')];
    expect(second?.points.slice(0, 2)).toEqual(first?.points.slice(-2));
  });
});

describe('pointing', () => {
  it('names what is pointed at, and forgets it', () => {
    const on = point(newMap(), 'gym', { x: 500, y: 350 });
    expect(wordsOf(on)).toBe('Gym: Basketball court, wall bars and changing rooms.');
    const off = point(on, null, null);
    expect(off).toEqual(newMap());
    // Nothing new to render while the pointer crosses the sky.
    expect(point(off, null, null)).toBe(off);
  });

  it('keeps what was chosen when the pointer leaves', () => {
    const chosen = choose(point(newMap(), 'first', { x: 1, y: 1 }), 'first');
    const left = point(chosen, null, null);
    expect(wordsOf(left)).toContain('First floor');
    expect(wordsOf(point(left, 'gym', null))).toContain('Gym');
    expect(choose(left, 'first').chosen).toBe(null);
    expect(choose(left, null).chosen).toBe(null);
    expect(clear()).toEqual(newMap());
  });

  it('leaves a button of the list, but not what the canvas has got since', () => {
    const focused = point(newMap(), 'third', null);
    expect(leaveButton(focused, 'third').pointed).toBe(null);
    const tapped = point(focused, 'third', { x: 200, y: 200 });
    expect(leaveButton(tapped, 'third')).toBe(tapped);
    const other = point(focused, 'gym', null);
    expect(leaveButton(other, 'third')).toBe(other);
  });

  it('turns the label at the edges of the picture', () => {
    const label = { width: 120, height: 40 };
    expect(sideOf({ x: 300, y: 200 }, label)).toBe('down');
    expect(sideOf({ x: 300, y: 20 }, label)).toBe('up');
    expect(sideOf({ x: 20, y: 20 }, label)).toBe('left');
    expect(sideOf({ x: 700, y: 200 }, label)).toBe('right');
  });
});
