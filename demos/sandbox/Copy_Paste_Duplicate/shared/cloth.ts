import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';

export const MOTIFS = ['pomegranate', 'sprig', 'bird', 'star'] as const;
export type Motif = (typeof MOTIFS)[number];
export type Ink = 'indigo' | 'madder' | 'ochre' | 'olive';

export interface Point {
  x: number;
  y: number;
}

/** A print on the cloth. `x` and `y` are its center. */
export interface Print extends Point {
  id: number;
  motif: Motif;
  ink: Ink;
}

/** What the pointer does between a press and its release. */
export type Gesture =
  /** `ifClick` is the selection if nothing moves until the release. With `isCopy`, the prints stay and copies move. */
  | { kind: 'move'; from: Point; by: Point; ifClick: readonly number[]; isCopy: boolean }
  | { kind: 'band'; from: Point; to: Point };

/** What the demo shows. It never changes: each function returns the next one. Only the prints are in the history. */
export interface Cloth {
  history: History<readonly Print[]>;
  selected: readonly number[];
  /** The copied prints, in their state at that time. Deleting the originals does not change them. */
  clipboard: readonly Print[];
  /** Number of pastes since the last copy. */
  pastes: number;
  /** The last duplicates and their originals, to repeat the offset. */
  made: { ids: readonly number[]; sources: readonly Print[] } | null;
  gesture: Gesture | null;
  says: string;
}

/** A change of the cloth, as buttons and keys make it. */
export type Change = (cloth: Cloth) => Cloth;

/** The cloth, and the part of it in which the centers of prints can be. */
export const CLOTH = { width: 640, height: 400 };
export const ROOM = { left: 48, top: 48, right: 592, bottom: 352 };

/** Half the side of a print. */
export const HALF = 34;

/** How far from its original a copy is put, in each direction. */
export const OFFSET = 18;

/** Maximum number of prints that the cloth holds. */
export const FULL = 80;

const row = (y: number, ...prints: [motif: Motif, ink: Ink][]) =>
  prints.map(([motif, ink], i) => ({ motif, ink, x: 72 + 80 * i, y }));

const OPENING: readonly Print[] = [
  ...row(72, ['pomegranate', 'madder'], ['sprig', 'olive'], ['pomegranate', 'madder']),
  ...row(152, ['sprig', 'olive'], ['bird', 'indigo'], ['sprig', 'olive']),
  ...row(232, ['pomegranate', 'madder'], ['sprig', 'olive'], ['pomegranate', 'madder']),
  { motif: 'star' as const, ink: 'ochre' as const, x: 72, y: 322 },
  { motif: 'bird' as const, ink: 'indigo' as const, x: 392, y: 152 },
].map((print, i) => ({ ...print, id: i + 1 }));

export const newCloth = (): Cloth => ({
  history: newHistory(OPENING),
  selected: [10],
  clipboard: [],
  pastes: 0,
  made: null,
  gesture: null,
  says: 'Duplicate the star, drag the copy to its place, and duplicate again.',
});

export const printsOf = ({ history }: Cloth) => currentStep(history);
export const selectedOf = (cloth: Cloth) =>
  printsOf(cloth).filter(({ id }) => cloth.selected.includes(id));

/** The prints as they are drawn: including the offset of a running drag. */
export function shownOf(cloth: Cloth): readonly Print[] {
  const { gesture } = cloth;
  const prints = printsOf(cloth);
  if (gesture?.kind !== 'move' || (gesture.by.x === 0 && gesture.by.y === 0)) return prints;
  const moved = selectedOf(cloth).map((print) => moveBy(print, gesture.by));
  if (gesture.isCopy) return [...prints, ...withIds(cloth, moved)];
  return prints.map((print) => moved.find(({ id }) => id === print.id) ?? print);
}

export const isMarked = ({ selected, gesture }: Cloth, { id }: Print) =>
  selected.includes(id) && !(gesture?.kind === 'move' && gesture.isCopy);

export function select(cloth: Cloth, ids: readonly number[]): Cloth {
  const found = printsOf(cloth).filter(({ id }) => ids.includes(id));
  const says = found.length === 0 ? 'Nothing is selected.' : `${count(found)} selected.`;
  return { ...cloth, selected: found.map(({ id }) => id), says };
}

export const selectAll: Change = (cloth) =>
  select(
    cloth,
    printsOf(cloth).map(({ id }) => id),
  );

