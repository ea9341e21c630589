import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  type History,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import {
  fitView,
  type Grip,
  pinch,
  scenePoint,
  type View,
  zoomAt,
} from '../../../common/konva/zoom';
import { HOME } from './home';
import {
  addWall,
  boundsOfPlan,
  type Item,
  isSamePoint,
  type Kind,
  KINDS,
  lengthOf,
  metersOf,
  MAX,
  moveCorner,
  moveWall,
  newId,
  type Opening,
  openingAt,
  patchItem,
  placeOn,
  placeOpening,
  type Plan,
  type Point,
  removeObject,
  snapCorner,
  snapItem,
  wallNear,
} from './plan';
import { readPlan } from './plan-file';
import { markOf, roomAt, roomsOf, squareMeters, totalArea } from './rooms';

export type Tool = 'select' | 'wall' | 'door' | 'window';

export type Selection =
  | { kind: 'wall' | 'opening' | 'item'; id: string }
  /** A room has no id: it is where its walls are. */
  | { kind: 'room'; at: Point };

/** What is under the pointer. `none` is a handle of the Transformer. */
export type Hit =
  | { kind: 'wall' | 'opening' | 'item'; id: string }
  | { kind: 'corner'; end: 'a' | 'b' }
  | { kind: 'ground' | 'none' };

/** The object that a pressed pointer holds. */
interface Held {
  hit: Hit;
  /** The press on the stage, and the history at that moment: moves are counted from there. */
  from: Point;
  history: History<Plan>;
  hasMoved: boolean;
}

/** All that the views show. Every function below returns a new editor. */
export interface Editor {
  history: History<Plan>;
  tool: Tool;
  selection: Selection | null;
  /** Start of the wall that is being drawn. */
  from: Point | null;
  /** Position of the pointer or the keyboard on the plan, after snapping. */
  cursor: Point | null;
  held: Held | null;
  view: View;
  size: { width: number; height: number };
  /** Whether the user has changed the view. Until then, it shows the whole plan. */
  isMoved: boolean;
  showsSizes: boolean;
  says: string;
}

/** In screen pixels: the movement up to which a press is a click, and the distance within which things snap. */
const TREMBLE = 5;
const REACH = 12;
const ZOOM = { least: 0.08, most: 4 };

export const newEditor = (): Editor => ({
  history: newHistory(HOME),
  tool: 'select',
  selection: null,
  from: null,
  cursor: null,
  held: null,
  view: { x: 0, y: 0, scale: 1 },
  size: { width: 0, height: 0 },
  isMoved: false,
  showsSizes: true,
  says: describePlan(HOME),
});

export const planOf = ({ history }: Editor) => currentStep(history);
export const say = (editor: Editor, says: string): Editor => ({ ...editor, says });

export function describePlan(plan: Plan): string {
  const count = roomsOf(plan).length;
  if (plan.walls.length === 0) return 'An empty plan. Choose Wall and click corner after corner.';
  return `${count} ${count === 1 ? 'room' : 'rooms'}, ${squareMeters(totalArea(plan))}.`;
}

export const itemOf = (editor: Editor): Item | undefined =>
  editor.selection?.kind === 'item' ? find(planOf(editor).items, editor.selection.id) : undefined;
export const wallOf = (editor: Editor) =>
  editor.selection?.kind === 'wall' ? find(planOf(editor).walls, editor.selection.id) : undefined;
export const openingOf = (editor: Editor): Opening | undefined =>
  editor.selection?.kind === 'opening'
    ? find(planOf(editor).openings, editor.selection.id)
    : undefined;
export const roomOf = (editor: Editor) =>
  editor.selection?.kind === 'room' ? roomAt(planOf(editor), editor.selection.at) : undefined;

const find = <Thing extends { id: string }>(things: readonly Thing[], id: string) =>
  things.find((thing) => thing.id === id);

