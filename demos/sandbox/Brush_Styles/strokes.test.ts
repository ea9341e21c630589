import { describe, expect, it } from 'vitest';
import { line, nibTrace, ribbon, smooth, sprayDots } from './shared/brushes';
import { readSketch, writeSketch } from './shared/sketch-file';
import { countOf, lift, move, press, type Settings, type Stroke } from './shared/strokes';

const settings = (brush: Stroke['brush'], smoothing = 0): Settings => ({
  brush,
  color: '#25324b',
  size: 20,
  smoothing,
});
const at = (x: number, y: number, pressure: number | null = null) => ({ x, y, pressure });
const stroke = (brush: Stroke['brush'], points: number[]): Stroke => ({
  brush,
  color: '#25324b',
  size: 20,
  seed: 7,
  points,
});
/** Twice the area inside corners; positive for clockwise ones, as y grows downward. */
const turning = (corners: number[]) =>
  corners.reduce((sum, value, i) => {
    const next = corners[(i % 2 === 0 ? i + 3 : i + 1) % corners.length] ?? 0;
    return sum + (i % 2 === 0 ? value * next : -value * next);
  }, 0);

describe('a growing stroke', () => {
  it('takes the pressure of a pen, and eases it', () => {
    const draft = move(press(settings('brush'), at(0, 0, 0.2), 1), [at(10, 0, 1), at(20, 0, 1)]);
    const pressures = draft.stroke.points.filter((_, i) => i % 3 === 2);
    expect(pressures).toEqual([0.2, 0.4, 0.55]);
  });

  it('is thick where a hand without pressure is slow, thin where it is fast', () => {
    const last = (step: number) =>
      move(
        press(settings('brush'), at(0, 0), 1),
        Array.from({ length: 20 }, (_, i) => at((i + 1) * step, 0)),
      ).stroke.points.at(-1) ?? 0;
    expect(last(4)).toBeGreaterThan(0.85);
    expect(last(80)).toBeCloseTo(0.15, 1);
  });

  it('hangs behind the hand when smoothed, and ends where the hand was', () => {
    const draft = move(press(settings('pen', 0.8), at(0, 0), 1), [at(50, 0)]);
    expect(draft.stroke.points[3]).toBeCloseTo(10, 6);
    expect(lift(draft).points.slice(-3, -1)).toEqual([50, 0]);
    // Lifted where it was put down, it is a dot.
    expect(lift(press(settings('pen'), at(3, 4), 1)).points).toHaveLength(3);
  });

  it('loses no slow move', () => {
    const slow = Array.from({ length: 30 }, (_, i) => at((i + 1) * 0.5, 0));
    const { points } = lift(move(press(settings('pen', 0.5), at(0, 0), 1), slow));
    expect(points.at(-3)).toBe(15);
  });
});

describe('outlines', () => {
  it('a curve keeps both ends, also of a dot, of equal points and of nothing', () => {
    const curve = smooth([0, 0, 1, 30, 40, 0.5, 60, 0, 0]);
    expect(curve[0]).toEqual({ x: 0, y: 0, pressure: 1 });
    expect(curve.at(-1)).toEqual({ x: 60, y: 0, pressure: 0 });
    expect(smooth([5, 6, 1])).toHaveLength(1);
    expect(smooth([5, 6, 1, 5, 6, 1]).every(({ x }) => x === 5)).toBe(true);
    expect(smooth([])).toEqual([]);
    expect(line(stroke('pen', [1, 2, 1]))).toEqual([1, 2]);
  });

  it('all areas run the same way round, whatever the direction of the stroke', () => {
    const loop = [0, 0, 1, 40, 0, 1, 40, 40, 1, 0, 40, 1, 0, 0, 1, -40, -30, 1];
    for (const { areas } of [
      ribbon(stroke('brush', loop)),
      nibTrace(stroke('calligraphy', loop)),
    ]) {
      expect(areas.length).toBeGreaterThan(10);
      expect(areas.every((area) => turning(area) >= 0)).toBe(true);
    }
  });

  it('the ribbon is as wide as the pressure', () => {
    const { discs } = ribbon(stroke('brush', [0, 0, 1, 100, 0, 0.5]));
    expect(discs[0]?.radius).toBe(10);
    expect(discs.at(-1)?.radius).toBe(5);
  });

  it('the nib is wide across its angle and thin along it', () => {
    const reach = (points: number[]) => {
      const all = nibTrace(stroke('calligraphy', points)).areas.flatMap((area) =>
        area.flatMap((x, i) => (i % 2 === 0 ? [x + (area[i + 1] ?? 0)] : [])),
      );
      return Math.max(...all) - Math.min(...all);
    };
    // Measured along the falling diagonal; the nib lies on the rising one.
    expect(reach([0, 0, 1, 60, -60, 1])).toBeLessThan(5);
    expect(reach([0, 0, 1, 60, 60, 1])).toBeGreaterThan(120);
    // A dot is the nib itself.
    expect(nibTrace(stroke('calligraphy', [0, 0, 1])).areas).toHaveLength(1);
  });

  it('the spray has the same dots every time, others for another seed, and all inside its size', () => {
    const cloud = stroke('spray', [0, 0, 1, 30, 0, 1]);
    expect(sprayDots(cloud)).toEqual(sprayDots(cloud));
    expect(sprayDots({ ...cloud, seed: 8 })).not.toEqual(sprayDots(cloud));
    const dot = sprayDots(stroke('spray', [0, 0, 1])).discs;
    expect(dot.length).toBeGreaterThan(10);
    expect(dot.every(({ x, y }) => Math.hypot(x, y) <= 10)).toBe(true);
    // Growing, it keeps the dots that are there.
    const longer = sprayDots({ ...cloud, points: [...cloud.points, 60, 0, 1] });
    expect(longer.discs.slice(0, 24)).toEqual(sprayDots(cloud).discs.slice(0, 24));
  });
});

describe('files', () => {
  it('come back as they were', () => {
    const strokes = [stroke('pen', [0, 0, 1]), stroke('spray', [1, 2, 0.5, 3, 4, 0.25])];
    expect(readSketch(writeSketch(strokes))).toEqual(strokes);
    expect(readSketch(writeSketch([]))).toEqual([]);
  });

  it('say what is wrong with them', () => {
    const problem = (text: string) => {
      try {
        readSketch(text);
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return 'none';
    };
    const having = (changed: object) =>
      problem(JSON.stringify({ strokes: [{ ...stroke('pen', [0, 0, 1]), ...changed }] }));
    expect(problem('ink')).toBe('This file is not a sketch: it is not JSON.');
    expect(problem('null')).toBe('This file is not a sketch: it has no list of strokes.');
    expect(problem('{"strokes":[3]}')).toContain('stroke 1 is not an object');
    expect(having({ brush: 'sponge' })).toContain('has an unknown brush');
    expect(having({ color: 'red; x' })).toContain('has no color');
    expect(having({ size: -1 })).toContain('has no size');
    expect(having({ points: [1, 2] })).toContain('has no points');
    expect(having({ points: [1, 2, null] })).toContain('has a point that is not a number');
  });
});

describe('words', () => {
  it('count the strokes', () => {
    const one = stroke('pen', [0, 0, 1]);
    expect([countOf([]), countOf([one]), countOf([one, one])]).toEqual([
      'The page is empty.',
      'One stroke on the page.',
      '2 strokes on the page.',
    ]);
  });
});
