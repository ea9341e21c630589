import { lineOf, type Axis, type Box, type Edge } from '../../../common/konva/arrange';

/** A line that shows what an edge or a center has snapped to. */
export interface Guide {
  axis: Axis;
  at: number;
  /** Its ends along the other axis. */
  from: number;
  to: number;
}

const STOPS: Record<Axis, readonly Edge[]> = {
  x: ['left', 'center', 'right'],
  y: ['top', 'middle', 'bottom'],
};
const stopsOf = (box: Box, axis: Axis) => STOPS[axis].map((edge) => lineOf(box, edge).at);

/** How far a box has to move so that an edge or its center is in line with one of the others: for each axis, the shortest distance. */
export function snapBox(box: Box, others: readonly Box[], reach: number) {
  const x = nearest(stopsOf(box, 'x'), others, 'x', reach);
  const y = nearest(stopsOf(box, 'y'), others, 'y', reach);
  const moved = {
    left: box.left + x,
    right: box.right + x,
    top: box.top + y,
    bottom: box.bottom + y,
  };
  return { x, y, guides: [...guidesOf(moved, others, 'x'), ...guidesOf(moved, others, 'y')] };
}

/** The same for a handle. One at the middle of a side moves along one axis only. */
export function snapPoint(
  point: { x: number; y: number },
  others: readonly Box[],
  reach: number,
  axes: readonly Axis[],
) {
  const box = { left: point.x, right: point.x, top: point.y, bottom: point.y };
  const { x, y, guides } = snapBox(box, others, reach);
  return {
    x: point.x + (axes.includes('x') ? x : 0),
    y: point.y + (axes.includes('y') ? y : 0),
    guides: guides.filter(({ axis }) => axes.includes(axis)),
  };
}

function nearest(own: readonly number[], others: readonly Box[], axis: Axis, reach: number) {
  const shifts = others
    .flatMap((other) => stopsOf(other, axis))
    .flatMap((stop) => own.map((place) => stop - place))
    .filter((shift) => Math.abs(shift) <= reach);
  return shifts.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** A guide for each stop that is in line with others, long enough to touch them all. */
function guidesOf(box: Box, others: readonly Box[], axis: Axis): Guide[] {
  const across = axis === 'x' ? 'y' : 'x';
  return [...new Set(stopsOf(box, axis))].flatMap((at) => {
    const met = others.filter((other) =>
      stopsOf(other, axis).some((stop) => Math.abs(stop - at) < 0.01),
    );
    const ends = [box, ...met].flatMap((one) => stopsOf(one, across));
    return met.length > 0 ? [{ axis, at, from: Math.min(...ends), to: Math.max(...ends) }] : [];
  });
}