/** The selected thing in words. */
export function describe(editor: Editor): string {
  const [item, wall, opening, room] = [
    itemOf(editor),
    wallOf(editor),
    openingOf(editor),
    roomOf(editor),
  ];
  if (item) {
    const { width, depth } = item;
    return `${KINDS[item.kind].name}, ${Math.round(width)} by ${Math.round(depth)} cm.`;
  }
  if (wall) return `Wall, ${metersOf(lengthOf(wall))}.`;
  if (opening) {
    const name = opening.kind === 'door' ? 'Door' : 'Window';
    return `${name}, ${Math.round(opening.width)} cm wide.`;
  }
  if (room) return `${markOf(planOf(editor), room).name}, ${squareMeters(room.area)}.`;
  return describePlan(planOf(editor));
}

export function select(editor: Editor, selection: Selection | null): Editor {
  const next: Editor = { ...editor, selection, tool: 'select', from: null, cursor: null };
  return { ...next, says: describe(next) };
}

/** A changed plan as a step of the history. Consecutive steps with the same topic are undone together. */
export function change(editor: Editor, plan: Plan, topic?: string): Editor {
  const next = { ...editor, history: addStep(editor.history, plan, topic) };
  return { ...next, says: describe(next) };
}

// The view.

function fitted(editor: Editor): Editor {
  const { width, height } = editor.size;
  const box = boundsOfPlan(planOf(editor));
  // Space for the dimension lines around the plan.
  const margin = width < 400 ? 42 : 52;
  const room = { x: Math.max(width - 2 * margin, 40), y: Math.max(height - 2 * margin, 40) };
  const { scale } = fitView({ x: Math.max(box.width, 300), y: Math.max(box.height, 200) }, room);
  const view = {
    scale,
    x: width / 2 - (box.x + box.width / 2) * scale,
    y: height / 2 - (box.y + box.height / 2) * scale,
  };
  return { ...editor, view, isMoved: false };
}

export const showAll = fitted;

/** Adapts the view to a new size of the stage. A moved view keeps its center. */
export function resize(editor: Editor, width: number, height: number): Editor {
  const { size, view } = editor;
  const next = { ...editor, size: { width, height } };
  if (!editor.isMoved) return fitted(next);
  const x = view.x + (width - size.width) / 2;
  return { ...next, view: { ...view, x, y: view.y + (height - size.height) / 2 } };
}

export const zoom = (editor: Editor, factor: number, at?: Point): Editor => {
  const { width, height } = editor.size;
  const center = at ?? { x: width / 2, y: height / 2 };
  return { ...editor, view: zoomAt(editor.view, center, factor, ZOOM), isMoved: true };
};

/** One finger or the mouse pans, two also zoom. */
export const moveView = (editor: Editor, from: Grip, to: Grip): Editor => ({
  ...editor,
  view: pinch(editor.view, from, to, ZOOM),
  isMoved: true,
});

// The pointer.

/** The pointer goes down at a point of the stage. A tool acts when it goes up again: until then it may pan. */
export function press(editor: Editor, hit: Hit, from: Point): Editor {
  const held = { hit, from, history: editor.history, hasMoved: false };
  if (editor.tool !== 'select') return { ...editor, held: { ...held, hit: { kind: 'ground' } } };
  // A press selects only objects with an id. A click selects a room.
  return 'id' in hit ? { ...select(editor, hit), held } : { ...editor, held };
}

/** Whether the pressed pointer moves an object; otherwise, it moves the view. */
export const isHolding = ({ held }: Editor) =>
  held !== null && held.hit.kind !== 'ground' && held.hit.kind !== 'none';

/** The pointer moves what it holds. With `free`, nothing snaps. */
export function move(editor: Editor, to: Point, free: boolean): Editor {
  const { held, view } = editor;
  if (!held) return editor;
  const way = { x: to.x - held.from.x, y: to.y - held.from.y };
  // A click may move the pointer slightly.
  if (!held.hasMoved && Math.hypot(way.x, way.y) < TREMBLE) return editor;
  const start: Editor = { ...editor, history: held.history, held: { ...held, hasMoved: true } };
  const by = { x: way.x / view.scale, y: way.y / view.scale };
  const at = scenePoint(view, to);
  return moveHeld(start, by, at, free ? 0 : REACH / view.scale);
}

