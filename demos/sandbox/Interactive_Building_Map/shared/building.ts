/** The picture, in its own units. */
export const SCENE = { width: 720, height: 470 };

interface Point {
  x: number;
  y: number;
}

export type AreaId = 'first' | 'second' | 'third' | 'gym' | 'observatory';

/** A part of the building that can be pointed at. */
export interface Area {
  id: AreaId;
  name: string;
  rooms: string;
  /** The color of its tint. */
  tint: string;
  /** The corners of its outline, as they were traced on the picture. */
  points: number[];
  /** Where the label points without a pointer. */
  middle: Point;
}

/** From the top down, as the list shows them. */
export const AREAS: readonly Area[] = [
  {
    id: 'observatory',
    name: 'Observatory',
    rooms: 'Telescope and star charts; open on clear Fridays',
    tint: '#8457c9',
    points: [
      215, 128, 215, 112, 217, 100, 221, 90, 228, 81, 237, 74, 247, 70, 258, 69, 269, 70, 280, 74,
      289, 81, 296, 90, 300, 100, 301, 112, 301, 128,
    ],
    middle: { x: 258, y: 88 },
  },
  {
    id: 'third',
    name: 'Third floor',
    rooms: 'Art studio, science lab and computer room',
    tint: '#f2664a',
    points: [74, 236, 392, 236, 443, 203, 443, 121, 392, 154, 74, 154],
    middle: { x: 233, y: 187 },
  },
  {
    id: 'second',
    name: 'Second floor',
    rooms: 'Classroom 2A, music room and classroom 2B',
    tint: '#f6b73c',
    points: [74, 318, 392, 318, 443, 285, 443, 203, 392, 236, 74, 236],
    middle: { x: 233, y: 269 },
  },
  {
    id: 'first',
    name: 'First floor',
    rooms: 'Library, entrance hall and cafeteria',
    tint: '#3fa66b',
    points: [74, 400, 392, 400, 443, 367, 443, 285, 392, 318, 74, 318],
    middle: { x: 233, y: 351 },
  },
  {
    id: 'gym',
    name: 'Gym',
    rooms: 'Basketball court, wall bars and changing rooms',
    tint: '#4a90e2',
    points: [
      466, 400, 466, 304, 477, 294, 489, 284, 500, 275, 512, 268, 523, 263, 574, 230, 585, 226, 597,
      225, 608, 226, 619, 230, 631, 235, 642, 242, 654, 251, 665, 261, 677, 271, 677, 367, 626, 400,
    ],
    middle: { x: 546, y: 330 },
  },
];

/** What the views show. Every function below returns a new map. */
export interface BuildingMap {
  /** The area under the pointer, a finger or the focus. */
  pointed: AreaId | null;
  /** Where the pointer is; null for the focus, whose label points at the middle of the area. */
  at: Point | null;
  /** The area chosen by a click. It stays when the pointer leaves. */
  chosen: AreaId | null;
}

export const newMap = (): BuildingMap => ({ pointed: null, at: null, chosen: null });

export const areaOf = (id: AreaId | null) => AREAS.find((area) => area.id === id);

/** The pointer is over an area, or over none. Returns the same map if nothing changes. */
export function point(map: BuildingMap, pointed: AreaId | null, at: Point | null): BuildingMap {
  if (pointed === null) return map.pointed === null ? map : { ...map, pointed, at: null };
  return { ...map, pointed, at };
}

/** The focus or the pointer leaves a button of the list. The pointer may have selected another area in the meantime, which stays. */
export const leaveButton = (map: BuildingMap, id: AreaId): BuildingMap =>
  map.pointed === id && map.at === null ? { ...map, pointed: null } : map;

/** A press chooses an area; a second press, or a press beside the building, clears the choice. */
export const choose = (map: BuildingMap, id: AreaId | null): BuildingMap => ({
  ...map,
  chosen: map.chosen === id ? null : id,
});

/** Escape: clears everything. */
export const clear = newMap;

/** The status line: the area that is pointed at, or else the chosen one. */
export function wordsOf({ pointed, chosen }: BuildingMap): string {
  const area = areaOf(pointed) ?? areaOf(chosen);
  return area ? `${area.name}: ${area.rooms}.` : 'Point at a floor, the gym or the dome.';
}

/** The side of a label's pointer that keeps a label of this size on the canvas. */
export function sideOf(at: Point, label: { width: number; height: number }) {
  if (at.x < label.width / 2) return 'left';
  if (at.x > SCENE.width - label.width / 2) return 'right';
  return at.y < label.height ? 'up' : 'down';
}
