import type { Point } from '../../../common/konva/polygon';

/** The plan in its own units. A known length determines the number of meters in a unit. */
export const PLAN = { width: 800, height: 500 };

export const HOUSE = { x: 62, y: 58, width: 180, height: 120, veranda: 30 };
export const POND = { x: 606, y: 330, across: 138, down: 96 };
export const BRIDGE = { from: { x: 541, y: 237 }, to: { x: 665, y: 425 }, width: 30 };
export const LANTERN = { x: 458, y: 322 };
export const GATE = { left: { x: 352, y: 478 }, right: { x: 408, y: 478 } };

/** The stepping stones, from the gate to the veranda. */
export const STONES: readonly Point[] = [
  { x: 380, y: 448 },
  { x: 366, y: 420 },
  { x: 342, y: 398 },
  { x: 312, y: 382 },
  { x: 282, y: 362 },
  { x: 258, y: 336 },
  { x: 240, y: 306 },
  { x: 218, y: 280 },
  { x: 194, y: 254 },
  { x: 174, y: 226 },
];

/** Rocks in the gravel: place and radius. */
export const ROCKS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [366, 140, 34],
  [408, 168, 20],
  [452, 92, 17],
];

const { x, y, width, height, veranda } = HOUSE;

/** Where points snap: corners of buildings, centers of stones. */
export const SNAPS: readonly Point[] = [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
  { x, y: y + height + veranda },
  { x: x + width, y: y + height + veranda },
  BRIDGE.from,
  BRIDGE.to,
  LANTERN,
  GATE.left,
  GATE.right,
  ...STONES,
  ...ROCKS.map(([rockX, rockY]) => ({ x: rockX, y: rockY })),
];
