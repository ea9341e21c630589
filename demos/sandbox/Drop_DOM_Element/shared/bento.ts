import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { within } from '../../../common/konva/ranges';

/** The picture, in its own units. */
export const SIZE = { width: 560, height: 330 };

/** Where the middle of a piece can be: the inside of the box. */
export const ROOM = { left: 76, top: 66, right: 484, bottom: 228 };

export const FOODS = ['onigiri', 'salmon', 'tamago', 'tempura', 'broccoli', 'octopus'] as const;
export type Food = (typeof FOODS)[number];

/** The box takes no more pieces than this. */
export const FULL = 16;

export interface Point {
  x: number;
  y: number;
}

export interface Piece extends Point {
  id: number;
  food: Food;
  /** Degrees, clockwise, from 0 to 345. */
  rotation: number;
}

/** What a file has: pieces, or a reason why it cannot be used. */
export type Opened = { pieces: readonly Omit<Piece, 'id'>[] } | { problem: string };

export interface Bento {
  /** In the order of drawing: the last piece is on top. */
  history: History<readonly Piece[]>;
  selected: number | null;
  /** What happened last, in words. */
  says: string;
}

export const newBento = (): Bento => ({
  history: newHistory<readonly Piece[]>([
    { id: 1, food: 'onigiri', x: 118, y: 112, rotation: 345 },
    { id: 2, food: 'onigiri', x: 200, y: 170, rotation: 15 },
    { id: 3, food: 'broccoli', x: 346, y: 196, rotation: 0 },
    { id: 4, food: 'octopus', x: 440, y: 200, rotation: 0 },
  ]),
  selected: null,
  says: 'Drag a picture into the box.',
});

export const piecesOf = ({ history }: Bento) => currentStep(history);

export const selectedOf = (bento: Bento) => piecesOf(bento).find(({ id }) => id === bento.selected);

/** The nearest place in the box. */
export const keepIn = ({ x, y }: Point): Point => ({
  x: Math.round(within(x, ROOM.left, ROOM.right)),
  y: Math.round(within(y, ROOM.top, ROOM.bottom)),
});

/** The compartment at a place, in words. */
export function compartmentAt({ x, y }: Point): string {
  if (x < 304) return 'on the rice';
  return y < 146 ? 'at the top right' : 'at the bottom right';
}

/** Where a piece without a place of its own is put: as far from the others as the box allows. */
export function freePlace(pieces: readonly Piece[]): Point {
  let best = { x: ROOM.left, y: ROOM.top, gap: -1 };
  for (let x = ROOM.left; x <= ROOM.right; x += 34) {
    for (let y = ROOM.top; y <= ROOM.bottom; y += 27) {
      const gap = Math.min(600, ...pieces.map((piece) => Math.hypot(piece.x - x, piece.y - y)));
      if (gap > best.gap) best = { x, y, gap };
    }
  }
  return { x: best.x, y: best.y };
}

function put(bento: Bento, pieces: readonly Piece[], says: string, topic?: string): Bento {
  return { ...bento, history: addStep(bento.history, pieces, topic), says };
}

/** Ids are never used twice, not even those of undone steps. */
const freeId = ({ history }: Bento) =>
  Math.max(0, ...history.steps.flat().map((piece) => piece.id)) + 1;

/** One more piece, at a place or where there is room. */
export function add(bento: Bento, food: Food, at?: Point): Bento {
  const pieces = piecesOf(bento);
  if (pieces.length >= FULL) return { ...bento, says: `The box is full: ${FULL} pieces.` };
  const place = keepIn(at ?? freePlace(pieces));
  const id = freeId(bento);
  const all = [...pieces, { id, food, ...place, rotation: 0 }];
  const says = `Added: ${food}, ${compartmentAt(place)}. ${count(all)}`;
  return { ...put(bento, all, says), selected: id };
}

const count = ({ length }: readonly Piece[]) =>
  length === 1 ? '1 piece in the box.' : `${length} pieces in the box.`;

