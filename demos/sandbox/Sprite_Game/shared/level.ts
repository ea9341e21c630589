/** The garden as data. A unit is a pixel of a stage that is 400 pixels high; y counts down. */

/** Left, top, width and height. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export type Look = 'soil' | 'pot' | 'crate' | 'wall' | 'board' | 'log' | 'mushroom';

export interface Platform extends Box {
  look: Look;
  /** Boards hold from above only: the hedgehog jumps through them from below. */
  isBoard: boolean;
}

export const WORLD = { width: 1440, height: 400 };
/** The top of the ground. */
export const GROUND = 340;
/** Where the game begins. */
export const START: Point = { x: 60, y: GROUND - 30 };

const solid = (look: Look, x: number, y: number, width: number, height: number): Platform => ({
  look,
  x,
  y,
  width,
  height,
  isBoard: false,
});
const board = (look: Look, x: number, y: number, width: number): Platform => ({
  look,
  x,
  y,
  width,
  height: 10,
  isBoard: true,
});

export const PLATFORMS: readonly Platform[] = [
  solid('soil', 0, GROUND, 520, 60),
  solid('soil', 640, GROUND, 370, 60),
  solid('soil', 1110, GROUND, 330, 60),
  solid('pot', 170, 290, 60, 50),
  solid('crate', 330, 300, 50, 40),
  solid('crate', 380, 260, 60, 80),
  solid('wall', 700, 280, 90, 60),
  solid('pot', 900, 285, 60, 55),
  solid('crate', 1180, 300, 60, 40),
  solid('crate', 1240, 260, 60, 80),
  board('board', 215, 212, 110),
  board('board', 450, 190, 110),
  board('log', 552, 316, 60),
  board('board', 600, 130, 100),
  board('board', 760, 202, 110),
  board('mushroom', 920, 160, 90),
  board('log', 1034, 312, 56),
  board('board', 1080, 186, 110),
  board('board', 1300, 172, 100),
];

/** Water between the pieces of ground. */
export const PONDS: readonly Box[] = [
  { x: 520, y: 352, width: 120, height: 48 },
  { x: 1010, y: 352, width: 100, height: 48 },
];

export const APPLES: readonly Point[] = [
  { x: 150, y: 254 },
  { x: 270, y: 186 },
  { x: 411, y: 232 },
  { x: 505, y: 164 },
  { x: 582, y: 288 },
  { x: 650, y: 104 },
  { x: 745, y: 252 },
  { x: 815, y: 176 },
  { x: 965, y: 134 },
  { x: 1062, y: 284 },
  { x: 1135, y: 160 },
  { x: 1350, y: 146 },
];
export const APPLE_RADIUS = 11;

/** A wasp flies around a point, as far to the sides as `reach`, once in so many seconds. */
export interface Wasp extends Point {
  reach: number;
  time: number;
}
export const WASPS: readonly Wasp[] = [
  { x: 280, y: 306, reach: 34, time: 3.2 },
  { x: 845, y: 312, reach: 40, time: 2.8 },
  { x: 1145, y: 310, reach: 22, time: 2.4 },
];
export const WASP_RADIUS = 10;

/** The door of the burrow, where the apples belong. */
export const DOOR: Box = { x: 1372, y: 290, width: 40, height: 50 };