/** Selects the next or the previous print; with `adds`, it joins the selection. */
export function step(cloth: Cloth, by: 1 | -1, adds = false): Cloth {
  const prints = printsOf(cloth);
  if (prints.length === 0) return { ...cloth, says: 'The cloth is empty.' };
  const at = prints.findIndex(({ id }) => id === cloth.selected.at(-1));
  const next = prints[(at === -1 && by === -1 ? -1 : at + by + prints.length) % prints.length];
  const print = next ?? prints.at(-1);
  if (!print) return cloth;
  // The latest one is at the end, so that the next step begins there.
  const selected = [...(adds ? cloth.selected.filter((id) => id !== print.id) : []), print.id];
  const also = selected.length > 1 ? `, ${selected.length} selected` : ' selected';
  return { ...cloth, selected, says: `${nameOf(print)} at ${print.x}, ${print.y}${also}.` };
}

export const copy: Change = (cloth) => {
  const prints = selectedOf(cloth);
  if (prints.length === 0) return { ...cloth, says: 'Select something to copy.' };
  return { ...cloth, clipboard: prints, pastes: 0, says: `${count(prints)} copied.` };
};

export const cut: Change = (cloth) => {
  const prints = selectedOf(cloth);
  if (prints.length === 0) return { ...cloth, says: 'Select something to cut.' };
  // No originals are left to cover, so the first paste puts the prints back at their positions.
  return { ...remove(copy(cloth)), pastes: -1, says: `${count(prints)} cut.` };
};

/** Each paste has a larger offset from the originals, so that no copy hides another. */
export const paste: Change = (cloth) => {
  if (cloth.clipboard.length === 0) return { ...cloth, says: 'Copy something first.' };
  const pastes = cloth.pastes + 1;
  const by = { x: pastes * OFFSET, y: pastes * OFFSET };
  return add({ ...cloth, pastes }, cloth.clipboard, by, 'pasted');
};

/**
 * Duplicates the selection. Where the last duplicates have been moved since, and nothing else was selected, the next ones are as far from them as they are
 * from their originals.
 */
export const duplicate: Change = (cloth) => {
  const prints = selectedOf(cloth);
  const [first] = prints;
  if (!first) return { ...cloth, says: 'Select something to duplicate.' };
  const [source] = cloth.made?.sources ?? [];
  const isSame = cloth.made?.ids.join() === prints.map(({ id }) => id).join();
  const by =
    isSame && source ? { x: first.x - source.x, y: first.y - source.y } : { x: OFFSET, y: OFFSET };
  const next = add(cloth, prints, by, 'duplicated');
  return next.history === cloth.history
    ? next
    : { ...next, made: { ids: next.selected, sources: prints } };
};

export const remove: Change = (cloth) => {
  const prints = selectedOf(cloth);
  if (prints.length === 0) return { ...cloth, says: 'Select something to delete.' };
  const others = printsOf(cloth).filter((print) => !prints.includes(print));
  const rest = others.length === 0 ? ' The cloth is empty.' : '';
  return { ...put(cloth, others, `${count(prints)} deleted.${rest}`), selected: [] };
};

/** Arrow keys; a series of them is one step. */
export function nudge(cloth: Cloth, wish: Point): Cloth {
  const prints = selectedOf(cloth);
  if (prints.length === 0) return { ...cloth, says: 'Select something to move.' };
  const by = keepInside(prints, wish);
  if (by.x === 0 && by.y === 0) return { ...cloth, says: 'The cloth ends here.' };
  const topic = `nudge ${cloth.selected.join()}`;
  return put(cloth, replace(cloth, by), `${count(prints)} moved.`, topic);
}

/** A press on a print, or on the cloth, from where a band selects. */
export function press(
  cloth: Cloth,
  id: number | null,
  from: Point,
  { adds = false, isCopy = false } = {},
): Cloth {
  if (id === null) {
    return { ...(adds ? cloth : select(cloth, [])), gesture: { kind: 'band', from, to: from } };
  }
  // A press on a selected print may begin a drag of all, so the selection changes only if it ends as a click.
  const wasSelected = cloth.selected.includes(id);
  const next = wasSelected ? cloth : select(cloth, adds ? [...cloth.selected, id] : [id]);
  const others = cloth.selected.filter((one) => one !== id);
  const ifClick = adds ? (wasSelected ? others : next.selected) : [id];
  return { ...next, gesture: { kind: 'move', from, by: { x: 0, y: 0 }, ifClick, isCopy } };
}

