import { nearestOnEdge, type Point } from '../../../common/konva/polygon';

/** A floor plan in centimeters. This file does not depend on Konva or a framework. */
export type { Point };

export interface Wall {
  id: string;
  /** The ends of its center line. Walls that share an end are joined. */
  a: Point;
  b: Point;
}

export interface Opening {
  id: string;
  kind: 'door' | 'window';
  wall: string;
  /** From the wall's end `a` to the middle of the opening. */
  at: number;
  width: number;
  /** The end at which the door has its hinge, and the side to which it opens. */
  hinge: 1 | -1;
  side: 1 | -1;
}

/** What a piece of furniture is, with its usual width and depth. */
export const KINDS = {
  bed: { name: 'Bed', width: 160, depth: 205 },
  wardrobe: { name: 'Wardrobe', width: 200, depth: 60 },
  sofa: { name: 'Sofa', width: 220, depth: 92 },
  armchair: { name: 'Armchair', width: 84, depth: 84 },
  coffee: { name: 'Coffee table', width: 80, depth: 80 },
  dining: { name: 'Dining table', width: 180, depth: 170 },
  counter: { name: 'Kitchen', width: 260, depth: 62 },
  fridge: { name: 'Fridge', width: 62, depth: 64 },
  tub: { name: 'Bathtub', width: 172, depth: 76 },
  basin: { name: 'Basin', width: 62, depth: 48 },
  toilet: { name: 'Toilet', width: 40, depth: 66 },
  desk: { name: 'Desk', width: 140, depth: 120 },
  shelf: { name: 'Shelf', width: 120, depth: 34 },
  plant: { name: 'Plant', width: 54, depth: 54 },
  rug: { name: 'Rug', width: 240, depth: 170 },
} as const;
export type Kind = keyof typeof KINDS;

export const KIND_IDS = Object.keys(KINDS).filter((key): key is Kind => key in KINDS);

export interface Item {
  id: string;
  kind: Kind;
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  depth: number;
  /** Degrees, clockwise. */
  rotation: number;
}

export const FLOORS = ['oak', 'tiles', 'stone', 'carpet'] as const;
export type Floor = (typeof FLOORS)[number];

/** The name and the floor of the room that contains this point. */
export interface Mark {
  x: number;
  y: number;
  name: string;
  floor: Floor;
}

export interface Plan {
  walls: readonly Wall[];
  openings: readonly Opening[];
  items: readonly Item[];
  marks: readonly Mark[];
}

export const THICKNESS = 16;
export const GRID = 10;
/** Maximum distance from the first corner, in each direction. */
export const FARTHEST = 5000;
export const MAX = { walls: 120, items: 200 };
export const SIZES = { least: 20, most: 600 };
export const limitSize = (size: number) =>
  Math.max(SIZES.least, Math.min(SIZES.most, Math.round(size)));
export const OPENING = { least: 50, most: 400 };

export const lengthOf = ({ a, b }: Wall) => Math.hypot(b.x - a.x, b.y - a.y);

export const isSamePoint = (p: Point, q: Point) => p.x === q.x && p.y === q.y;

const onGrid = (value: number) =>
  Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(value / GRID) * GRID));
export const snapToGrid = ({ x, y }: Point): Point => ({ x: onGrid(x), y: onGrid(y) });

