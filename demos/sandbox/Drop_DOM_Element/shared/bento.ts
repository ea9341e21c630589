export const FOODS = ['onigiri', 'salmon', 'tamago', 'tempura', 'broccoli', 'octopus'] as const;
export type Food = (typeof FOODS)[number];

export interface Piece {
  id: number;
  food: Food;
  x: number;
  y: number;
  rotation: number;
}

export type Point = Pick<Piece, 'x' | 'y'>;

type Pieces = readonly Piece[];

export interface Bento {
  /** In the order of drawing: the last piece is on top. */
  pieces: Pieces;
  past: readonly Pieces[];
  future: readonly Pieces[];
  selected?: number | undefined;
  /** Why a file was refused. */
  problem?: string;
}

type Change = (bento: Bento) => Bento;

export const newBento = (): Bento => ({
  pieces: [
    { id: 1, food: 'onigiri', x: 118, y: 112, rotation: 345 },
    { id: 2, food: 'onigiri', x: 200, y: 170, rotation: 15 },
    { id: 3, food: 'broccoli', x: 346, y: 196, rotation: 0 },
    { id: 4, food: 'octopus', x: 440, y: 200, rotation: 0 },
  ],
  past: [],
  future: [],
});

export const selectedOf = ({ pieces, selected }: Bento) => pieces.find(({ id }) => id === selected);

export function describe(bento: Bento): string {
  const piece = selectedOf(bento);
  const selected = piece ? `Selected: ${piece.food} at ${piece.x}, ${piece.y}. ` : '';
  return bento.problem ?? `${selected}${bento.pieces.length} pieces in the box.`;
}

/** The nearest position inside the box. */
export const keepIn = ({ x, y }: Point): Point => ({
  x: Math.round(Math.min(Math.max(x, 76), 484)),
  y: Math.round(Math.min(Math.max(y, 66), 228)),
});

/** Adds a step that can be undone. */
const edit = (bento: Bento, pieces: Pieces, selected?: number): Bento => ({
  pieces,
  past: [...bento.past, bento.pieces],
  future: [],
  selected,
});

/** Adds a piece. Without a position, it is placed beside the last piece that was added without one. */
export function add(bento: Bento, food: Food, at?: Point): Bento {
  const id = Math.max(0, ...bento.pieces.map((piece) => piece.id)) + 1;
  const place = keepIn(at ?? { x: 40 + 68 * (id % 7), y: 96 });
  return edit(bento, [...bento.pieces, { id, food, ...place, rotation: 0 }], id);
}

export const select = (bento: Bento, selected?: number): Bento => ({ ...bento, selected });

/** Begins a step: the moves after it are undone together. */
export const startMove = (bento: Bento, id: number) => edit(bento, bento.pieces, id);

const replace = (pieces: Pieces, id: number, by: Partial<Piece>): Pieces =>
  pieces.map((piece) => (piece.id === id ? { ...piece, ...by } : piece));

export const moveTo = (bento: Bento, id: number, to: Point): Bento => ({
  ...bento,
  pieces: replace(bento.pieces, id, keepIn(to)),
});

/** A change of the selected piece, which does nothing without one. */
const ofSelected =
  (change: (bento: Bento, piece: Piece) => Bento): Change =>
  (bento) => {
    const piece = selectedOf(bento);
    return piece ? change(bento, piece) : bento;
  };

const nudge = (x: number, y: number) =>
  ofSelected((bento, piece) =>
    moveTo(startMove(bento, piece.id), piece.id, { x: piece.x + x, y: piece.y + y }),
  );
const turn = ofSelected((bento, { id, rotation }) =>
  edit(bento, replace(bento.pieces, id, { rotation: (rotation + 15) % 360 }), id),
);
const remove = ofSelected((bento, { id }) =>
  edit(
    bento,
    bento.pieces.filter((piece) => piece.id !== id),
  ),
);

/** Selects the next or the previous piece. */
const choose =
  (by: 1 | -1): Change =>
  (bento) => {
    const ids = bento.pieces.map(({ id }) => id);
    const at = ids.indexOf(bento.selected ?? -1);
    return select(bento, ids.at(at < 0 && by < 0 ? -1 : (at + by) % ids.length));
  };

const undo: Change = (bento) => {
  const { past, pieces, future } = bento;
  const last = past.at(-1);
  return last ? { pieces: last, past: past.slice(0, -1), future: [pieces, ...future] } : bento;
};

const redo: Change = (bento) => {
  const [pieces, ...future] = bento.future;
  return pieces ? { pieces, past: [...bento.past, bento.pieces], future } : bento;
};

const isSelected = (bento: Bento) => selectedOf(bento) !== undefined;

/** The buttons below the box. */
export const ACTIONS: { label: string; act: Change; can: (bento: Bento) => boolean }[] = [
  { label: 'Turn', act: turn, can: isSelected },
  { label: 'Remove', act: remove, can: isSelected },
  { label: 'Undo', act: undo, can: ({ past }) => past.length > 0 },
  { label: 'Redo', act: redo, can: ({ future }) => future.length > 0 },
];

/** What a key does. All but undo and redo need the focus on the box. */
export function keyChange({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  if (!(target instanceof Element && target.closest('[role="application"]'))) return undefined;
  const step = shiftKey ? 10 : 1;
  const changes: Record<string, Change> = {
    ArrowLeft: nudge(-step, 0),
    ArrowRight: nudge(step, 0),
    ArrowUp: nudge(0, -step),
    ArrowDown: nudge(0, step),
    PageDown: choose(1),
    PageUp: choose(-1),
    r: turn,
    Delete: remove,
  };
  return ctrlKey || metaKey ? undefined : changes[key];
}

function isPiece(value: unknown): value is Piece {
  if (typeof value !== 'object' || value === null) return false;
  if (!('food' in value && 'x' in value && 'y' in value && 'rotation' in value)) return false;
  const isFood = FOODS.some((food) => food === value.food);
  return isFood && [value.x, value.y, value.rotation].every(Number.isFinite);
}

/** Replaces the pieces by those of a file. */
export function open(bento: Bento, text: string): Bento {
  try {
    const file: unknown = JSON.parse(text);
    if (!Array.isArray(file) || !file.every(isPiece)) throw new Error('Not a bento.');
    return edit(
      bento,
      file.map((piece, i) => ({ ...piece, ...keepIn(piece), id: i + 1 })),
    );
  } catch {
    return { ...bento, problem: 'This file is not a saved bento box.' };
  }
}
