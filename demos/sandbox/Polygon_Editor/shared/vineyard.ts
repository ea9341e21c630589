import {
  areaOf,
  boundsOf,
  crossingsOf,
  edgesOf,
  nearestOnEdge,
  type Point,
} from '../../../common/konva/polygon';

/** The vineyard as data: parcels with corners. This file does not depend on Konva. */
export interface Parcel {
  id: string;
  name: string;
  grape: Grape;
  /** Direction of the rows, in degrees clockwise from the horizontal. */
  rows: number;
  corners: Point[];
}

export type Grape = 'Pinot noir' | 'Chardonnay' | 'Aligoté';
export const GRAPES: readonly Grape[] = ['Pinot noir', 'Chardonnay', 'Aligoté'];

/** Size of the plan in its own units, and the length of a unit. */
export const PLAN = { width: 600, height: 460 };
export const METERS = 0.4;

/** Distance between two rows, in units, and between two vines in a row, in meters. */
export const ROW_GAP = 6;
const VINE_GAP = 1.1;

export const FEWEST_CORNERS = 3;
export const MAX_PARCELS = 12;

const at = (...flat: number[]): Point[] =>
  flat.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: flat[i + 1] ?? 0 }] : []));

export const openingParcels = (): Parcel[] => [
  {
    id: '1',
    name: 'Clos du Puits',
    grape: 'Pinot noir',
    rows: 8,
    corners: at(44, 96, 196, 62, 226, 168, 62, 206),
  },
  {
    id: '2',
    name: 'La Combe',
    grape: 'Chardonnay',
    rows: 76,
    corners: at(214, 58, 352, 40, 372, 132, 242, 166),
  },
  {
    id: '3',
    name: 'Les Trois Chênes',
    grape: 'Pinot noir',
    rows: -34,
    corners: at(396, 52, 540, 76, 562, 204, 470, 262, 404, 214, 414, 140),
  },
  {
    id: '4',
    name: 'Le Levant',
    grape: 'Aligoté',
    rows: 24,
    corners: at(232, 250, 354, 226, 424, 300, 398, 402, 262, 386),
  },
  {
    id: '5',
    name: 'Petit Champ',
    grape: 'Chardonnay',
    rows: -62,
    corners: at(452, 312, 552, 272, 562, 392, 446, 400),
  },
];

export const parcelOf = (parcels: readonly Parcel[], id: string | null) =>
  parcels.find((parcel) => parcel.id === id);

/** The nearest position of the plan, in tenths of a unit. */
export const onPlan = ({ x, y }: Point): Point => ({
  x: Math.round(10 * Math.min(PLAN.width, Math.max(0, x))) / 10,
  y: Math.round(10 * Math.min(PLAN.height, Math.max(0, y))) / 10,
});

export const patch = (parcels: Parcel[], id: string, changes: Partial<Parcel>): Parcel[] =>
  parcels.map((parcel) => (parcel.id === id ? { ...parcel, ...changes } : parcel));

export const withCorner = (corners: readonly Point[], index: number, place: Point): Point[] =>
  corners.map((corner, i) => (i === index ? onPlan(place) : corner));

/** A new corner on an edge: edge 0 begins at corner 0, so the corner becomes number 1. */
export const insertCorner = (corners: readonly Point[], edge: number, place: Point): Point[] =>
  corners.toSpliced(edge + 1, 0, onPlan(place));

/** Without a corner, or null if too few would be left to enclose anything. */
export const removeCorner = (corners: readonly Point[], index: number): Point[] | null =>
  corners.length > FEWEST_CORNERS ? corners.toSpliced(index, 1) : null;

/** Moves a whole outline as far as the plan allows. It keeps its shape. */
export function moveOutline(corners: readonly Point[], by: Point): Point[] {
  const { x, y, width, height } = boundsOf(corners);
  const right = Math.min(PLAN.width - x - width, Math.max(-x, by.x));
  const down = Math.min(PLAN.height - y - height, Math.max(-y, by.y));
  return corners.map((corner) => onPlan({ x: corner.x + right, y: corner.y + down }));
}

/** The nearest corner, or else the nearest position on an edge, of another parcel within reach: neighbors share a border. */
export function snap(parcels: readonly Parcel[], id: string, place: Point, reach: number): Point {
  const others = parcels.filter((parcel) => parcel.id !== id);
  const nearest = (places: Point[]) =>
    places
      .map((to) => ({ to, distance: Math.hypot(to.x - place.x, to.y - place.y) }))
      .filter(({ distance }) => distance <= reach)
      .sort((a, b) => a.distance - b.distance)[0]?.to;
  return (
    nearest(others.flatMap(({ corners }) => corners)) ??
    nearest(
      others.flatMap(({ corners }) => edgesOf(corners).map((e) => nearestOnEdge(place, e))),
    ) ??
    place
  );
}

