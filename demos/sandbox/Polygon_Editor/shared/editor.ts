import { nearestOnOutline, type Point } from '../../../common/konva/polygon';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import {
  addParcel,
  FEWEST_CORNERS,
  insertCorner,
  METERS,
  metersOf,
  moveOutline,
  MAX_PARCELS,
  openingParcels,
  parcelOf,
  patch,
  PLAN,
  readPlan,
  removeCorner,
  removeParcel,
  snap,
  withCorner,
  type Parcel,
} from './vineyard';

/** All that the views show. Every function below returns a new editor. */
export interface Editor {
  history: History<Parcel[]>;
  selected: string | null;
  /** The corner that keys and fields change. Null is the whole parcel. */
  corner: number | null;
  /** What the pointer holds, from the press to the release. */
  held: Held | null;
  /** Where a click on the outline would put a corner, or null. */
  ghost: Point | null;
  /** Number of presses so far, and of the last one that was more than a click: it made or moved something. */
  presses: number;
  actedAt: number;
  /** What happened last, for the status line. */
  says: string;
}

/** What is under the pointer. */
export type Hit =
  | { kind: 'corner'; index: number }
  | { kind: 'edge' }
  | { kind: 'parcel'; id: string }
  | { kind: 'ground' };

/** In screen pixels: the distance within which a corner snaps, and the movement up to which a press is a click. */
const REACH = 8;
const TREMBLE = 3;

interface Held {
  /** Null: the whole parcel. */
  corner: number | null;
  /** The press, and the corners at that moment: moves are counted from there. */
  from: Point;
  corners: Point[];
  /** Groups the moves of one drag into one step of the history. */
  topic: string;
  moved: boolean;
}

export const newEditor = (): Editor => ({
  history: newHistory(openingParcels()),
  selected: '3',
  corner: null,
  held: null,
  ghost: null,
  presses: 0,
  actedAt: -1,
  says: 'Drag a corner of the outline. Click an edge for a new corner.',
});

export const parcelsOf = ({ history }: Editor): Parcel[] => currentStep(history);
export const selectedOf = (editor: Editor) => parcelOf(parcelsOf(editor), editor.selected);

/**
 * The pointer goes down. On an edge it makes a corner, which the same drag can move. One screen pixel is `pixel` units wide.
 */
export function press(before: Editor, hit: Hit, from: Point, pixel: number): Editor {
  const editor = { ...before, ghost: null, presses: before.presses + 1 };
  const topic = `drag ${editor.presses}`;
  if (hit.kind === 'ground') return select(editor, null);
  if (hit.kind === 'parcel') {
    const chosen = select(editor, hit.id);
    const corners = selectedOf(chosen)?.corners ?? [];
    return { ...chosen, held: { corner: null, from, corners, topic, moved: false } };
  }
  const parcel = selectedOf(editor);
  // The hit graph may be older than the corners: the hit corner may no longer exist,
  if (!parcel || (hit.kind === 'corner' && !parcel.corners[hit.index])) return editor;
  // and the second press of a double click may find an edge where there is a corner by now.
  const index =
    hit.kind === 'corner'
      ? hit.index
      : parcel.corners.findIndex(({ x, y }) => Math.hypot(x - from.x, y - from.y) < REACH * pixel);
  if (index >= 0) {
    const held = { corner: index, from, corners: parcel.corners, topic, moved: false };
    return { ...choose(editor, index), held };
  }
  const { edge, point } = nearestOnOutline(from, parcel.corners);
  const corners = insertCorner(parcel.corners, edge, point);
  const says = `New corner, ${corners.length} in all.`;
  return {
    ...change(editor, parcel, { corners }, says, topic),
    corner: edge + 1,
    actedAt: editor.presses,
    held: { corner: edge + 1, from: point, corners, topic, moved: false },
  };
}

/** The pointer moves what it holds. A corner snaps to the neighbors, unless it is `free`. */
export function move(editor: Editor, to: Point, pixel: number, free: boolean): Editor {
  const { held } = editor;
  const parcel = selectedOf(editor);
  if (!held || !parcel) return editor;
  const by = { x: to.x - held.from.x, y: to.y - held.from.y };
  // A click may move the pointer slightly.
  if (!held.moved && Math.hypot(by.x, by.y) < TREMBLE * pixel) return editor;
  const reach = free ? 0 : REACH * pixel;
  const grabbed = held.corner === null ? undefined : held.corners[held.corner];
  // Counted from the press, so that the corner does not jump under the pointer.
  const place = grabbed && { x: grabbed.x + by.x, y: grabbed.y + by.y };
  const corners =
    place && held.corner !== null
      ? withCorner(held.corners, held.corner, snap(parcelsOf(editor), parcel.id, place, reach))
      : moveOutline(held.corners, by);
  const next = change(editor, parcel, { corners }, editor.says, held.topic);
  return { ...next, actedAt: editor.presses, held: { ...held, moved: true } };
}