/** The point of a wall at a distance from its end `a`. */
export function pointOn(wall: Wall, at: number): Point {
  const share = at / Math.max(lengthOf(wall), 1);
  const { a, b } = wall;
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The point of a wall that is nearest to a given point: its distance from `a`, and from the given point. */
export function placeOn(wall: Wall, point: Point) {
  const near = nearestOnEdge(point, [wall.a, wall.b]);
  return {
    at: Math.hypot(near.x - wall.a.x, near.y - wall.a.y),
    distance: Math.hypot(near.x - point.x, near.y - point.y),
    near,
  };
}

/** The wall that is nearest to a point, if it is within reach. */
export function wallNear(plan: Plan, point: Point, reach: number) {
  const near = plan.walls
    .map((wall) => ({ wall, ...placeOn(wall, point) }))
    .filter(({ distance }) => distance <= reach);
  near.sort((one, other) => one.distance - other.distance);
  return near[0];
}

/** A new id: the kind, and a number that no other object has. */
export function newId(plan: Plan, kind: string): string {
  const all = [...plan.walls, ...plan.openings, ...plan.items];
  const numbers = all.map(({ id }) => Number(id.split('-')[1]) || 0);
  return `${kind}-${Math.max(0, ...numbers) + 1}`;
}

/** Where a corner snaps: to a corner, on a wall, in line with `from`, or on the grid. */
export function snapCorner(plan: Plan, point: Point, reach: number, from?: Point | null): Point {
  const ends = plan.walls.flatMap(({ a, b }) => [a, b]);
  const distance = (end: Point) => Math.hypot(end.x - point.x, end.y - point.y);
  const nearest = ends.reduce<Point | undefined>(
    (best, end) => (!best || distance(end) < distance(best) ? end : best),
    undefined,
  );
  if (nearest && distance(nearest) <= reach) return nearest;
  const grid = snapToGrid(point);
  const straight = {
    x: from && Math.abs(point.x - from.x) <= reach ? from.x : grid.x,
    y: from && Math.abs(point.y - from.y) <= reach ? from.y : grid.y,
  };
  const wall = wallNear(plan, straight, reach);
  if (!wall) return straight;
  // On a wall that is off the grid, the corner has to leave the grid, too.
  return { x: Math.round(wall.near.x), y: Math.round(wall.near.y) };
}

/** A wall from one corner to another, or null if there is already one, or no room for it. */
export function addWall(plan: Plan, a: Point, b: Point): Plan | null {
  const exists = plan.walls.some(
    (wall) =>
      (isSamePoint(wall.a, a) && isSamePoint(wall.b, b)) ||
      (isSamePoint(wall.a, b) && isSamePoint(wall.b, a)),
  );
  if (exists || isSamePoint(a, b) || plan.walls.length >= MAX.walls) return null;
  return { ...plan, walls: [...plan.walls, { id: newId(plan, 'wall'), a, b }] };
}

const key = ({ x, y }: Point) => `${x} ${y}`;

/** Maximum distance at which the end of a wall is joined to another wall. Rounding can move it by a fraction. */
export const JOINT = 1.5;

/**
 * Moves corners to new positions. Walls that end at one of them move with it; a wall that ends in the middle of a moved wall keeps its position
 * along that wall. Openings stay inside their walls.
 */
export function moveCorners(plan: Plan, moves: ReadonlyMap<string, Point>): Plan {
  let all = new Map(moves);
  for (;;) {
    const next = new Map(all);
    for (const wall of plan.walls) {
      const [a, b] = [all.get(key(wall.a)), all.get(key(wall.b))];
      if (!a && !b) continue;
      const moved = { ...wall, a: a ?? wall.a, b: b ?? wall.b };
      for (const end of plan.walls.flatMap((one) => [one.a, one.b])) {
        const { at, distance } = placeOn(wall, end);
        const isJoint = distance < JOINT && at > 0 && at < lengthOf(wall);
        if (!isJoint || next.has(key(end))) continue;
        const { x, y } = pointOn(moved, (at / lengthOf(wall)) * lengthOf(moved));
        next.set(key(end), { x: Math.round(x), y: Math.round(y) });
      }
    }
    if (next.size === all.size) break;
    all = next;
  }
  const walls = plan.walls
    .map((wall) => ({
      ...wall,
      a: all.get(key(wall.a)) ?? wall.a,
      b: all.get(key(wall.b)) ?? wall.b,
    }))
    .map((wall, i) => {
      const before = plan.walls[i];
      const isSame = before && isSamePoint(before.a, wall.a) && isSamePoint(before.b, wall.b);
      return isSame ? before : wall;
    })
    .filter(({ a, b }) => !isSamePoint(a, b));
  return fitOpenings({ ...plan, walls });
}

export const moveCorner = (plan: Plan, from: Point, to: Point) =>
  moveCorners(plan, new Map([[key(from), to]]));

/** Moves a whole wall. */
export function moveWall(plan: Plan, wall: Wall, by: Point): Plan {
  const moved = ({ x, y }: Point) => snapToGrid({ x: x + by.x, y: y + by.y });
  return moveCorners(
    plan,
    new Map([
      [key(wall.a), moved(wall.a)],
      [key(wall.b), moved(wall.b)],
    ]),
  );
}

/** Makes a wall longer or shorter at its end `b`. */
export function resizeWall(plan: Plan, wall: Wall, length: number): Plan {
  const { x, y } = pointOn(wall, length);
  return moveCorner(plan, wall.b, { x: Math.round(x), y: Math.round(y) });
}

/** The middle of an opening, kept inside its wall. */
function keepOnWall(wall: Wall, width: number, at: number): number {
  const edge = THICKNESS / 2 + width / 2;
  const most = lengthOf(wall) - edge;
  return most < edge ? lengthOf(wall) / 2 : Math.max(edge, Math.min(most, Math.round(at)));
}

/** Drops openings that have lost their wall or are wider than it, and keeps the others inside their walls. */
function fitOpenings(plan: Plan): Plan {
  const openings = plan.openings.flatMap((opening) => {
    const wall = plan.walls.find(({ id }) => id === opening.wall);
    if (!wall || lengthOf(wall) < opening.width + THICKNESS) return [];
    const at = keepOnWall(wall, opening.width, opening.at);
    return [at === opening.at ? opening : { ...opening, at }];
  });
  return { ...plan, openings };
}

/** Puts an opening on a wall, or returns null where it does not fit: the wall is too short, or another opening is there. */
export function placeOpening(plan: Plan, opening: Opening): Plan | null {
  const wall = plan.walls.find(({ id }) => id === opening.wall);
  if (!wall || lengthOf(wall) < opening.width + THICKNESS) return null;
  const placed = { ...opening, at: keepOnWall(wall, opening.width, opening.at) };
  const others = plan.openings.filter(({ id }) => id !== opening.id);
  const isTaken = others.some(
    (one) =>
      one.wall === wall.id && Math.abs(one.at - placed.at) < (one.width + placed.width) / 2 + 4,
  );
  if (isTaken) return null;
  const isNew = others.length === plan.openings.length;
  const openings = isNew
    ? [...others, placed]
    : plan.openings.map((one) => (one.id === placed.id ? placed : one));
  return { ...plan, openings };
}

export const WIDTHS = { door: 90, window: 140 };

/** An opening at the wall nearest to a point, with its door opening to the side of the point. */
export function openingAt(
  plan: Plan,
  kind: Opening['kind'],
  point: Point,
  reach: number,
): Opening | null {
  const near = wallNear(plan, point, reach);
  if (!near) return null;
  const { a, b } = near.wall;
  const turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
  const side = turn < 0 ? -1 : 1;
  const id = newId(plan, kind);
  return { id, kind, wall: near.wall.id, at: near.at, width: WIDTHS[kind], hinge: 1, side };
}

/** The half sizes of the upright box around a turned item. */
export function extentOf({ width, depth, rotation }: Item): Point {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { x: (width * cos + depth * sin) / 2, y: (width * sin + depth * cos) / 2 };
}

/** Moves furniture: its sides snap to the faces of vertical and horizontal walls, otherwise its center to half the grid. */
export function snapItem(plan: Plan, item: Item, to: Point, reach: number): Item {
  const half = extentOf({ ...item, ...to });
  const face = THICKNESS / 2;
  const along = (axis: 'x' | 'y', other: 'x' | 'y') => {
    const faces = plan.walls
      .filter(({ a, b }) => Math.abs(a[axis] - b[axis]) < 1)
      .filter(({ a, b }) => {
        const [low, high] = [Math.min(a[other], b[other]), Math.max(a[other], b[other])];
        return to[other] > low - half[other] && to[other] < high + half[other];
      })
      .flatMap(({ a }) => [a[axis] + face + half[axis], a[axis] - face - half[axis]]);
    const best = faces.reduce(
      (near, one) => (Math.abs(one - to[axis]) < Math.abs(near - to[axis]) ? one : near),
      Infinity,
    );
    return Math.abs(best - to[axis]) <= reach ? best : Math.round(to[axis] / 5) * 5;
  };
  const limit = (value: number) => Math.max(-FARTHEST, Math.min(FARTHEST, value));
  return { ...item, x: limit(along('x', 'y')), y: limit(along('y', 'x')) };
}

/** Removes a wall with its openings, an opening, or an item. */
export const removeObject = (plan: Plan, id: string): Plan => ({
  ...plan,
  walls: plan.walls.filter((wall) => wall.id !== id),
  openings: plan.openings.filter((opening) => opening.id !== id && opening.wall !== id),
  items: plan.items.filter((item) => item.id !== id),
});

export const patchItem = (plan: Plan, id: string, changes: Partial<Item>): Plan => ({
  ...plan,
  items: plan.items.map((item) => (item.id === id ? { ...item, ...changes } : item)),
});

/** The smallest upright box around walls and furniture; a default area if there are none. */
export function boundsOfPlan({ walls, items }: Plan) {
  const points = [
    ...walls.flatMap(({ a, b }) => [a, b]),
    ...items.flatMap((item) => {
      const { x, y } = extentOf(item);
      return [
        { x: item.x - x, y: item.y - y },
        { x: item.x + x, y: item.y + y },
      ];
    }),
  ];
  if (points.length === 0) return { x: 0, y: 0, width: 600, height: 400 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** "3.60 m" */
export const metersOf = (centimeters: number) => `${(centimeters / 100).toFixed(2)} m`;
