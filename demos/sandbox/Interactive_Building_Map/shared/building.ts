import type { Point } from '../../../common/konva/polygon';

/** The image, in its own units. */
export const SCENE = { width: 720, height: 470 };

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

export type AreaId = 'first' | 'second' | 'third' | 'gym' | 'observatory';

/** A part of the building that can be pointed at. */
export interface Area {
  id: AreaId;
  name: string;
  rooms: string;
  /** The color that it takes on. */
  tint: string;
  outline: readonly Point[];
  /** Where the label points if no pointer says so. */
  middle: Point;
}

/** What is seen of a floor: its open front and its side wall. */
function floorOutline(level: number): Point[] {
  const { width, depth, floor } = SCHOOL;
  const [low, high] = [level * floor, (level + 1) * floor];
  return [
    place(0, low),
    place(width, low),
    place(width, low, depth),
    place(width, high, depth),
    place(width, high),
    place(0, high),
  ];
}

/** The height of the gym's round roof, from 0 at its left to 1 at its right. */
export const vault = (share: number) => GYM.height + GYM.rise * Math.sin(Math.PI * share);

/** Points along the gym's roof, from the left to the right. */
export const vaultPoints = (back: number, steps = 14): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) =>
    place(GYM.left + ((GYM.right - GYM.left) * i) / steps, vault(i / steps), back),
  );

function gymOutline(): Point[] {
  // The front up to where the roof begins to fall, then the far edge down to the side wall.
  const front = vaultPoints(0).slice(0, 6);
  const far = vaultPoints(GYM.depth).slice(5);
  return [
    place(GYM.left, 0),
    ...front,
    ...far,
    place(GYM.right, 0, GYM.depth),
    place(GYM.right, 0),
  ];
}

/** The height of the school's roof, on which the observatory is. */
export const ROOF = 3 * SCHOOL.floor + 10;

function domeOutline(): Point[] {
  const middle = (DOME.left + DOME.right) / 2;
  const arc = Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI - (Math.PI * i) / 12;
    return place(
      middle + DOME.radius * Math.cos(angle),
      ROOF + DOME.base + DOME.radius * Math.sin(angle),
      SCHOOL.depth / 2,
    );
  });
  return [
    place(DOME.left, ROOF, SCHOOL.depth / 2),
    ...arc,
    place(DOME.right, ROOF, SCHOOL.depth / 2),
  ];
}

/** From the top down, as the list shows them. */
export const AREAS: readonly Area[] = [
  {
    id: 'observatory',
    name: 'Observatory',
    rooms: 'Telescope and star charts; open on clear Fridays',
    tint: '#8457c9',
    outline: domeOutline(),
    middle: place((DOME.left + DOME.right) / 2, ROOF + 40, SCHOOL.depth / 2),
  },
  {
    id: 'third',
    name: 'Third floor',
    rooms: 'Art studio, science lab and computer room',
    tint: '#f2664a',
    outline: floorOutline(2),
    middle: place(SCHOOL.width / 2, 2.6 * SCHOOL.floor),
  },
  {
    id: 'second',
    name: 'Second floor',
    rooms: 'Classroom 2A, music room and classroom 2B',
    tint: '#f6b73c',
    outline: floorOutline(1),
    middle: place(SCHOOL.width / 2, 1.6 * SCHOOL.floor),
  },
  {
    id: 'first',
    name: 'First floor',
    rooms: 'Library, entrance hall and cafeteria',
    tint: '#3fa66b',
    outline: floorOutline(0),
    middle: place(SCHOOL.width / 2, 0.6 * SCHOOL.floor),
  },
  {
    id: 'gym',
    name: 'Gym',
    rooms: 'Basketball court, wall bars and changing rooms',
    tint: '#4a90e2',
    outline: gymOutline(),
    middle: place((GYM.left + GYM.right) / 2, 70),
  },
];

/** What the views show. Every function below returns a new map. */
export interface BuildingMap {
  /** What the pointer, a finger or the focus is on. */
  pointed: AreaId | null;
  /** Where the pointer is; null for the focus, whose label points at the middle of the area. */
  at: Point | null;
  /** What was chosen by a click. It stays when the pointer leaves. */
  chosen: AreaId | null;
}

export const newMap = (): BuildingMap => ({ pointed: null, at: null, chosen: null });

export const areaOf = (id: AreaId | null) => AREAS.find((area) => area.id === id);

/** The pointer is over an area, or over none. Nothing new to show: the same map. */
export function point(map: BuildingMap, pointed: AreaId | null, at: Point | null): BuildingMap {
  if (pointed === null) return map.pointed === null ? map : { ...map, pointed, at: null };
  return { ...map, pointed, at };
}

/** The focus or the pointer leaves a button of the list. The canvas may have got another area in the meantime, which stays. */
export const leaveButton = (map: BuildingMap, id: AreaId): BuildingMap =>
  map.pointed === id && map.at === null ? { ...map, pointed: null } : map;

/** A press chooses an area; a second one lets it go, and so does a press beside the building. */
export const choose = (map: BuildingMap, id: AreaId | null): BuildingMap => ({
  ...map,
  chosen: map.chosen === id ? null : id,
});

/** Escape: clears everything. */
export const clear = newMap;

/** What the status line says: what is pointed at, or else what was chosen. */
export function wordsOf({ pointed, chosen }: BuildingMap): string {
  const area = areaOf(pointed) ?? areaOf(chosen);
  return area ? `${area.name}: ${area.rooms}.` : 'Point at a floor, the gym or the dome.';
}

/** Where a label of this size can be without leaving the canvas: the side of it on which its pointer is. */
export function sideOf(at: Point, label: { width: number; height: number }) {
  if (at.x < label.width / 2) return 'left';
  if (at.x > SCENE.width - label.width / 2) return 'right';
  return at.y < label.height ? 'up' : 'down';
}
