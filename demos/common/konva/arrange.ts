/** Aligning and distributing without Konva: takes things with a box, returns them at other positions. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A thing with a position. `x` and `y` are its center, about which it is turned. */
export interface Placed {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees. */
  rotation: number;
}

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type Axis = 'x' | 'y';

/** A straight line across the drawing. */
export interface Line {
  axis: Axis;
  at: number;
}

/** The upright box around a thing, turned or not: what `getClientRect` returns for a node. */
export function boxOf({ x, y, width, height, rotation }: Placed): Box {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const halfWidth = (width * cos + height * sin) / 2;
  const halfHeight = (width * sin + height * cos) / 2;
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** The box around several things. */
export function boxAround(items: readonly Placed[]): Box {
  const boxes = items.map(boxOf);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Where a box has an edge or a center, as a line. */
export function lineOf({ left, top, right, bottom }: Box, edge: Edge): Line {
  const places: Record<Edge, number> = {
    left,
    center: (left + right) / 2,
    right,
    top,
    middle: (top + bottom) / 2,
    bottom,
  };
  return {
    axis: edge === 'left' || edge === 'center' || edge === 'right' ? 'x' : 'y',
    at: places[edge],
  };
}

/** Moves things so that this edge, or the center, of each one is where that of the box is. */
export function align<T extends Placed>(items: readonly T[], edge: Edge, within: Box): T[] {
  const { axis, at } = lineOf(within, edge);
  return items.map((item) => ({
    ...item,
    [axis]: item[axis] + at - lineOf(boxOf(item), edge).at,
  }));
}

/**
 * Makes the gaps between neighbors equal. The first and the last one stay; things that are too wide for the room overlap by the same
 * length. Needs three.
 */
export function distribute<T extends Placed>(items: readonly T[], axis: Axis): T[] {
  const [from, to] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const inOrder = [...items].sort((a, b) => boxOf(a)[from] - boxOf(b)[from]);
  const gap = gapOf(items, axis);
  const around = boxAround(items);
  const places = new Map<string, number>();
  let next = around[from];
  for (const item of inOrder) {
    const box = boxOf(item);
    places.set(item.id, item[axis] + next - box[from]);
    next += box[to] - box[from] + gap;
  }
  return items.map((item) => ({ ...item, [axis]: places.get(item.id) ?? item[axis] }));
}

/** The gap that equal gaps have. Below 0 the things overlap. */
export function gapOf(items: readonly Placed[], axis: Axis): number {
  const [from, to] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const around = boxAround(items);
  const filled = items.reduce((sum, item) => sum + boxOf(item)[to] - boxOf(item)[from], 0);
  return (around[to] - around[from] - filled) / Math.max(1, items.length - 1);
}

/** The shift nearest to a wish that keeps a box inside another one. */
export function keepInside(box: Box, by: { x: number; y: number }, room: Box) {
  return {
    x: Math.max(room.left - box.left, Math.min(room.right - box.right, by.x)),
    y: Math.max(room.top - box.top, Math.min(room.bottom - box.bottom, by.y)),
  };
}

export const touches = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