function moveHeld(editor: Editor, by: Point, at: Point, reach: number): Editor {
  const plan = planOf(editor);
  const hit = editor.held?.hit;
  const item = itemOf(editor);
  const wall = wallOf(editor);
  const opening = openingOf(editor);
  if (hit?.kind === 'item' && item) {
    const moved = snapItem(plan, item, { x: item.x + by.x, y: item.y + by.y }, reach);
    return change(editor, patchItem(plan, item.id, moved));
  }
  if (hit?.kind === 'wall' && wall) return change(editor, moveWall(plan, wall, by));
  if (hit?.kind === 'corner' && wall) {
    const from = wall[hit.end];
    const other = hit.end === 'a' ? wall.b : wall.a;
    const still = { ...plan, walls: plan.walls.filter(({ a, b }) => !touches(from, a, b)) };
    const to = snapCorner(still, { x: from.x + by.x, y: from.y + by.y }, reach, other);
    // A wall needs a length.
    return isSamePoint(to, other) ? editor : change(editor, moveCorner(plan, from, to));
  }
  if (hit?.kind === 'opening' && opening) {
    const near = wallNear(plan, at, Math.max(reach * 3, 40));
    const moved = near && placeOpening(plan, { ...opening, wall: near.wall.id, at: near.at });
    return moved ? change(editor, moved) : say(editor, 'It does not fit there.');
  }
  return editor;
}

const touches = (point: Point, a: Point, b: Point) =>
  isSamePoint(point, a) || isSamePoint(point, b);

/** A second finger is down: the move of the first one is discarded, and both move the view. */
export const letGo = (editor: Editor): Editor =>
  editor.held
    ? {
        ...editor,
        history: editor.held.history,
        held: { ...editor.held, hit: { kind: 'ground' }, hasMoved: true },
      }
    : editor;

/** The pointer goes up. A click on the ground selects a room, or the tool acts. */
export function release(editor: Editor, to: Point): Editor {
  const { held } = editor;
  const next = { ...editor, held: null };
  if (!held || held.hit.kind !== 'ground' || held.hasMoved) return next;
  if (Math.hypot(to.x - held.from.x, to.y - held.from.y) >= TREMBLE) return next;
  const at = scenePoint(editor.view, to);
  if (editor.tool !== 'select') return act(next, at);
  return select(next, roomAt(planOf(editor), at) ? { kind: 'room', at } : null);
}

/** The browser has canceled the pointer, or the pointer has left. */
export const cancel = (editor: Editor): Editor => ({ ...editor, held: null, cursor: null });

/** The pointer moves over the plan with a tool. The cursor snaps. */
export function hover(editor: Editor, point: Point): Editor {
  if (editor.tool === 'select') return editor;
  return { ...editor, cursor: snapped(editor, scenePoint(editor.view, point)) };
}

const snapped = (editor: Editor, at: Point) =>
  editor.tool === 'wall'
    ? snapCorner(planOf(editor), at, REACH / editor.view.scale, editor.from)
    : at;

// Tools.

const HINTS: Record<Tool, string> = {
  select: 'Click a wall, a door, a room or furniture.',
  wall: 'Click the corners of a room. A click on the last one, or Escape, ends the wall.',
  door: 'Click a wall. The door opens to the side of the pointer.',
  window: 'Click a wall.',
};

/** Chooses a tool. The keyboard cursor begins in the middle of the view. */
export function chooseTool(editor: Editor, tool: Tool): Editor {
  return { ...editor, tool, selection: null, from: null, cursor: null, says: HINTS[tool] };
}

/** The tool acts at a position of the plan. */
export function act(editor: Editor, at: Point): Editor {
  const plan = planOf(editor);
  if (editor.tool === 'wall') return setCorner(editor, snapped(editor, at));
  if (editor.tool === 'select') return editor;
  const opening = openingAt(plan, editor.tool, at, Math.max((REACH * 2) / editor.view.scale, 40));
  if (!opening) return say(editor, `There is no wall for a ${editor.tool}. Click nearer to one.`);
  const placed = placeOpening(plan, opening);
  if (!placed) return say(editor, `There is no room for a ${editor.tool}.`);
  // The tool stays selected for the next door or window.
  const next = change(editor, placed);
  return say(next, `A ${editor.tool}, ${opening.width} cm wide.`);
}