/** The pointer moves over the plan and holds nothing. The editor stays the same if there is nothing new to show. */
export function hover(editor: Editor, hit: Hit, at: Point): Editor {
  const parcel = selectedOf(editor);
  const isEdge = hit.kind === 'edge' && parcel !== undefined;
  if (!isEdge) return editor.ghost ? { ...editor, ghost: null } : editor;
  return { ...editor, ghost: nearestOnOutline(at, parcel.corners).point };
}

/** The pointer goes up, or the browser cancels it. */
export function release(editor: Editor): Editor {
  const { held } = editor;
  const parcel = selectedOf(editor);
  if (!held?.moved || !parcel) return { ...editor, held: null };
  const corner = held.corner === null ? undefined : parcel.corners[held.corner];
  const says = corner ? `Corner at ${metersOf(corner)}.` : `${parcel.name} moved.`;
  return { ...editor, held: null, says };
}

export function select(editor: Editor, id: string | null): Editor {
  if (id === editor.selected) return { ...editor, corner: null };
  const name = parcelOf(parcelsOf(editor), id)?.name;
  const says = name === undefined ? 'Nothing is selected.' : `${name} is selected.`;
  return { ...editor, selected: id, corner: null, held: null, says };
}

/** Chooses the corner that keys and fields change. */
export function choose(editor: Editor, corner: number | null): Editor {
  const parcel = selectedOf(editor);
  const place = corner === null ? undefined : parcel?.corners[corner];
  if (!parcel || corner === null || !place) return { ...editor, corner: null };
  const says = `Corner ${corner + 1} of ${parcel.corners.length}: ${metersOf(place)}.`;
  return { ...editor, corner, says };
}

/** The next corner or the one before, around the outline. */
export function step(editor: Editor, by: 1 | -1): Editor {
  const count = selectedOf(editor)?.corners.length ?? 0;
  const from = editor.corner ?? (by > 0 ? -1 : 0);
  return count > 0 ? choose(editor, (from + by + count) % count) : editor;
}

/** Moves the chosen corner, or else the whole parcel. Consecutive steps are undone together. */
export function nudge(editor: Editor, by: Point): Editor {
  const parcel = selectedOf(editor);
  if (!parcel) return editor;
  const corner = editor.corner === null ? undefined : parcel.corners[editor.corner];
  const corners =
    corner && editor.corner !== null
      ? withCorner(parcel.corners, editor.corner, { x: corner.x + by.x, y: corner.y + by.y })
      : moveOutline(parcel.corners, by);
  const topic = `nudge ${parcel.id} ${editor.corner}`;
  const next = change(editor, parcel, { corners }, `${parcel.name} moved.`, topic);
  return choose(next, editor.corner);
}

/** Puts the chosen corner at a position that was typed. */
function place(editor: Editor, to: Point): Editor {
  const parcel = selectedOf(editor);
  if (!parcel || editor.corner === null) return editor;
  const corners = withCorner(parcel.corners, editor.corner, to);
  const topic = `place ${parcel.id} ${editor.corner}`;
  return choose(change(editor, parcel, { corners }, '', topic), editor.corner);
}

/** Limits of the number fields: degrees, and meters on the plan. */
export const LIMITS = {
  rows: { name: 'Rows', min: -90, max: 90 },
  east: { name: 'East', min: 0, max: PLAN.width * METERS },
  south: { name: 'South', min: 0, max: PLAN.height * METERS },
};

/** Saves a typed number; NaN means that there is none. */
export function enter(editor: Editor, field: keyof typeof LIMITS, value: number): Editor {
  const { name, min, max } = LIMITS[field];
  if (!(value >= min && value <= max))
    return say(editor, `${name}: a number from ${min} to ${max}.`);
  if (field === 'rows') return edit(editor, 'rows', { rows: value });
  const corner = selectedOf(editor)?.corners[editor.corner ?? -1];
  if (!corner) return editor;
  const [x, y] = field === 'east' ? [value / METERS, corner.y] : [corner.x, value / METERS];
  return place(editor, { x, y });
}

