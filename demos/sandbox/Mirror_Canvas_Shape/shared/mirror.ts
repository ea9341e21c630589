export type Axis = 'x' | 'y';

/** 1 as drawn, -1 mirrored: the signs of `scaleX` and `scaleY`. */
export interface Facing {
  x: 1 | -1;
  y: 1 | -1;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width and height of a sign. */
export const SIGN = { width: 176, height: 116 };

/** Where a sign is fixed, and which of its points is there: `offset` of the node. */
export interface Mount {
  name: 'hinged' | 'centered';
  x: number;
  y: number;
  offsetX: number;
  offsetY: number;
}

export const MOUNTS: readonly Mount[] = [
  { name: 'hinged', x: -94, y: 0, offsetX: 0, offsetY: 0 },
  { name: 'centered', x: 184, y: 0, offsetX: SIGN.width / 2, offsetY: SIGN.height / 2 },
];

export const asDrawn: Facing = { x: 1, y: 1 };

/** Mirrors along one axis. Twice is as before. */
export const flip = (facing: Facing, axis: Axis): Facing => ({
  ...facing,
  [axis]: facing[axis] === 1 ? -1 : 1,
});

/** The area that a sign covers. A scale works around the position of the node, and the offset says which point of the sign is there. */
export function boxOf({ x, y, offsetX, offsetY }: Mount, facing: Facing): Box {
  const left = facing.x === 1 ? -offsetX : offsetX - SIGN.width;
  const top = facing.y === 1 ? -offsetY : offsetY - SIGN.height;
  return { x: x + left, y: y + top, width: SIGN.width, height: SIGN.height };
}

/** Where the signs are, in words. */
export function describe(facing: Facing): string {
  const moves = [facing.x === -1 ? 'left of' : '', facing.y === -1 ? 'above' : ''].filter(Boolean);
  if (moves.length === 0) return 'Both signs are as they were drawn.';
  return `Hinged: ${moves.join(' and ')} its corner. Centered: in place.`;
}
