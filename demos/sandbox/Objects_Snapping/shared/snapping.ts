/** Snapping without Konva: takes boxes, returns shifts, guide lines and gaps. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AXES = ['x', 'y'] as const;
export type Axis = (typeof AXES)[number];

/** A line on which boxes meet: its position on the axis, and its ends on the other one. */
export interface Guide {
  axis: Axis;
  at: number;
  from: number;
  to: number;
}

/** The free space between two neighbors along an axis; `at` is its position on the other one. */
export interface Gap {
  axis: Axis;
  from: number;
  to: number;
  at: number;
}

/** What a box snaps to: the others, and the page, which has lines but no gaps. */
export interface Surroundings {
  others: readonly Box[];
  page: Box;
}

/** Which edges a handle pulls: -1 the left or top one, 1 the right or bottom one, 0 none. */
export interface Pull {
  x: number;
  y: number;
}

const crossOf = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');
const sizeOf = (box: Box, axis: Axis) => (axis === 'x' ? box.width : box.height);
const endOf = (box: Box, axis: Axis) => box[axis] + sizeOf(box, axis);

/** Start, center and end of a box along an axis. */
const stopsOf = (box: Box, axis: Axis) => [
  box[axis],
  box[axis] + sizeOf(box, axis) / 2,
  endOf(box, axis),
];

const linesOf = ({ others, page }: Surroundings, axis: Axis) =>
  [page, ...others].flatMap((other) => stopsOf(other, axis));

/** All shifts that bring the box, or its pulled edge, to a line or make its gaps equal. */
function shiftsOf(box: Box, pull: Pull | null, around: Surroundings, axis: Axis): number[] {
  const [start = 0, middle = 0, end = 0] = stopsOf(box, axis);
  if (pull?.[axis] === 0) return [];
  const own = pull ? [pull[axis] < 0 ? start : end] : [start, middle, end];
  const even = pull ? [] : evenStarts(box, around.others, axis);
  return [
    ...linesOf(around, axis).flatMap((line) => own.map((place) => line - place)),
    ...even.map((place) => place - start),
  ];
}

/** The smallest shift within reach, or 0. */
function nearestShift(shifts: readonly number[], reach: number): number {
  const near = shifts.filter((shift) => Math.abs(shift) <= reach);
  return near.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** How far a moved box, or its pulled edges, have to go to snap. Each axis snaps by itself. */
export const snap = (box: Box, pull: Pull | null, around: Surroundings, reach: number) => ({
  x: nearestShift(shiftsOf(box, pull, around, 'x'), reach),
  y: nearestShift(shiftsOf(box, pull, around, 'y'), reach),
});

/** How far it has to go in a direction to where it snaps next; 0 when there is nothing. */
export function nextShift(
  box: Box,
  pull: Pull | null,
  around: Surroundings,
  axis: Axis,
  direction: number,
): number {
  const shifts = shiftsOf(box, pull, around, axis);
  return nearestShift(
    shifts.filter((shift) => shift * direction > 0.5),
    Infinity,
  );
}

/** The boxes beside this one along the axis, in order. */
function rowOf(box: Box, others: readonly Box[], axis: Axis): Box[] {
  const cross = crossOf(axis);
  const isBeside = (other: Box) =>
    other[cross] < endOf(box, cross) && endOf(other, cross) > box[cross];
  return others.filter(isBeside).sort((a, b) => a[axis] - b[axis]);
}

const pairsOf = (row: readonly Box[]) =>
  row.slice(1).map((next, i): [Box, Box] => [row[i] ?? next, next]);

/** Where the box can start so that it continues a gap of its row, or halves one. */
function evenStarts(box: Box, others: readonly Box[], axis: Axis): number[] {
  const size = sizeOf(box, axis);
  return pairsOf(rowOf(box, others, axis)).flatMap(([a, b]) => {
    const gap = b[axis] - endOf(a, axis);
    if (gap <= 0) return [];
    const middle = gap > size ? [endOf(a, axis) + (gap - size) / 2] : [];
    return [...middle, endOf(b, axis) + gap, a[axis] - gap - size];
  });
}

/** A line for each edge and center of the box that others share, long enough to touch them all. */
export function guidesOf(box: Box, { others, page }: Surroundings): Guide[] {
  return AXES.flatMap((axis) =>
    stopsOf(box, axis).flatMap((at) => {
      const matches = [page, ...others].filter((other) =>
        stopsOf(other, axis).some((stop) => isEqual(stop, at)),
      );
      if (matches.length === 0) return [];
      const ends = [box, ...matches].flatMap((one) => stopsOf(one, crossOf(axis)));
      return [{ axis, at, from: Math.min(...ends), to: Math.max(...ends) }];
    }),
  );
}

/** The gaps beside the box that another gap of its row equals, and those. */
export function gapsOf(box: Box, { others }: Surroundings): Gap[] {
  return AXES.flatMap((axis) => {
    const cross = crossOf(axis);
    const gaps = pairsOf(rowOf(box, [...others, box], axis)).map(([a, b]) => ({
      axis,
      from: endOf(a, axis),
      to: b[axis],
      at: (Math.max(a[cross], b[cross]) + Math.min(endOf(a, cross), endOf(b, cross))) / 2,
      isOwn: a === box || b === box,
    }));
    const lengthOf = ({ from, to }: Gap) => to - from;
    const equals = (gap: Gap) =>
      gaps.filter((other) => lengthOf(gap) > 0 && isEqual(lengthOf(other), lengthOf(gap)));
    return gaps
      .filter((gap) => equals(gap).length > 1 && equals(gap).some(({ isOwn }) => isOwn))
      .map(({ isOwn: _, ...gap }) => gap);
  });
}

const isEqual = (a: number, b: number) => Math.abs(a - b) < 0.01;