export function move(cloth: Cloth, to: Point): Cloth {
  const { gesture } = cloth;
  if (!gesture) return cloth;
  if (gesture.kind === 'band') return { ...cloth, gesture: { ...gesture, to } };
  const wish = { x: to.x - gesture.from.x, y: to.y - gesture.from.y };
  // A click may move the pointer slightly.
  if (gesture.by.x === 0 && gesture.by.y === 0 && Math.hypot(wish.x, wish.y) < 3) return cloth;
  return { ...cloth, gesture: { ...gesture, by: keepInside(selectedOf(cloth), wish) } };
}

export const release: Change = (cloth) => {
  const { gesture } = cloth;
  const next = { ...cloth, gesture: null };
  if (!gesture) return next;
  if (gesture.kind === 'band') {
    const { x, y, width, height } = bandOf(gesture);
    if (Math.max(width, height) < 3) return select(next, []);
    const caught = printsOf(cloth).filter(
      (print) =>
        print.x + HALF > x &&
        print.x - HALF < x + width &&
        print.y + HALF > y &&
        print.y - HALF < y + height,
    );
    return select(next, [...cloth.selected, ...caught.map(({ id }) => id)]);
  }
  const { by, ifClick, isCopy } = gesture;
  if (by.x === 0 && by.y === 0) return select(next, ifClick);
  const prints = selectedOf(cloth);
  if (!isCopy) return put(next, replace(cloth, by), `${count(prints)} moved.`);
  const copied = add(next, prints, by, 'duplicated');
  return { ...copied, made: { ids: copied.selected, sources: prints } };
};

/** The browser canceled the gesture: nothing has moved. */
export const cancel: Change = (cloth) => ({ ...cloth, gesture: null });

export const bandOf = ({ from, to }: { from: Point; to: Point }) => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

export const undoLast: Change = (cloth) => travel(cloth, undo(cloth.history), 'Undone.');
export const redoNext: Change = (cloth) => travel(cloth, redo(cloth.history), 'Done again.');

function travel(cloth: Cloth, history: Cloth['history'], says: string): Cloth {
  if (history === cloth.history) return cloth;
  const there = currentStep(history);
  const selected = cloth.selected.filter((id) => there.some((print) => print.id === id));
  return { ...cloth, history, selected, gesture: null, says };
}

/** Adds copies, which are then selected. */
function add(cloth: Cloth, sources: readonly Print[], wish: Point, verb: string): Cloth {
  const prints = printsOf(cloth);
  if (prints.length + sources.length > FULL) {
    return { ...cloth, says: `The cloth is full: it holds ${FULL} prints.` };
  }
  const by = keepInside(sources, wish);
  const copies = withIds(
    cloth,
    sources.map((print) => moveBy(print, by)),
  );
  const next = put(cloth, [...prints, ...copies], `${count(copies)} ${verb}.`);
  return { ...next, selected: copies.map(({ id }) => id) };
}

/** Gives the prints new ids. It checks all steps, including undone ones, because an undo could restore an id. */
function withIds({ history }: Cloth, prints: readonly Print[]): Print[] {
  const last = Math.max(0, ...history.steps.flatMap((one) => one.map(({ id }) => id)));
  return prints.map((print, i) => ({ ...print, id: last + 1 + i }));
}

const replace = (cloth: Cloth, by: Point) =>
  printsOf(cloth).map((print) => (cloth.selected.includes(print.id) ? moveBy(print, by) : print));

const put = (cloth: Cloth, prints: readonly Print[], says: string, topic?: string): Cloth => ({
  ...cloth,
  history: topic ? addStep(cloth.history, prints, topic) : endTopic(addStep(cloth.history, prints)),
  says,
});

const moveBy = <P extends Point>(print: P, by: Point): P => ({
  ...print,
  x: Math.round(print.x + by.x),
  y: Math.round(print.y + by.y),
});

/** How far all of these points can move on the cloth: they keep their distances. */
export function keepInside(prints: readonly Point[], { x, y }: Point): Point {
  const [xs, ys] = [prints.map((print) => print.x), prints.map((print) => print.y)];
  return {
    x: Math.max(ROOM.left - Math.min(...xs), Math.min(ROOM.right - Math.max(...xs), x)),
    y: Math.max(ROOM.top - Math.min(...ys), Math.min(ROOM.bottom - Math.max(...ys), y)),
  };
}

const nameOf = ({ motif, ink }: Print) => `${ink.charAt(0).toUpperCase()}${ink.slice(1)} ${motif}`;
const count = ({ length }: readonly Print[]) => (length === 1 ? '1 print' : `${length} prints`);
