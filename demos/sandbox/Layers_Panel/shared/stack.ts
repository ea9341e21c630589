import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';

export const KINDS = [
  'sky',
  'sun',
  'clouds',
  'peaks',
  'hills',
  'lake',
  'pines',
  'fox',
  'branches',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Point {
  x: number;
  y: number;
}

/** A sheet of paper. `x` and `y` are how far it has been moved, in units of the scene. */
export interface Sheet extends Point {
  id: number;
  kind: Kind;
  name: string;
  isHidden: boolean;
  isLocked: boolean;
}

/** All that the demo shows. The selection and the words are not part of a step, so undo does not bring them back. */
export interface Stack {
  /** Sheets from back to front, as Konva draws them. */
  history: History<readonly Sheet[]>;
  selected: number | null;
  says: string;
}

/** A change of the stack, as buttons and keys make it. */
export type Change = (stack: Stack) => Stack;

/** The frame around the landscape, in units of the scene. */
export const FRAME = { width: 400, height: 460 };

/** The longest name, in characters. */
export const NAME_LENGTH = 24;

/** How far a sheet can be moved from its position before its edge would show. */
export const REACH: Record<Kind, Point> = {
  sky: { x: 40, y: 40 },
  sun: { x: 170, y: 150 },
  clouds: { x: 150, y: 110 },
  peaks: { x: 60, y: 60 },
  hills: { x: 60, y: 60 },
  lake: { x: 60, y: 50 },
  pines: { x: 60, y: 60 },
  fox: { x: 60, y: 60 },
  branches: { x: 60, y: 40 },
};

const titleOf = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1);

export function newStack(): Stack {
  const sheets = KINDS.map((kind, i): Sheet => {
    const isLocked = kind === 'sky';
    return { id: i + 1, kind, name: titleOf(kind), x: 0, y: 0, isHidden: false, isLocked };
  });
  return {
    history: newHistory(sheets),
    selected: 8,
    says: 'Press a sheet, in the picture or in the list.',
  };
}

export const sheetsOf = ({ history }: Stack) => currentStep(history);
export const selectedOf = (stack: Stack) => sheetsOf(stack).find(({ id }) => id === stack.selected);

/** The rows of the list. The list begins at the front, so it is the stack upside down. */
export const rowsOf = (stack: Stack) => sheetsOf(stack).toReversed();

export function select(stack: Stack, id: number | null): Stack {
  const sheets = sheetsOf(stack);
  const at = sheets.findIndex((one) => one.id === id);
  const sheet = sheets[at];
  if (!sheet) return { ...stack, selected: null, says: 'No sheet is selected.' };
  const marks = `${sheet.isHidden ? ', hidden' : ''}${sheet.isLocked ? ', locked' : ''}`;
  const place = `${sheets.length - at} of ${sheets.length} from the top`;
  return { ...stack, selected: sheet.id, says: `“${sheet.name}”, ${place}${marks}.` };
}

/** Selects the next row of the list, or the one before. */
export function step(stack: Stack, by: 1 | -1): Stack {
  const rows = rowsOf(stack);
  const at = rows.findIndex(({ id }) => id === stack.selected);
  const next = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  return select(stack, rows[next]?.id ?? null);
}

export type Move = 'front' | 'forward' | 'backward' | 'back';

/** Moves the selected sheet among the others. Each press is a step. */
export function reorder(stack: Stack, move: Move): Stack {
  const rows = rowsOf(stack);
  const at = rows.findIndex(({ id }) => id === stack.selected);
  const sheet = rows[at];
  if (!sheet) return { ...stack, says: 'Select a sheet first.' };
  const last = rows.length - 1;
  const row = { front: 0, forward: at - 1, backward: at + 1, back: last }[move];
  if (row < 0 || (row === at && row === 0)) {
    return { ...stack, says: `“${sheet.name}” is at the front already.` };
  }
  if (row > last || row === at) {
    return { ...stack, says: `“${sheet.name}” is at the back already.` };
  }
  return release(moveToRow(stack, sheet.id, row));
}

/** Drags a row to a position in the list, 0 at the top. All moves of one drag are one step, until `release`. */
export function moveToRow(stack: Stack, id: number, row: number): Stack {
  const rows = rowsOf(stack);
  const from = rows.findIndex((one) => one.id === id);
  const sheet = rows[from];
  const to = Math.min(rows.length - 1, Math.max(0, row));
  if (!sheet || from === to) return stack;
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, sheet);
  return select(put(stack, next.toReversed(), `order ${id}`), id);
}

