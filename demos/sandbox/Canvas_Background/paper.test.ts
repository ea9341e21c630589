import { expect, it } from 'vitest';
import {
  cssOf,
  describeOffset,
  describePixel,
  gradientLine,
  keepOffset,
  PAPERS,
  paperOf,
} from './shared/paper';

const size = { width: 400, height: 300 };

it('writes the paper as CSS', () => {
  expect(cssOf(paperOf('cyanotype'))).toBe(
    'linear-gradient(145deg, #1f6aa0 0%, #124a7c 45%, #08264a 100%)',
  );
  expect(paperOf('no such paper')).toBe(PAPERS[0]);
});

it('places a gradient as CSS does', () => {
  const round = (angle: number) => {
    const { start, end } = gradientLine(size, angle);
    return [start.x, start.y, end.x, end.y].map((value) => Math.round(value) + 0);
  };
  expect(round(180)).toEqual([200, 0, 200, 300]);
  expect(round(90)).toEqual([0, 150, 400, 150]);
  expect(round(0)).toEqual([200, 300, 200, 0]);
  expect(round(270)).toEqual([400, 150, 0, 150]);
});

it('gives the box’s corners the first and the last color', () => {
  for (const angle of [135, 145, 160]) {
    const { start, end } = gradientLine(size, angle);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    /** Where a point is along the gradient, from 0 to 1. */
    const at = (x: number, y: number) =>
      ((x - start.x) * dx + (y - start.y) * dy) / (dx ** 2 + dy ** 2);
    expect(at(0, 0)).toBeCloseTo(0, 9);
    expect(at(size.width, size.height)).toBeCloseTo(1, 9);
  }
});

it('has stops from 0 to 1 in their order', () => {
  for (const { stops } of PAPERS) {
    const places = stops.map(([at]) => at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect([places[0], places.at(-1)]).toEqual([0, 1]);
  }
});

it('keeps some of the plants in the view', () => {
  expect(keepOffset({ x: 500, y: -500 }, size)).toEqual({ x: 200, y: -150 });
  expect(keepOffset({ x: 20, y: -30 }, size)).toEqual({ x: 20, y: -30 });
});

it('puts pixels and places into words', () => {
  expect(describePixel([0, 0, 0, 0])).toBe('Its corner is transparent.');
  expect(describePixel(new Uint8ClampedArray([253, 8, 232, 255]))).toBe('Its corner is #fd08e8.');
  expect(describeOffset({ x: 0, y: 0 })).toContain('Drag a sheet');
  expect(describeOffset({ x: 10.4, y: -3 })).toContain('at 10, -3.');
});