/** Sets the next corner of a wall. A corner on an existing wall ends the drawing, and so does a second click on the last corner. */
function setCorner(editor: Editor, corner: Point): Editor {
  const { from } = editor;
  if (!from) return { ...editor, from: corner, cursor: corner, says: 'Now the next corner.' };
  if (isSamePoint(from, corner)) return endWall(editor);
  const plan = planOf(editor);
  const added = addWall(plan, from, corner);
  if (!added) {
    const isFull = plan.walls.length >= MAX.walls;
    return say(editor, isFull ? `A plan has at most ${MAX.walls} walls.` : 'There is a wall.');
  }
  const closes = plan.walls.some((wall) => placeOn(wall, corner).distance < 1);
  const rooms = roomsOf(added).length - roomsOf(plan).length;
  const next = change(editor, added);
  const length = metersOf(Math.hypot(corner.x - from.x, corner.y - from.y));
  const says = rooms > 0 ? `A new room. ${describePlan(added)}` : `A wall of ${length}.`;
  return { ...next, from: closes ? null : corner, says };
}

export const endWall = (editor: Editor): Editor =>
  editor.from
    ? { ...editor, from: null, says: 'The wall ends here. Click to begin another one.' }
    : chooseTool(editor, 'select');

/** Moves the cursor of the tools by steps of the grid. */
export function moveCursor(editor: Editor, by: Point): Editor {
  const { width, height } = editor.size;
  const at = editor.cursor ?? scenePoint(editor.view, { x: width / 2, y: height / 2 });
  const cursor = { x: Math.round((at.x + by.x) / 10) * 10, y: Math.round((at.y + by.y) / 10) * 10 };
  const from = editor.from;
  const length = from ? Math.hypot(cursor.x - from.x, cursor.y - from.y) : 0;
  const place = `${metersOf(cursor.x)} right, ${metersOf(cursor.y)} down`;
  return { ...editor, cursor, says: from ? `${metersOf(length)} long, ${place}.` : `${place}.` };
}

// Furniture and the selected thing.

/** Adds furniture in the middle of the view. */
export function addItem(editor: Editor, kind: Kind): Editor {
  const plan = planOf(editor);
  if (plan.items.length >= MAX.items) return say(editor, `A plan has at most ${MAX.items} items.`);
  const { width, height } = editor.size;
  const middle = scenePoint(editor.view, { x: width / 2, y: height / 2 });
  const id = newId(plan, 'item');
  const size = { width: KINDS[kind].width, depth: KINDS[kind].depth };
  const item = snapItem(plan, { id, kind, ...middle, ...size, rotation: 0 }, middle, 0);
  return select(change(editor, { ...plan, items: [...plan.items, item] }), { kind: 'item', id });
}

/** Saves the position, rotation and size of the selected item after a transform. */
export function transformItem(
  editor: Editor,
  changes: Pick<Item, 'x' | 'y' | 'width' | 'depth' | 'rotation'>,
): Editor {
  const item = itemOf(editor);
  if (!item) return editor;
  return change(editor, patchItem(planOf(editor), item.id, changes));
}

/** Turns an item by 15 degrees, or swaps the ends of a door. */
export function turn(editor: Editor, degrees: number): Editor {
  const item = itemOf(editor);
  const opening = openingOf(editor);
  const plan = planOf(editor);
  if (opening) {
    const turned: Opening =
      opening.hinge === 1
        ? { ...opening, hinge: -1 }
        : { ...opening, hinge: 1, side: opening.side === 1 ? -1 : 1 };
    return change(editor, placeOpening(plan, turned) ?? plan, `turn ${opening.id}`);
  }
  if (!item) return editor;
  const rotation = ((((item.rotation + degrees + 180) % 360) + 360) % 360) - 180;
  return change(editor, patchItem(plan, item.id, { rotation }), `turn ${item.id}`);
}

