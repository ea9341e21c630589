import { isInside, limitChange, limitMove, type Area, type Box, type Point } from './limits';

/** A rug on the floor, in centimeters. */
export interface Rug extends Box {
  id: number;
  name: string;
  pattern: 'red' | 'blue';
}

type Rugs = readonly Rug[];

export interface Room {
  rugs: Rugs;
  past: readonly Rugs[];
  future: readonly Rugs[];
  /** Changes of the same topic are one step. */
  topic?: string | undefined;
  selected: readonly number[];
}

type Change = (room: Room) => Room;

/** The floor, from wall to wall. */
export const FLOOR = { width: 640, height: 400 };
export const WALLS: Area = { left: 0, top: 0, right: FLOOR.width, bottom: FLOOR.height };

/** The sliders. Walls may stop a value earlier. */
export const FIELDS = [
  { field: 'x', label: 'X', min: 0, max: FLOOR.width },
  { field: 'y', label: 'Y', min: 0, max: FLOOR.height },
  { field: 'width', label: 'Width', min: 60, max: FLOOR.width },
  { field: 'height', label: 'Height', min: 60, max: FLOOR.height },
  { field: 'turn', label: 'Turn', min: -180, max: 180 },
] as const;

const RED = { id: 1, name: 'Red kilim', pattern: 'red', width: 248, height: 180 } as const;
const BLUE = { id: 2, name: 'Blue runner', pattern: 'blue', width: 220, height: 84 } as const;

export const newRoom = (): Room => ({
  rugs: [
    { ...RED, x: 236, y: 196, turn: -12 },
    { ...BLUE, x: 484, y: 214, turn: 68 },
  ],
  past: [],
  future: [],
  selected: [1, 2],
});

export const selectedOf = ({ rugs, selected }: Room) =>
  rugs.filter(({ id }) => selected.includes(id));

/** The rug that the sliders show: only one at a time. */
export const onlyOf = (room: Room) =>
  room.selected.length === 1 ? selectedOf(room)[0] : undefined;

export const select = (room: Room, ids: readonly number[]): Room => ({
  ...release(room),
  selected: [...ids].sort(),
});

/** Adds a rug to the selection, or takes it away. */
export const toggle = (room: Room, id: number): Room =>
  select(
    room,
    room.selected.includes(id) ? room.selected.filter((one) => one !== id) : [...room.selected, id],
  );

/** A press. One on a selected rug may begin a drag of both, so it leaves the selection. */
export function press(room: Room, id: number | null, adds: boolean): Room {
  if (id === null) return select(room, []);
  if (adds) return toggle(room, id);
  return room.selected.includes(id) ? room : select(room, [id]);
}

/** Adds a step that can be undone; further changes of its topic belong to it. */
const edit = (room: Room, rugs: Rugs, topic: string): Room => ({
  ...room,
  rugs,
  past: topic === room.topic ? room.past : [...room.past, room.rugs],
  future: [],
  topic,
});

/** Ends a drag: the next one is a separate step. */
export const release: Change = (room) => ({ ...room, topic: undefined });

/** A drag took one rug to a position. All selected rugs move by the same vector, and stop together where the first of them touches a wall. */
export function dragTo(room: Room, id: number, place: Point): Room {
  const rug = room.rugs.find((one) => one.id === id);
  return rug ? moveBy(room, { x: place.x - rug.x, y: place.y - rug.y }, 'drag') : room;
}

function moveBy(room: Room, wish: Point, topic: string): Room {
  if (room.selected.length === 0) return room;
  const by = limitMove(selectedOf(room), wish, WALLS);
  const rugs = room.rugs.map((rug) =>
    room.selected.includes(rug.id) ? { ...rug, x: rug.x + by.x, y: rug.y + by.y } : rug,
  );
  return edit(room, rugs, topic);
}

const put = (room: Room, id: number, box: Partial<Box>, topic: string): Room =>
  edit(
    room,
    room.rugs.map((rug) => (rug.id === id ? { ...rug, ...box } : rug)),
    topic,
  );

/** A handle changed a rug: `boundBoxFunc` already keeps the box within the walls. */
export const reshape = (room: Room, id: number, box: Box) => put(room, id, box, 'pull');

/** The value of a slider: the nearest one that the walls allow. */
export function setField(room: Room, key: keyof Box, value: number): Room {
  const rug = onlyOf(room);
  if (!rug) return room;
  const fits = (box: Box) => isInside([box], WALLS);
  return put(room, rug.id, limitChange(rug, { ...rug, [key]: value }, fits), `${key} ${rug.id}`);
}

const undo: Change = (room) => {
  const rugs = room.past.at(-1);
  if (!rugs) return room;
  return release({
    ...room,
    rugs,
    past: room.past.slice(0, -1),
    future: [room.rugs, ...room.future],
  });
};

const redo: Change = (room) => {
  const [rugs, ...future] = room.future;
  return rugs ? release({ ...room, rugs, past: [...room.past, room.rugs], future }) : room;
};

export const ACTIONS: { label: string; act: Change; can: (room: Room) => boolean }[] = [
  { label: 'Undo', act: undo, can: ({ past }) => past.length > 0 },
  { label: 'Redo', act: redo, can: ({ future }) => future.length > 0 },
];

/** What a key does. All but undo and redo need the focus on the room. */
export function keyChange({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  const hasCtrl = ctrlKey || metaKey;
  if (hasCtrl && key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  if (!(target instanceof Element && target.closest('[role="application"]'))) return undefined;
  const step = shiftKey ? 10 : 1;
  const nudge =
    (x: number, y: number): Change =>
    (room) =>
      moveBy(room, { x, y }, 'nudge');
  const selectAll: Change = (room) => select(room, [1, 2]);
  const changes: Record<string, Change> = {
    ArrowLeft: nudge(-step, 0),
    ArrowRight: nudge(step, 0),
    ArrowUp: nudge(0, -step),
    ArrowDown: nudge(0, step),
    1: (room) => select(room, [1]),
    2: (room) => select(room, [2]),
    3: selectAll,
  };
  return hasCtrl ? (key === 'a' ? selectAll : undefined) : changes[key];
}

/** The selection in words. */
export function describe(room: Room): string {
  const rug = onlyOf(room);
  if (!rug) return room.selected.length > 1 ? 'Both rugs are selected.' : 'Nothing is selected.';
  const [x, y, width, height, turn] = [rug.x, rug.y, rug.width, rug.height, rug.turn].map(
    Math.round,
  );
  return `${rug.name}: ${width} by ${height} cm at ${x}, ${y}, turned ${turn}°.`;
}