/** Hides or shows a sheet. */
export function toggleHidden(stack: Stack, id: number): Stack {
  const sheet = sheetsOf(stack).find((one) => one.id === id);
  if (!sheet) return { ...stack, says: 'Select a sheet first.' };
  const isHidden = !sheet.isHidden;
  const says = `“${sheet.name}” is ${isHidden ? 'hidden' : 'shown'}.`;
  return { ...change(stack, id, { isHidden }), says };
}

/** Locks or unlocks a sheet. A locked one cannot be moved, and presses go through it to the sheet below. */
export function toggleLocked(stack: Stack, id: number): Stack {
  const sheet = sheetsOf(stack).find((one) => one.id === id);
  if (!sheet) return { ...stack, says: 'Select a sheet first.' };
  const isLocked = !sheet.isLocked;
  const says = `“${sheet.name}” is ${isLocked ? 'locked' : 'unlocked'}.`;
  return { ...change(stack, id, { isLocked }), says };
}

/** Renames the selected sheet with each key; all of them are one step. */
export function rename(stack: Stack, name: string): Stack {
  const sheet = selectedOf(stack);
  if (!sheet || sheet.name === name) return stack;
  return change(stack, sheet.id, { name: name.slice(0, NAME_LENGTH) }, `name ${sheet.id}`);
}

/** Ends the typing of a name. A sheet without one gets its first name back. */
export function endName(stack: Stack): Stack {
  const sheet = selectedOf(stack);
  if (!sheet || stack.history.topic !== `name ${sheet.id}`) return stack;
  const name = sheet.name.trim().replaceAll(/\s+/g, ' ') || titleOf(sheet.kind);
  return { ...release(rename(stack, name)), says: `The sheet is called “${name}”.` };
}

/** A drag on the canvas: all its moves are one step, until `release`. */
export function moveTo(stack: Stack, id: number, to: Point): Stack {
  const sheet = sheetsOf(stack).find((one) => one.id === id);
  if (!sheet || sheet.isLocked) return stack;
  const place = keepIn(sheet.kind, to);
  if (place.x === sheet.x && place.y === sheet.y) return stack;
  const says = `“${sheet.name}” moved to ${place.x}, ${place.y}.`;
  return { ...change(stack, id, place, `move ${id}`), selected: id, says };
}

/** Arrow keys move the selected sheet; a series of them is one step. */
export function nudge(stack: Stack, by: Point): Stack {
  const sheet = selectedOf(stack);
  if (!sheet) return { ...stack, says: 'Select a sheet first.' };
  if (sheet.isLocked) return { ...stack, says: `“${sheet.name}” is locked.` };
  if (sheet.isHidden) return { ...stack, says: `“${sheet.name}” is hidden.` };
  return moveTo(stack, sheet.id, { x: sheet.x + by.x, y: sheet.y + by.y });
}

/** Ends a drag: the next one of the same sheet is a separate step. */
export const release = (stack: Stack): Stack => ({ ...stack, history: endTopic(stack.history) });

export const undoLast = (stack: Stack) => travel(stack, undo(stack.history), 'Undone.');
export const redoNext = (stack: Stack) => travel(stack, redo(stack.history), 'Done again.');

const travel = (stack: Stack, history: Stack['history'], says: string): Stack =>
  history === stack.history ? stack : { ...stack, history, says };

/** The nearest position at which the sheet still covers its part of the frame. */
export const keepIn = (kind: Kind, { x, y }: Point): Point => ({
  x: Math.round(Math.min(REACH[kind].x, Math.max(-REACH[kind].x, x))),
  y: Math.round(Math.min(REACH[kind].y, Math.max(-REACH[kind].y, y))),
});

function change(stack: Stack, id: number, changes: Partial<Sheet>, topic?: string): Stack {
  const sheets = sheetsOf(stack).map((sheet) =>
    sheet.id === id ? { ...sheet, ...changes } : sheet,
  );
  return put(stack, sheets, topic);
}

const put = (stack: Stack, sheets: readonly Sheet[], topic?: string): Stack => ({
  ...stack,
  history: addStep(stack.history, sheets, topic),
});
