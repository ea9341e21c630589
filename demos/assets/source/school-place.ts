import type { Point } from '../../common/konva/polygon';

/** Place of the front corner on the ground, and by how much a unit of depth moves to the right and up. */
const ORIGIN = { x: 74, y: 400 };
const DEPTH = { x: 0.46, y: -0.3 };

/** From units of the building to the image: right, up from the ground, and back from the front. */
export const place = (right: number, up: number, back = 0): Point => ({
  x: ORIGIN.x + right + back * DEPTH.x,
  y: ORIGIN.y - up + back * DEPTH.y,
});

export const SCHOOL = { width: 318, depth: 110, floor: 82 };
export const GYM = { left: 392, right: 552, height: 96, rise: 46, depth: 110 };
export const DOME = { left: 116, right: 202, base: 16, radius: 43 };

/** The height of the gym's round roof, from 0 at its left to 1 at its right. */
export const vault = (share: number) => GYM.height + GYM.rise * Math.sin(Math.PI * share);

/** Points along the gym's roof, from the left to the right. */
export const vaultPoints = (back: number, steps = 14): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) =>
    place(GYM.left + ((GYM.right - GYM.left) * i) / steps, vault(i / steps), back),
  );

/** The height of the school's roof, on which the observatory is. */
export const ROOF = 3 * SCHOOL.floor + 10;
