/** Snapping without Konva: takes boxes, returns a shift and guide lines. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Guide {
  axis: 'x' | 'y';
  /** Position of the line on the axis. */
  at: number;
  /** Start and end along the other axis. */
  from: number;
  to: number;
}

export interface Snap {
  /** The shift to add to the position. */
  x: number;
  y: number;
  guides: Guide[];
}

/** The distance in pixels at which an edge snaps. */
const REACH = 5;

/** Start, center and end of a box along an axis. */
function stopsOf(box: Box, axis: 'x' | 'y'): number[] {
  const size = axis === 'x' ? box.width : box.height;
  return [box[axis], box[axis] + size / 2, box[axis] + size];
}

/** The position where the dragged box aligns with the nearest stop of the others, for each axis separately. */
export function snapBox(dragged: Box, others: Box[]): Snap {
  const x = nearestShift(dragged, others, 'x');
  const y = nearestShift(dragged, others, 'y');
  const snapped = { ...dragged, x: dragged.x + (x ?? 0), y: dragged.y + (y ?? 0) };
  return {
    x: x ?? 0,
    y: y ?? 0,
    guides: [
      ...(x === undefined ? [] : guidesFor(snapped, others, 'x')),
      ...(y === undefined ? [] : guidesFor(snapped, others, 'y')),
    ],
  };
}

function nearestShift(dragged: Box, others: Box[], axis: 'x' | 'y'): number | undefined {
  const own = stopsOf(dragged, axis);
  const shifts = others
    .flatMap((other) => stopsOf(other, axis))
    .flatMap((stop) => own.map((place) => stop - place))
    .filter((shift) => Math.abs(shift) <= REACH);
  return shifts.sort((a, b) => Math.abs(a) - Math.abs(b))[0];
}

/** One line for each stop of the snapped box that others share, long enough to touch them all. */
function guidesFor(snapped: Box, others: Box[], axis: 'x' | 'y'): Guide[] {
  return stopsOf(snapped, axis).flatMap((at) => {
    const matches = others.filter((other) =>
      stopsOf(other, axis).some((stop) => Math.abs(stop - at) < 0.01),
    );
    if (matches.length === 0) return [];
    const across = axis === 'x' ? 'y' : 'x';
    const ends = [snapped, ...matches].flatMap((box) => stopsOf(box, across));
    return [{ axis, at, from: Math.min(...ends), to: Math.max(...ends) }];
  });
}

/** The ends of a guide, as a line's points. */
export function guidePoints({ axis, at, from, to }: Guide): number[] {
  return axis === 'x' ? [at, from, at, to] : [from, at, to, at];
}