/** Moves the selected thing by keys. */
export function nudge(editor: Editor, by: Point): Editor {
  const plan = planOf(editor);
  const [item, wall, opening] = [itemOf(editor), wallOf(editor), openingOf(editor)];
  const topic = `nudge ${item?.id ?? wall?.id ?? opening?.id ?? ''}`;
  if (item) {
    return change(editor, patchItem(plan, item.id, { x: item.x + by.x, y: item.y + by.y }), topic);
  }
  if (wall) return change(editor, moveWall(plan, wall, { x: by.x * 2, y: by.y * 2 }), topic);
  if (!opening) return editor;
  const moved = placeOpening(plan, { ...opening, at: opening.at + (by.x || by.y) });
  return moved ? change(editor, moved, topic) : say(editor, 'It does not fit there.');
}

export function erase(editor: Editor): Editor {
  const { selection } = editor;
  if (!selection || selection.kind === 'room') {
    return say(editor, 'Select a wall, a door or furniture to delete it.');
  }
  const what = describe(editor).split(',')[0] ?? '';
  const next = change(editor, removeObject(planOf(editor), selection.id));
  return { ...select(next, null), says: `${what} deleted.` };
}

export function duplicate(editor: Editor): Editor {
  const item = itemOf(editor);
  const plan = planOf(editor);
  if (!item || plan.items.length >= MAX.items) return editor;
  const id = newId(plan, 'item');
  const copy = { ...item, id, x: item.x + 30, y: item.y + 30 };
  return select(change(editor, { ...plan, items: [...plan.items, copy] }), { kind: 'item', id });
}

/** The next thing of the plan, or the one before: rooms, walls, openings, furniture. */
export function step(editor: Editor, by: 1 | -1): Editor {
  const plan = planOf(editor);
  const all: Selection[] = [
    ...roomsOf(plan).map(({ label }) => ({ kind: 'room' as const, at: label })),
    ...plan.walls.map(({ id }) => ({ kind: 'wall' as const, id })),
    ...plan.openings.map(({ id }) => ({ kind: 'opening' as const, id })),
    ...plan.items.map(({ id }) => ({ kind: 'item' as const, id })),
  ];
  const room = roomOf(editor);
  const { selection } = editor;
  const at = all.findIndex((one) =>
    one.kind === 'room'
      ? room !== undefined && roomAt(plan, one.at) === room
      : selection?.kind === one.kind && selection.id === one.id,
  );
  const next = all[(at + by + (at < 0 && by < 0 ? 1 : 0) + all.length) % Math.max(all.length, 1)];
  return next ? select(editor, next) : editor;
}

/** Empties the plan. */
export const clear = (editor: Editor): Editor =>
  chooseTool(change(editor, { walls: [], openings: [], items: [], marks: [] }), 'wall');

function travel(editor: Editor, history: History<Plan>, says: string): Editor {
  const next = { ...editor, history, held: null, from: null };
  const isThere = itemOf(next) ?? wallOf(next) ?? openingOf(next) ?? roomOf(next);
  return { ...next, selection: isThere ? next.selection : null, says };
}

export const undoLast = (editor: Editor): Editor =>
  canUndo(editor.history)
    ? travel(editor, undo(editor.history), 'Undone.')
    : say(editor, 'There is nothing to undo.');

export const redoNext = (editor: Editor): Editor =>
  canRedo(editor.history)
    ? travel(editor, redo(editor.history), 'Done again.')
    : say(editor, 'There is nothing to do again.');

/** Replaces the plan by the one in a file's text, or says what is wrong with it. */
export function open(editor: Editor, text: string): Editor {
  try {
    const plan = readPlan(text);
    const opened = change(select(editor, null), plan);
    return fitted({ ...opened, says: `Opened. ${describePlan(plan)}` });
  } catch (error) {
    return say(editor, error instanceof Error ? error.message : String(error));
  }
}
