export const KINDS = ['rectangle', 'ellipse', 'line', 'arrow', 'polygon'] as const;
export type Kind = (typeof KINDS)[number];

export const COLORS = ['red', 'yellow', 'blue', 'black', 'cream'] as const;
export type Color = (typeof COLORS)[number];

export interface Point {
  x: number;
  y: number;
}

/**
 * A figure of the poster. `x` and `y` are its center, `turn` its rotation in degrees. A line is as long as it is wide, and as thick as it is high; so one set of
 * numbers fits all kinds, and a handle changes nothing else.
 */
export interface Figure extends Point {
  id: number;
  kind: Kind;
  color: Color;
  width: number;
  height: number;
  turn: number;
  /** Number of corners, for polygons. */
  sides: number;
}

/** The part of a figure that handles and fields change. */
export type Box = Pick<Figure, 'x' | 'y' | 'width' | 'height' | 'turn'>;

/** The poster, in its own units. */
export const POSTER = { width: 400, height: 520 };

/** Limits of the fields. A figure smaller than the minimum is not drawn. */
export const LIMITS = {
  x: { min: 0, max: POSTER.width },
  y: { min: 0, max: POSTER.height },
  width: { min: 4, max: 900 },
  height: { min: 4, max: 900 },
  turn: { min: -180, max: 180 },
  sides: { min: 3, max: 12 },
} as const;

/** How thick a new line is, and how wide the head of a new arrow. */
const THICK: Partial<Record<Kind, number>> = { line: 10, arrow: 34 };

export const isLong = (kind: Kind) => kind === 'line' || kind === 'arrow';

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));
const round = (value: number) => Math.round(value * 10) / 10;

/** An angle from -180 to 180 degrees. */
export const halfTurns = (degrees: number) => round(degrees - 360 * Math.round(degrees / 360));

/** A box with its numbers in their limits. A value that is not a number is taken from `last`. */
export function toBox(box: Partial<Box>, last: Box): Box {
  const number = (key: keyof Box) => {
    const value = box[key];
    return value !== undefined && Number.isFinite(value) ? value : last[key];
  };
  const limited = (key: 'x' | 'y' | 'width' | 'height') => round(within(number(key), LIMITS[key]));
  return {
    x: limited('x'),
    y: limited('y'),
    width: limited('width'),
    height: limited('height'),
    turn: halfTurns(number('turn')),
  };
}

/** Corners of a regular polygon with one at the top, stretched to a box from -1 to 1. */
function cornersOf(sides: number): Point[] {
  const corners = Array.from({ length: sides }, (_, i) => {
    const angle = (2 * Math.PI * i) / sides;
    return { x: Math.sin(angle), y: -Math.cos(angle) };
  });
  const right = Math.max(...corners.map(({ x }) => x));
  const [top, bottom] = [-1, Math.max(...corners.map(({ y }) => y))];
  return corners.map(({ x, y }) => ({ x: x / right, y: (2 * (y - top)) / (bottom - top) - 1 }));
}

/** Width divided by height of a figure that is not stretched: 1, or what a regular polygon has. */
export function naturalRatio(kind: Kind, sides: number): number {
  if (kind !== 'polygon') return 1;
  const angles = Array.from({ length: sides }, (_, i) => (2 * Math.PI * i) / sides);
  const right = Math.max(...angles.map(Math.sin));
  const bottom = Math.max(...angles.map((angle) => -Math.cos(angle)));
  return (2 * right) / (1 + bottom);
}

/** Outline of a polygon or an arrow around 0, 0, as Konva's list of numbers. */
export function outlineOf({ kind, width, height, sides }: Figure): number[] {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  if (kind === 'polygon') {
    return cornersOf(sides).flatMap(({ x, y }) => [x * halfWidth, y * halfHeight]);
  }
  // The head is as long as it is wide, unless the arrow is shorter; the shaft has a third of its width.
  const neck = halfWidth - Math.min(height, width);
  const shaft = height / 6;
  return [
    [-halfWidth, -shaft],
    [neck, -shaft],
    [neck, -halfHeight],
    [halfWidth, 0],
    [neck, halfHeight],
    [neck, shaft],
    [-halfWidth, shaft],
  ].flat();
}

export interface Drag {
  from: Point;
  to: Point;
  /** Shift: squares, circles and regular polygons; lines in steps of 15 degrees. */
  keepsRatio: boolean;
  /** Alt: `from` is the center. */
  fromCenter: boolean;
}

/** The box that a drag sets. It may be too small to be drawn: see `isDrawn`. */
export function boxOfDrag(kind: Kind, sides: number, drag: Drag): Box {
  const { from, to, keepsRatio, fromCenter } = drag;
  let [dx, dy] = [to.x - from.x, to.y - from.y];
  if (isLong(kind)) {
    let angle = Math.atan2(dy, dx);
    if (keepsRatio) angle = Math.round(angle / (Math.PI / 12)) * (Math.PI / 12);
    // The end of the line is where the pointer is nearest to its direction.
    const length = Math.max(0, dx * Math.cos(angle) + dy * Math.sin(angle));
    [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
    return {
      ...centerOf(from, dx, dy, fromCenter),
      width: round(fromCenter ? 2 * length : length),
      height: THICK[kind] ?? 0,
      turn: halfTurns((angle * 180) / Math.PI),
    };
  }
  if (keepsRatio) {
    const ratio = naturalRatio(kind, sides);
    const height = Math.max(Math.abs(dx) / ratio, Math.abs(dy));
    [dx, dy] = [(dx < 0 ? -1 : 1) * height * ratio, (dy < 0 ? -1 : 1) * height];
  }
  const times = fromCenter ? 2 : 1;
  return {
    ...centerOf(from, dx, dy, fromCenter),
    width: round(Math.abs(dx) * times),
    height: round(Math.abs(dy) * times),
    turn: 0,
  };
}

const centerOf = (from: Point, dx: number, dy: number, fromCenter: boolean): Point =>
  fromCenter
    ? { x: round(from.x), y: round(from.y) }
    : { x: round(from.x + dx / 2), y: round(from.y + dy / 2) };

/** Whether a drag was long enough to draw a figure. */
export const isDrawn = ({ width, height }: Box) =>
  width >= LIMITS.width.min && height >= LIMITS.height.min;

const figure = (
  kind: Kind,
  color: Color,
  [x, y, width, height, turn = 0, sides = 3]: [number, number, number, number, number?, number?],
): Omit<Figure, 'id'> => ({ kind, color, x, y, width, height, turn, sides });

/** A poster to begin with. */
export const OPENING: readonly Figure[] = [
  figure('rectangle', 'blue', [66, 260, 132, 520]),
  figure('ellipse', 'red', [206, 178, 236, 236]),
  figure('ellipse', 'cream', [206, 178, 124, 124]),
  figure('rectangle', 'black', [262, 330, 276, 26, -45]),
  figure('rectangle', 'yellow', [302, 370, 190, 26, -45]),
  figure('polygon', 'yellow', [96, 404, 140, 122, 0, 3]),
  figure('polygon', 'black', [206, 178, 62, 62, 0, 4]),
  figure('line', 'black', [270, 486, 236, 8]),
  figure('line', 'black', [270, 466, 236, 4]),
  figure('arrow', 'red', [330, 60, 110, 40, -90]),
].map((one, i) => ({ ...one, id: i + 1 }));
