import { TITLE } from './home';
import {
  FARTHEST,
  FLOORS,
  type Item,
  KIND_IDS,
  lengthOf,
  type Mark,
  MAX,
  type Opening,
  OPENING,
  placeOpening,
  type Plan,
  type Point,
  SIZES,
  type Wall,
} from './plan';

export const writePlan = (plan: Plan): string =>
  JSON.stringify({ title: TITLE, unit: 'cm', ...plan }, null, 1);

/** Reads a plan from a file's text. Throws an error that says what is wrong. The objects get new ids. */
export function readPlan(text: string): Plan {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('it is not JSON');
  }
  if (!isRecord(value)) throw wrong('it is not an object');
  const { walls, openings, items, marks } = value;
  const lists = { walls, openings, items, marks };
  const list = (name: keyof typeof lists): unknown[] => {
    const found: unknown = lists[name];
    if (!Array.isArray(found)) throw wrong(`it has no list of "${name}"`);
    return found;
  };
  if (list('walls').length > MAX.walls) throw wrong(`it has more than ${MAX.walls} walls`);
  if (list('items').length > MAX.items) throw wrong(`it has more than ${MAX.items} items`);
  const ids = new Map<unknown, string>();
  const empty: Plan = {
    walls: list('walls').map((wall, i) => readWall(wall, i, ids)),
    openings: [],
    items: list('items').map(readItem),
    marks: list('marks').map(readMark),
  };
  return list('openings').reduce<Plan>((plan, one, i) => {
    const placed = placeOpening(plan, readOpening(one, i, ids));
    if (!placed) throw wrong(`opening ${i + 1} does not fit into its wall`);
    return placed;
  }, empty);
}

function readWall(value: unknown, index: number, ids: Map<unknown, string>): Wall {
  const name = `wall ${index + 1}`;
  if (!isRecord(value) || !isPoint(value['a']) || !isPoint(value['b'])) {
    throw wrong(`${name} has no two ends`);
  }
  const { a, b, id } = value;
  const wall = { id: `wall-${index + 1}`, a: { x: a.x, y: a.y }, b: { x: b.x, y: b.y } };
  if (lengthOf(wall) === 0) throw wrong(`${name} has no length`);
  ids.set(id, wall.id);
  return wall;
}

function readOpening(value: unknown, index: number, ids: Map<unknown, string>): Opening {
  const name = `opening ${index + 1}`;
  if (!isRecord(value)) throw wrong(`${name} is not an object`);
  const { kind, at, width, hinge, side } = value;
  const wall = ids.get(value['wall']);
  if (wall === undefined) throw wrong(`${name} has no wall`);
  if (kind !== 'door' && kind !== 'window') throw wrong(`${name} is neither a door nor a window`);
  if (!isNumber(at, 0, 2 * FARTHEST) || !isNumber(width, OPENING.least, OPENING.most)) {
    throw wrong(`${name} has no valid place`);
  }
  return {
    id: `${kind}-${1000 + index}`,
    kind,
    wall,
    at,
    width,
    hinge: hinge === -1 ? -1 : 1,
    side: side === -1 ? -1 : 1,
  };
}

function readItem(value: unknown, index: number): Item {
  const name = `item ${index + 1}`;
  if (!isRecord(value)) throw wrong(`${name} is not an object`);
  const kind = KIND_IDS.find((one) => one === value['kind']);
  if (!kind) throw wrong(`${name} is of no known kind`);
  const { x, y, width, depth, rotation } = value;
  if (!isPoint({ x, y }) || !isSize(width) || !isSize(depth) || !isNumber(rotation, -360, 360)) {
    throw wrong(`${name} has no valid place or size`);
  }
  return { id: `item-${2000 + index}`, kind, x: Number(x), y: Number(y), width, depth, rotation };
}

function readMark(value: unknown, index: number): Mark {
  if (!isRecord(value) || !isPoint(value)) throw wrong(`mark ${index + 1} has no place`);
  const { x, y } = value;
  const name = String(value['name'] ?? '').slice(0, 24);
  return { x, y, name, floor: FLOORS.find((one) => one === value['floor']) ?? 'oak' };
}

const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const isSize = (value: unknown): value is number => isNumber(value, SIZES.least, SIZES.most);

const isPoint = (value: unknown): value is Point =>
  isRecord(value) &&
  isNumber(value['x'], -FARTHEST, FARTHEST) &&
  isNumber(value['y'], -FARTHEST, FARTHEST);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const wrong = (reason: string) => new Error(`This file is not a floor plan: ${reason}.`);
