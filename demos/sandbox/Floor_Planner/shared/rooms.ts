import { areaOf, isInside, labelPlaceOf } from '../../../common/konva/polygon';
import {
  extentOf,
  JOINT,
  lengthOf,
  type Mark,
  placeOn,
  type Plan,
  type Point,
  pointOn,
  THICKNESS,
  type Wall,
} from './plan';

/** A room that walls enclose. */
export interface Room {
  /** Its outline along the center lines of the walls, and along their faces. */
  middle: Point[];
  inner: Point[];
  /** Square meters between the faces. */
  area: number;
  /** A position for its name. */
  label: Point;
}

/** Rooms smaller than this are gaps between walls. */
const MIN_AREA = 0.3;

const known = new WeakMap<readonly Wall[], Room[]>();

/** All rooms. Lists of walls are never mutated, so the rooms of each list are computed once. */
export function roomsOf({ walls }: Pick<Plan, 'walls'>): Room[] {
  const found = known.get(walls) ?? findRooms(walls);
  known.set(walls, found);
  return found;
}

function findRooms(walls: readonly Wall[]): Room[] {
  return facesOf(walls).flatMap((face) => {
    const middle = tidy(face);
    if (middle.length < 3 || signedArea(middle) <= 0) return [];
    const inner = inset(middle, THICKNESS / 2);
    // Walls that are thicker than the room turn it inside out.
    const area = signedArea(inner) > 0 ? areaOf(inner) / 10_000 : 0;
    return area < MIN_AREA ? [] : [{ middle, inner, area, label: labelPlaceOf(inner) }];
  });
}

const key = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Where other walls meet a wall: at its ends, at ends of others on it, and where others cross it. In order. */
function jointsOf(wall: Wall, walls: readonly Wall[]): Point[] {
  const joints = walls.flatMap((other) => {
    const ends = [other.a, other.b].filter((end) => placeOn(wall, end).distance < JOINT);
    const cross = other === wall || ends.length > 0 ? null : crossing(wall, other);
    return cross ? [cross] : ends;
  });
  const places = joints.map((point) => ({ point, at: placeOn(wall, point).at }));
  places.sort((one, other) => one.at - other.at);
  return places.map(({ point }) => point);
}

/** Where two walls cross, apart from their ends. */
function crossing(one: Wall, other: Wall): Point | null {
  const [rx, ry] = [one.b.x - one.a.x, one.b.y - one.a.y];
  const [sx, sy] = [other.b.x - other.a.x, other.b.y - other.a.y];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const [qx, qy] = [other.a.x - one.a.x, other.a.y - one.a.y];
  const t = (qx * sy - qy * sx) / cross;
  const u = (qx * ry - qy * rx) / cross;
  return t < 0 || t > 1 || u < 0 || u > 1 ? null : pointOn(one, t * lengthOf(one));
}

/**
 * The faces of the plan: walks along the walls and turns as sharply as possible at each joint, so that every side of every wall is walked
 * once. Inner faces go one way around, the outside goes the other way.
 */
function facesOf(walls: readonly Wall[]): Point[][] {
  const points = new Map<string, Point>();
  const neighbors = new Map<string, Set<string>>();
  const connect = (from: Point, to: Point) => {
    points.set(key(from), from);
    neighbors.set(key(from), (neighbors.get(key(from)) ?? new Set()).add(key(to)));
  };
  for (const wall of walls) {
    const joints = jointsOf(wall, walls);
    joints.slice(1).forEach((to, i) => {
      const from = joints[i];
      if (!from || key(from) === key(to)) return;
      connect(from, to);
      connect(to, from);
    });
  }
  const at = (id: string) => points.get(id) ?? { x: 0, y: 0 };
  const angle = (from: string, to: string) =>
    Math.atan2(at(to).y - at(from).y, at(to).x - at(from).x);
  const around = new Map(
    [...neighbors].map(([id, set]) => [id, [...set].sort((p, q) => angle(id, p) - angle(id, q))]),
  );
  const walked = new Set<string>();
  const faces: Point[][] = [];
  for (const [start, firsts] of around) {
    for (const first of firsts) {
      const face: Point[] = [];
      let [from, to] = [start, first];
      while (!walked.has(`${from}>${to}`)) {
        walked.add(`${from}>${to}`);
        face.push(at(from));
        const ways = around.get(to) ?? [];
        const next = ways[(ways.indexOf(from) - 1 + ways.length) % ways.length];
        [from, to] = [to, next ?? from];
      }
      if (face.length > 0) faces.push(face);
    }
  }
  return faces;
}

