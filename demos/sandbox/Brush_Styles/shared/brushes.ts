import type { Stroke } from './strokes';

/** The outline of a stroke: shapes that overlap, to be filled in the same color. */
export interface Outline {
  /** Corners of areas, clockwise, x and y alternating. */
  areas: number[][];
  discs: { x: number; y: number; radius: number }[];
}

interface Point {
  x: number;
  y: number;
  pressure: number;
}

/** Maximum length of a straight piece of a smoothed stroke. */
const PIECE = 4;
/** Angle of the calligraphy nib, and its thickness as a fraction of its width. */
const NIB = { angle: -Math.PI / 4, thickness: 0.14 };
/** Dots per unit of the length and per unit of the size of a spray. */
const SPRAY_DENSITY = 0.06;

/** A line of one width, as the pen and the marker draw it. */
export const line = ({ points }: Stroke): number[] => smooth(points).flatMap(({ x, y }) => [x, y]);

/** A line as wide as the pressure at each point. */
export function ribbon({ points, size }: Stroke): Outline {
  const way = smooth(points);
  const radiusAt = ({ pressure }: Point) => Math.max(0.4, (size / 2) * pressure);
  return {
    discs: way.map((point) => ({ x: point.x, y: point.y, radius: radiusAt(point) })),
    areas: pairs(way).map(([from, to]) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const [x, y] = [-(to.y - from.y) / length, (to.x - from.x) / length];
      const [a, b] = [radiusAt(from), radiusAt(to)];
      return clockwise([
        from.x + a * x,
        from.y + a * y,
        to.x + b * x,
        to.y + b * y,
        to.x - b * x,
        to.y - b * y,
        from.x - a * x,
        from.y - a * y,
      ]);
    }),
  };
}

/** The trace of a flat nib held at an angle: wide across it, thin along it. */
export function nibTrace({ points, size }: Stroke): Outline {
  const way = smooth(points);
  const [x, y] = [(Math.cos(NIB.angle) * size) / 2, (Math.sin(NIB.angle) * size) / 2];
  const [offX, offY] = [-y * NIB.thickness, x * NIB.thickness];
  const nibAt = (at: Point) => [
    { x: at.x - x + offX, y: at.y - y + offY },
    { x: at.x + x + offX, y: at.y + y + offY },
    { x: at.x + x - offX, y: at.y + y - offY },
    { x: at.x - x - offX, y: at.y - y - offY },
  ];
  const [first] = way;
  const pieces = pairs(way).map(([from, to]) => hull([...nibAt(from), ...nibAt(to)]));
  return { areas: first && pieces.length === 0 ? [hull(nibAt(first))] : pieces, discs: [] };
}

/** Dots of paint, dense in the middle. The same stroke has the same dots, however often it is drawn. */
export function sprayDots({ points, size, seed }: Stroke): Outline {
  const random = randomFrom(seed);
  const way = smooth(points);
  const [first] = way;
  const places = first ? [first, ...pairs(way).map(([, to]) => to)] : [];
  let owed = 24;
  const discs = places.flatMap((at, i) => {
    const before = places[i - 1];
    if (before) owed += Math.hypot(at.x - before.x, at.y - before.y) * size * SPRAY_DENSITY;
    const count = Math.floor(owed);
    owed -= count;
    return Array.from({ length: count }, () => {
      const angle = 2 * Math.PI * random();
      const away = (size / 2) * Math.sqrt(random()) * (0.35 + 0.65 * random());
      return {
        x: at.x + away * Math.cos(angle),
        y: at.y + away * Math.sin(angle),
        radius: 0.5 + 0.9 * random(),
      };
    });
  });
  return { areas: [], discs };
}

/** A curve through the points, in short pieces (a Catmull-Rom spline). Its first and last points are the stroke's own. */
export function smooth(points: number[]): Point[] {
  const all: Point[] = [];
  for (let i = 0; i + 2 < points.length; i += 3) {
    const [x = 0, y = 0, pressure = 0] = points.slice(i, i + 3);
    all.push({ x, y, pressure });
  }
  const [first] = all;
  if (!first) return [];
  const rest = pairs(all).flatMap(([from, to], i) => {
    const before = all[i - 1] ?? from;
    const after = all[i + 2] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / PIECE));
    return Array.from({ length: count }, (_, step) => {
      const t = (step + 1) / count;
      return {
        x: between(before.x, from.x, to.x, after.x, t),
        y: between(before.y, from.y, to.y, after.y, t),
        pressure: from.pressure + (to.pressure - from.pressure) * t,
      };
    });
  });
  return [first, ...rest];
}

/** The value at t between b and c, on a curve that also goes through a and d. */
function between(a: number, b: number, c: number, d: number, t: number): number {
  const bend = 2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a);
  return b + (t / 2) * (c - a + t * bend);
}

const pairs = (points: Point[]): [Point, Point][] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i];
    return from ? [[from, to] as [Point, Point]] : [];
  });

/** The corners of the smallest convex area around points, clockwise (Andrew's monotone chain). */
function hull(points: { x: number; y: number }[]): number[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (row: typeof sorted) => {
    const kept: typeof sorted = [];
    for (const point of row) {
      for (;;) {
        const [a, b] = kept.slice(-2);
        if (!a || !b) break;
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())].flatMap(({ x, y }) => [x, y]);
}

/** The corners in clockwise order. Overlapping areas of opposite directions would cut holes into each other. */
function clockwise(corners: number[]): number[] {
  let sum = 0;
  for (let i = 0; i < corners.length; i += 2) {
    const [x = 0, y = 0] = corners.slice(i, i + 2);
    const [nextX = 0, nextY = 0] = corners.slice((i + 2) % corners.length);
    sum += x * nextY - nextX * y;
  }
  if (sum >= 0) return corners;
  const turned: number[] = [];
  for (let i = corners.length - 2; i >= 0; i -= 2) turned.push(...corners.slice(i, i + 2));
  return turned;
}

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = Math.trunc(seed) + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
