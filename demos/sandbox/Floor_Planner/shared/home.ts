import { type Item, type Kind, KINDS, type Opening, type Plan, type Wall } from './plan';

export const TITLE = 'Garden flat';

const wall = (id: number, ...[ax, ay, bx, by]: [number, number, number, number]): Wall => ({
  id: `wall-${id}`,
  a: { x: ax, y: ay },
  b: { x: bx, y: by },
});

const opening = (
  id: number,
  kind: Opening['kind'],
  onWall: number,
  at: number,
  width: number,
  hinge: 1 | -1 = 1,
  side: 1 | -1 = 1,
): Opening => ({ id: `${kind}-${id}`, kind, wall: `wall-${onWall}`, at, width, hinge, side });

let count = 40;
const item = (kind: Kind, x: number, y: number, rotation = 0, size: Partial<Item> = {}): Item => ({
  id: `item-${(count += 1)}`,
  kind,
  x,
  y,
  rotation,
  width: KINDS[kind].width,
  depth: KINDS[kind].depth,
  ...size,
});

/** The plan at the start: an L-shaped apartment. */
export const HOME: Plan = {
  walls: [
    wall(1, 0, 0, 1000, 0),
    wall(2, 1000, 0, 1000, 520),
    wall(3, 1000, 520, 640, 520),
    wall(4, 640, 520, 640, 740),
    wall(5, 640, 740, 0, 740),
    wall(6, 0, 740, 0, 0),
    wall(7, 400, 0, 400, 740),
    wall(8, 0, 380, 400, 380),
    wall(9, 220, 380, 220, 740),
    wall(10, 400, 520, 640, 520),
  ],
  openings: [
    opening(20, 'door', 5, 330, 95, -1, 1),
    opening(21, 'door', 8, 310, 85, 1, -1),
    opening(22, 'door', 9, 120, 80, -1, 1),
    opening(23, 'door', 7, 450, 90, 1, -1),
    opening(24, 'door', 7, 640, 80, -1, -1),
    opening(25, 'window', 1, 200, 180),
    opening(26, 'window', 1, 690, 220),
    opening(27, 'window', 2, 260, 260),
    opening(28, 'window', 3, 180, 180),
    opening(29, 'window', 4, 110, 120),
    opening(30, 'window', 6, 180, 80),
  ],
  items: [
    item('bed', 110.5, 190, -90),
    item('wardrobe', 362, 112, 90),
    item('plant', 40, 338),
    item('tub', 46, 646, 90),
    item('basin', 96, 412),
    item('toilet', 41, 500, -90),
    item('shelf', 245, 640, -90, { width: 100 }),
    item('desk', 572, 630, 90),
    item('shelf', 455, 715, 180, { width: 90 }),
    item('rug', 850, 320, 90, { width: 250, depth: 200 }),
    item('sofa', 880, 466, 180),
    item('coffee', 870, 352),
    item('armchair', 770, 262, -62),
    item('dining', 585, 240, 90),
    item('counter', 538, 39),
    item('fridge', 440, 102, -90),
    item('plant', 958, 42),
  ],
  marks: [
    { x: 296, y: 248, name: 'Bedroom', floor: 'oak' },
    { x: 150, y: 622, name: 'Bath', floor: 'tiles' },
    { x: 322, y: 560, name: 'Hall', floor: 'stone' },
    { x: 478, y: 562, name: 'Study', floor: 'carpet' },
    { x: 600, y: 425, name: 'Living room', floor: 'oak' },
  ],
};
