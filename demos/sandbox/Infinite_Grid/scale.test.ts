import { describe, expect, it } from 'vitest';
import { between, carry, closest, REACH, SCALES, toScreen, toWorld } from './shared/camera';
import { axes, formatLength, levels, lineAt, linesOf, marksOf, squareOf } from './shared/grid';
import { cameraOn, lineUp, neighbor, things } from './shared/things';

const SIZE = { width: 800, height: 500 };
const start = { x: 0, y: 0, scale: 50 };

describe('camera', () => {
  it('keeps the point under the pointer through a zoom of 20 powers of ten', () => {
    const point = { x: 610, y: 120 };
    let camera = { x: 3e-9, y: 2e-9, scale: 1e-8 };
    for (let i = 0; i < 100; i += 1) {
      const under = toWorld(camera, SIZE, point);
      camera = carry(camera, SIZE, point, point, 1.6);
      const now = toScreen(camera, SIZE, under);
      expect(Math.hypot(now.x - point.x, now.y - point.y)).toBeLessThan(0.2);
    }
    expect(camera.scale).toBeGreaterThan(1e4);
  });

  it('stops at its limits, at the largest scale that the digits of its place allow', () => {
    const far = carry({ x: 1e9, y: 0, scale: 1e5 }, SIZE, { x: 0, y: 0 }, { x: 0, y: 0 }, 1e9);
    expect(far.scale).toBeLessThanOrEqual(closest(far));
    expect(far.x + 1 / (16 * far.scale)).toBeGreaterThan(far.x);
    expect(carry(start, SIZE, { x: 0, y: 0 }, { x: 0, y: 0 }, 1e-30).scale).toBe(SCALES.least);
    const out = carry({ x: REACH, y: 0, scale: 1e-9 }, SIZE, { x: 700, y: 0 }, { x: 0, y: 0 });
    expect(out.x).toBe(REACH);
    expect(closest({ x: 0, y: 0 })).toBe(SCALES.most);
  });

  it('flies from one end to the other without a jump', () => {
    const [atom, sun] = [things[0], things.at(-1)];
    if (!atom || !sun) throw new Error('There are no things.');
    for (const [from, to] of [
      [cameraOn(atom, SIZE), cameraOn(sun, SIZE)],
      [cameraOn(sun, SIZE), cameraOn(atom, SIZE)],
    ] as const) {
      let last = from;
      for (let i = 1; i <= 400; i += 1) {
        const next = between(from, to, i / 400);
        const seen = toScreen(last, SIZE, next);
        // The center moves by less than the stage in each step.
        expect(Math.hypot(seen.x - 400, seen.y - 250)).toBeLessThan(100);
        last = next;
      }
      expect(last).toEqual(to);
    }
    expect(between(start, { ...start, x: 10 }, 0.5)).toEqual({ x: 5, y: 0, scale: 50 });
  });
});

describe('grid', () => {
  it('has exact lines', () => {
    expect(lineAt(3, -1)).toBe(0.3);
    expect(lineAt(7, -9)).toBe(7e-9);
    expect(lineAt(-2, 3)).toBe(-2000);
  });

  it('never has lines that are too close, or too many of them, at any scale', () => {
    for (let power = -9; power < 13; power += 0.13) {
      const scale = 10 ** power;
      const { x } = axes({ x: 0.3 / scale, y: 0, scale }, SIZE);
      for (const [i, level] of levels(scale).entries()) {
        const found = linesOf(x, level.power, i === 3);
        expect(found.length).toBeLessThan(SIZE.width / 7 + 2);
        expect(level.weight).toBeGreaterThanOrEqual(0);
      }
      const { marks } = marksOf(x, scale);
      expect(marks.length).toBeGreaterThan(0);
      expect(marks.length).toBeLessThan(9);
      const texts = marks.map(({ value }) => formatLength(value, marksOf(x, scale).step));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('finds lines left of the origin and far from it', () => {
    const { x } = axes({ x: 1e9, y: 0, scale: 1e5 }, SIZE);
    expect(linesOf(x, -3, true).length).toBeGreaterThan(6);
    expect(linesOf({ from: -25, to: 5, place: (value) => value }, 1, true)).toEqual([-20, -10, 0]);
    expect(linesOf({ from: -25, to: 5, place: (value) => value }, 1, false)).toEqual([-20, -10]);
  });

  it('writes lengths with the unit and the digits that they need', () => {
    expect(formatLength(0)).toBe('0');
    expect(formatLength(1.4)).toBe('1.4 m');
    expect(formatLength(0.3)).toBe('30 cm');
    expect(formatLength(1e-10)).toBe('100 pm');
    expect(formatLength(-2500, 100)).toBe('−2.5 km');
    expect(formatLength(1234567.001, 0.001)).toBe('1,234.567001 km');
    expect(squareOf(50)).toBe(1);
    expect(squareOf(22)).toBe(1);
    expect(squareOf(21)).toBe(10);
  });
});

describe('things', () => {
  it('stands them side by side', () => {
    expect(lineUp([])).toEqual([]);
    for (const [i, thing] of things.entries()) {
      const before = things[i - 1];
      const edge = before ? before.x + before.half * before.height : 0;
      expect(thing.x - thing.half * thing.height).toBeGreaterThan(edge);
    }
  });

  it('has no neighbor beyond the ends', () => {
    const [atom, virus] = things;
    const sun = things.at(-1);
    if (!atom || !virus || !sun) throw new Error('There are no things.');
    expect(neighbor(cameraOn(atom, SIZE), SIZE, 1)).toBe(virus);
    expect(neighbor(cameraOn(atom, SIZE), SIZE, -1)).toBe(undefined);
    expect(neighbor(cameraOn(sun, SIZE), SIZE, 1)).toBe(undefined);
  });
});