/** Positive for inner faces. */
function signedArea(corners: readonly Point[]): number {
  return corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
}

/** Without walls that end in the room, and without corners in the middle of a straight side. */
function tidy(face: readonly Point[]): Point[] {
  let corners = [...face];
  for (;;) {
    const kept = corners.filter((corner, i) => {
      const before = corners[(i - 1 + corners.length) % corners.length] ?? corner;
      const after = corners[(i + 1) % corners.length] ?? corner;
      const cross =
        (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
      return Math.abs(cross) > 1;
    });
    if (kept.length === corners.length || kept.length < 3) return kept;
    corners = kept;
  }
}

/** The outline moved inward by a distance. */
function inset(corners: readonly Point[], by: number): Point[] {
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
    return { x: a.x - y * by, y: a.y + x * by, dx: x, dy: y };
  });
  return sides.map((side, i) => {
    const before = sides[(i - 1 + sides.length) % sides.length] ?? side;
    const cross = before.dx * side.dy - before.dy * side.dx;
    const along = ((side.x - before.x) * side.dy - (side.y - before.y) * side.dx) / cross;
    return { x: before.x + before.dx * along, y: before.y + before.dy * along };
  });
}

export const roomAt = (plan: Plan, point: Point) =>
  roomsOf(plan).find(({ middle }) => isInside(point, middle));

/** The mark of a room: of the marks inside it, the one set last. The name of the room is at its position. */
export const markOf = (plan: Plan, room: Room): Mark =>
  plan.marks.findLast((mark) => isInside(mark, room.middle)) ?? {
    ...room.label,
    name: 'Room',
    floor: 'oak',
  };

/** Changes the name or the floor of a room. */
export function setMark(plan: Plan, room: Room, changes: Partial<Mark>): Plan {
  const others = plan.marks.filter((mark) => !isInside(mark, room.middle));
  return { ...plan, marks: [...others, { ...markOf(plan, room), ...changes }] };
}

/** How far a name moves away from furniture, and in what steps. */
const ASIDE = { most: 300, step: 20, turns: 16 };

/** Position of the text of a room: at its mark, or the nearest position in the room without furniture below. */
export function wordsPlace(
  plan: Plan,
  room: Room,
  words: { width: number; height: number },
): Point {
  const mark = markOf(plan, room);
  const half = { x: words.width / 2, y: words.height / 2 };
  const taken = plan.items
    .filter(({ kind }) => kind !== 'rug')
    .map((item) => ({ at: item, extent: extentOf(item) }));
  const isFree = ({ x, y }: Point) =>
    [-1, 1].every((across) =>
      [-1, 1].every((down) =>
        isInside({ x: x + across * half.x, y: y + down * half.y }, room.inner),
      ),
    ) &&
    taken.every(
      ({ at, extent }) =>
        Math.abs(x - at.x) >= extent.x + half.x || Math.abs(y - at.y) >= extent.y + half.y,
    );
  for (let away = 0; away <= ASIDE.most; away += ASIDE.step) {
    for (let turn = 0; turn < ASIDE.turns; turn += 1) {
      const angle = (turn / ASIDE.turns) * 2 * Math.PI;
      const place = { x: mark.x + away * Math.cos(angle), y: mark.y + away * Math.sin(angle) };
      if (isFree(place)) return place;
    }
  }
  return mark;
}

export const totalArea = (plan: Plan) => roomsOf(plan).reduce((sum, { area }) => sum + area, 0);

/** "14.2 m²" */
export const squareMeters = (area: number) => `${area.toFixed(1)} m²`;

/** The side of a wall on which the plan ends: 1 and -1 are the sides of its door, 0 is none or both. */
export function outerSide(plan: Plan, wall: Wall): 1 | 0 | -1 {
  const { a, b } = wall;
  const length = Math.max(lengthOf(wall), 1);
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const isRoom = (side: number) =>
    [0.2, 0.5, 0.8].some((share) => {
      const { x, y } = pointOn(wall, length * share);
      const away = side * (THICKNESS / 2 + 6);
      return roomAt(plan, { x: x + nx * away, y: y + ny * away }) !== undefined;
    });
  const [here, there] = [isRoom(1), isRoom(-1)];
  return here === there ? 0 : here ? -1 : 1;
}