/** A new corner in the middle of the edge that begins at the chosen corner. */
export function insertAfter(editor: Editor): Editor {
  const parcel = selectedOf(editor);
  const edge = editor.corner ?? 0;
  const from = parcel?.corners[edge];
  const to = parcel?.corners[(edge + 1) % parcel.corners.length];
  if (!parcel || !from || !to) return editor;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const corners = insertCorner(parcel.corners, edge, middle);
  return choose(change(editor, parcel, { corners }, ''), edge + 1);
}

/** Removes a corner, if at least three remain. */
export function remove(editor: Editor, index: number): Editor {
  const parcel = selectedOf(editor);
  if (!parcel?.corners[index]) return editor;
  const corners = removeCorner(parcel.corners, index);
  if (!corners) return { ...editor, says: `A parcel needs ${FEWEST_CORNERS} corners.` };
  const says = `Corner removed, ${corners.length} left.`;
  const corner = editor.corner === null ? null : Math.min(index, corners.length - 1);
  return { ...change(editor, parcel, { corners }, says), corner };
}

/**
 * A double click on a corner removes it, if both presses were clicks. For Konva two quick drags of a node that it does not drag itself
 * are a double click, too.
 */
export function pressTwice(editor: Editor, hit: Hit): Editor {
  const areClicks = editor.presses - editor.actedAt >= 2;
  return hit.kind === 'corner' && areClicks ? remove(editor, hit.index) : editor;
}

/** Deletes the chosen corner, or else the parcel. */
export function erase(editor: Editor): Editor {
  const parcel = selectedOf(editor);
  if (!parcel) return editor;
  return editor.corner === null ? eraseParcel(editor) : remove(editor, editor.corner);
}

export function eraseParcel(editor: Editor): Editor {
  const parcel = selectedOf(editor);
  if (!parcel) return editor;
  const parcels = removeParcel(parcelsOf(editor), parcel.id);
  const says = parcels.length > 0 ? `${parcel.name} removed.` : 'The plan is empty. Add a parcel.';
  const history = addStep(editor.history, parcels);
  return { ...editor, history, selected: null, corner: null, says };
}

export function add(editor: Editor): Editor {
  const added = addParcel(parcelsOf(editor));
  if (!added) return { ...editor, says: `The plan holds ${MAX_PARCELS} parcels at most.` };
  const [parcels, { id, name }] = added;
  const history = addStep(editor.history, parcels);
  return { ...editor, history, selected: id, corner: null, says: `${name} added.` };
}

/** A field of the panel. Typing in one field is one step. */
export function edit(
  editor: Editor,
  field: 'name' | 'grape' | 'rows',
  changes: Partial<Parcel>,
): Editor {
  const parcel = selectedOf(editor);
  return parcel ? change(editor, parcel, changes, '', `${field} ${parcel.id}`) : editor;
}

/** Replaces the plan by the one in a file's text, or says what is wrong with it. It can be undone like any other change. */
export function open(editor: Editor, text: string): Editor {
  try {
    const parcels = readPlan(text);
    const says = parcels.length === 1 ? '1 parcel opened.' : `${parcels.length} parcels opened.`;
    const history = addStep(editor.history, parcels);
    return { ...editor, history, selected: null, corner: null, held: null, says };
  } catch (error) {
    return say(editor, error instanceof Error ? error.message : String(error));
  }
}

const say = (editor: Editor, says: string): Editor => ({ ...editor, says });

export const undoLast = (editor: Editor): Editor =>
  canUndo(editor.history) ? travel(editor, undo(editor.history), 'Undone.') : editor;

export const redoNext = (editor: Editor): Editor =>
  canRedo(editor.history) ? travel(editor, redo(editor.history), 'Done again.') : editor;

function travel(editor: Editor, history: History<Parcel[]>, says: string): Editor {
  const parcels = currentStep(history);
  // The selection may not exist in the other step.
  const parcel = parcelOf(parcels, editor.selected);
  const hasCorner = editor.corner !== null && parcel?.corners[editor.corner] !== undefined;
  return {
    ...editor,
    history,
    selected: parcel?.id ?? null,
    corner: hasCorner ? editor.corner : null,
    held: null,
    says,
  };
}

function change(
  editor: Editor,
  { id }: Parcel,
  changes: Partial<Parcel>,
  says: string,
  topic?: string,
): Editor {
  const parcels = patch(parcelsOf(editor), id, changes);
  return { ...editor, history: addStep(editor.history, parcels, topic), says };
}