/** A new parcel in the middle of the plan, or null if there are too many. */
export function addParcel(parcels: Parcel[]): [Parcel[], Parcel] | null {
  if (parcels.length >= MAX_PARCELS) return null;
  const number = Math.max(0, ...parcels.map(({ id }) => Number(id) || 0)) + 1;
  // Each is placed beside the last, so that a second one does not cover the first.
  const shift = 14 * (number % 5);
  const corners = at(240, 170, 350, 170, 350, 250, 240, 250).map(({ x, y }) => ({
    x: x + shift,
    y: y + shift,
  }));
  const grape = GRAPES[number % GRAPES.length] ?? 'Chardonnay';
  const parcel = { id: String(number), name: `Parcel ${number}`, grape, rows: 0, corners };
  return [[...parcels, parcel], parcel];
}

export const removeParcel = (parcels: Parcel[], id: string): Parcel[] =>
  parcels.filter((parcel) => parcel.id !== id);

/**
 * The rows of vines: parallel lines, cut off where they leave the outline. A row across an indentation has several parts.
 */
export function rowsOf({ corners, rows }: Pick<Parcel, 'corners' | 'rows'>): [Point, Point][] {
  const angle = (rows * Math.PI) / 180;
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  // Turned, so that the rows are horizontal.
  const turned = corners.map(({ x, y }) => ({
    x: x * along.x + y * along.y,
    y: y * along.x - x * along.y,
  }));
  const { y: top, height } = boundsOf(turned);
  const found: [Point, Point][] = [];
  // Rows are counted from the origin of the plan, so they stay where they are while a corner moves.
  for (let row = Math.ceil(top / ROW_GAP); row * ROW_GAP <= top + height; row += 1) {
    const y = row * ROW_GAP;
    const cuts = edgesOf(turned)
      .filter(([a, b]) => a.y > y !== b.y > y)
      .map(([a, b]) => a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const ends = [cuts[i] ?? 0, cuts[i + 1] ?? 0].map((x) => ({
        x: x * along.x - y * along.y,
        y: x * along.y + y * along.x,
      }));
      const [from, to] = ends;
      if (from && to) found.push([from, to]);
    }
  }
  return found;
}

/** Number of vines that fit in the rows. */
export function vinesOf(parcel: Parcel): number {
  const vines = rowsOf(parcel).map(([from, to]) =>
    Math.floor((Math.hypot(to.x - from.x, to.y - from.y) * METERS) / VINE_GAP),
  );
  return vines.reduce((sum, count) => sum + count, 0);
}

const NUMBERS = new Intl.NumberFormat('en-US');

/** Area and vines in words, or why there are none. */
export function factsOf(parcel: Parcel): string {
  if (crossingsOf(parcel.corners).length > 0) return 'The outline crosses itself';
  const area = Math.round(areaOf(parcel.corners) * METERS * METERS);
  return `${NUMBERS.format(area)} m² · ${NUMBERS.format(vinesOf(parcel))} vines`;
}

/** A coordinate of the plan in meters, for a field. */
export const inMeters = (units: number) => (units * METERS).toFixed(1);

/** Where a point is, in meters from the top left of the plan. */
export const metersOf = ({ x, y }: Point) => `${inMeters(x)} m east, ${inMeters(y)} m south`;

export const writePlan = (parcels: readonly Parcel[]): string =>
  JSON.stringify({ kind: 'vineyard', parcels }, null, 2);

/** Reads a plan from a file's text. Throws an error that says what is wrong with an invalid one. */
export function readPlan(text: string): Parcel[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('it is not JSON');
  }
  if (!isRecord(value) || !Array.isArray(value['parcels']))
    throw wrong('it has no list of parcels');
  const { parcels } = value;
  if (parcels.length > MAX_PARCELS) throw wrong(`it has more than ${MAX_PARCELS} parcels`);
  return parcels.map((entry: unknown, i) => readParcel(entry, i + 1));
}

function readParcel(value: unknown, number: number): Parcel {
  if (!isRecord(value)) throw wrong(`parcel ${number} is not an object`);
  const { name, grape, rows, corners } = value;
  const known = GRAPES.find((one) => one === grape);
  if (typeof name !== 'string') throw wrong(`parcel ${number} has no name`);
  if (!known) throw wrong(`parcel ${number} has no known grape`);
  if (typeof rows !== 'number' || !Number.isFinite(rows)) {
    throw wrong(`parcel ${number} has no direction of rows`);
  }
  if (!Array.isArray(corners) || corners.length < FEWEST_CORNERS || !corners.every(isPoint)) {
    throw wrong(`parcel ${number} needs ${FEWEST_CORNERS} corners or more, each with x and y`);
  }
  // New ids, because the ids in a file may repeat.
  return { id: String(number), name, grape: known, rows, corners: corners.map(onPlan) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPoint = (value: unknown): value is Point =>
  isRecord(value) && Number.isFinite(value['x']) && Number.isFinite(value['y']);

const wrong = (reason: string) => new Error(`This file is not a vineyard plan: ${reason}.`);
