import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { isInside, limitChange, limitMove, type Area, type Box, type Point } from './limits';

/** A rug on the floor, in centimeters. */
export interface Rug extends Box {
  id: number;
  name: string;
  pattern: 'kilim' | 'runner';
}

/** What the demo shows. It never changes: each function returns the next one. Only the rugs are in the history. */
export interface Room {
  history: History<readonly Rug[]>;
  selected: readonly number[];
  says: string;
}

export type Change = (room: Room) => Room;

/** The floor, from wall to wall. */
export const FLOOR = { width: 640, height: 400 };
export const WALLS: Area = { left: 0, top: 0, right: FLOOR.width, bottom: FLOOR.height };

/** Limits of the fields. Walls may stop a value earlier. */
export const LIMITS = {
  x: { min: 0, max: FLOOR.width },
  y: { min: 0, max: FLOOR.height },
  width: { min: 60, max: FLOOR.width },
  height: { min: 60, max: FLOOR.height },
  turn: { min: -180, max: 180 },
} as const;

const RUGS: readonly Rug[] = [
  {
    id: 1,
    name: 'Red kilim',
    pattern: 'kilim',
    x: 236,
    y: 196,
    width: 250,
    height: 160,
    turn: -12,
  },
  {
    id: 2,
    name: 'Blue runner',
    pattern: 'runner',
    x: 484,
    y: 214,
    width: 220,
    height: 86,
    turn: 68,
  },
];

export const newRoom = (): Room => ({
  history: newHistory(RUGS),
  selected: [1, 2],
  says: 'Both rugs are selected. Drag them, or pull and turn them by their handles.',
});

export const rugsOf = ({ history }: Room) => currentStep(history);
export const selectedOf = (room: Room) =>
  rugsOf(room).filter(({ id }) => room.selected.includes(id));

/** The rug that the fields show: only one at a time. */
export const onlyOf = (room: Room) => {
  const [rug, ...others] = selectedOf(room);
  return others.length === 0 ? rug : undefined;
};

export function select(room: Room, ids: readonly number[]): Room {
  const next = {
    ...room,
    selected: rugsOf(room).flatMap(({ id }) => (ids.includes(id) ? id : [])),
  };
  return { ...next, says: describe(next) };
}

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

/**
 * A drag took one rug to a place. All selected ones move by the same way, and stop together where the first of them touches a wall.
 */
export function dragTo(room: Room, id: number, place: Point): Room {
  const rug = rugsOf(room).find((one) => one.id === id);
  return rug ? moveBy(room, { x: place.x - rug.x, y: place.y - rug.y }, 'drag') : room;
}

/** Arrow keys; a series of them is one step. */
export const nudge = (room: Room, by: Point): Room => moveBy(room, by, 'nudge');

function moveBy(room: Room, wish: Point, topic: string): Room {
  const rugs = selectedOf(room);
  if (rugs.length === 0) return { ...room, says: 'Select a rug first.' };
  const by = limitMove(rugs, wish, WALLS);
  const next = rugsOf(room).map((rug) =>
    room.selected.includes(rug.id) ? { ...rug, x: rug.x + by.x, y: rug.y + by.y } : rug,
  );
  return put(room, next, `${topic} ${room.selected.join()}`, by.x !== wish.x || by.y !== wish.y);
}

/** A handle changed a rug: the box is within the walls already, as `boundBoxFunc` saw to it. */
export function reshape(room: Room, id: number, box: Box): Room {
  const next = rugsOf(room).map((rug) => (rug.id === id ? { ...rug, ...box } : rug));
  return put(room, next, 'pull', false);
}

/** What is typed into a field: the nearest value that the walls allow. */
export function typeNumber(room: Room, key: keyof Box, value: number): Room {
  const rug = onlyOf(room);
  const { min, max } = LIMITS[key];
  if (!rug) return { ...room, says: 'Select one rug first.' };
  if (!Number.isFinite(value) || value < min || value > max) {
    return { ...room, says: `Type a number from ${min} to ${max}.` };
  }
  const limited = limitChange(rug, { ...rug, [key]: value }, (box) => isInside([box], WALLS));
  const next = rugsOf(room).map((one) => (one === rug ? { ...rug, ...limited } : one));
  return put(room, next, `type ${key}`, limited[key] !== value);
}

/** Ends a drag: the next one is a step of its own. */
export const release: Change = (room) => ({ ...room, history: endTopic(room.history) });

export const undoLast: Change = (room) => travel(room, undo(room.history), 'Undone.');
export const redoNext: Change = (room) => travel(room, redo(room.history), 'Done again.');

const travel = (room: Room, history: Room['history'], says: string): Room =>
  history === room.history ? room : { ...room, history, says };

function put(room: Room, rugs: readonly Rug[], topic: string, isStopped: boolean): Room {
  const next = { ...room, history: addStep(room.history, rugs, topic) };
  return { ...next, says: `${describe(next)}${isStopped ? ' The wall is in the way.' : ''}` };
}

/** The selection in words. */
function describe(room: Room): string {
  const [rug, other] = selectedOf(room);
  if (!rug) return 'Nothing is selected.';
  if (other) return 'Both rugs are selected.';
  const [x, y, width, height, turn] = [rug.x, rug.y, rug.width, rug.height, rug.turn].map(
    Math.round,
  );
  return `${rug.name}: ${width} by ${height} cm at ${x}, ${y}, turned ${turn}°.`;
}