/** Changes one piece and puts it on top. Nothing happens if nothing is different. */
function change(bento: Bento, id: number, to: Partial<Piece>, verb: string): Bento {
  const pieces = piecesOf(bento);
  const piece = pieces.find((one) => one.id === id);
  if (!piece) return bento;
  const next = { ...piece, ...to };
  const isSame = next.x === piece.x && next.y === piece.y && next.rotation === piece.rotation;
  if (isSame) return bento;
  const says = `${verb}: ${piece.food}, ${compartmentAt(next)}.`;
  const others = pieces.filter((one) => one.id !== id);
  return { ...put(bento, [...others, next], says, `${verb} ${id}`), selected: id };
}

export const moveTo = (bento: Bento, id: number, to: Point): Bento =>
  change(bento, id, keepIn(to), 'Moved');

/** The end of a drag: the next one is a step of its own. */
export const release = (bento: Bento): Bento => ({ ...bento, history: endTopic(bento.history) });

export function select(bento: Bento, id: number | null): Bento {
  const piece = piecesOf(bento).find((one) => one.id === id);
  if (bento.selected === (piece?.id ?? null)) return bento;
  const says = piece ? `Selected: ${piece.food}, ${compartmentAt(piece)}.` : 'Nothing is selected.';
  return { ...release(bento), selected: piece?.id ?? null, says };
}

/** Selects the next or the previous piece. */
export function step(bento: Bento, by: 1 | -1): Bento {
  const ids = piecesOf(bento)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
  if (ids.length === 0) return { ...bento, says: 'The box is empty.' };
  const at = ids.indexOf(bento.selected ?? -1);
  const next = at < 0 && by < 0 ? ids.length - 1 : (at + by + ids.length) % ids.length;
  return select(bento, ids[next] ?? null);
}

/** Something done with the selected piece, or a hint if there is none. */
function withSelected(bento: Bento, act: (piece: Piece) => Bento): Bento {
  const piece = selectedOf(bento);
  return piece ? act(piece) : { ...bento, says: 'Select a piece first.' };
}

export const nudge = (bento: Bento, by: Point): Bento =>
  withSelected(bento, ({ id, x, y }) => moveTo(bento, id, { x: x + by.x, y: y + by.y }));

/** Turns the selected piece by 15 degrees. */
export const turn = (bento: Bento): Bento =>
  withSelected(bento, ({ id, rotation }) =>
    change(bento, id, { rotation: (rotation + 15) % 360 }, 'Turned'),
  );

export const remove = (bento: Bento): Bento =>
  withSelected(bento, ({ id, food }) => {
    const rest = piecesOf(bento).filter((piece) => piece.id !== id);
    return { ...put(bento, rest, `Removed: ${food}. ${count(rest)}`), selected: null };
  });

export const empty = (bento: Bento): Bento =>
  piecesOf(bento).length === 0
    ? { ...bento, says: 'The box is empty.' }
    : { ...put(bento, [], 'The box is empty. Undo brings all back.'), selected: null };

/** Takes the pieces of a file, as one step. */
export function open(bento: Bento, file: Opened): Bento {
  if ('problem' in file) return { ...bento, says: `This file cannot be used: ${file.problem}.` };
  const first = freeId(bento);
  const pieces = file.pieces.map((piece, i) => ({ ...piece, id: first + i }));
  return { ...put(bento, pieces, `Opened. ${count(pieces)}`), selected: null };
}

function travel(bento: Bento, history: Bento['history'], says: string): Bento {
  if (history === bento.history) return bento;
  const pieces = currentStep(history);
  const stays = pieces.some(({ id }) => id === bento.selected);
  return { history, selected: stays ? bento.selected : null, says: `${says} ${count(pieces)}` };
}

export const undoLast = (bento: Bento): Bento => travel(bento, undo(bento.history), 'Undone.');
export const redoNext = (bento: Bento): Bento => travel(bento, redo(bento.history), 'Redone.');
