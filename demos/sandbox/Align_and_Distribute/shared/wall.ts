import { addStep, currentStep, newHistory, redo, undo } from '../../../common/konva/history';
import type { History } from '../../../common/konva/history';
import {
  align,
  boxAround,
  boxOf,
  distribute,
  gapOf,
  keepInside,
  lineOf,
  touches,
  type Axis,
  type Box,
  type Edge,
  type Line,
  type Placed,
} from '../../../common/konva/arrange';

export interface Point {
  x: number;
  y: number;
}

/** A print on the wall. Lengths are in centimeters. */
export type Print = Placed & { name: string };

/** The image in centimeters, and the part of the wall where prints hang. */
export const WALL = { width: 620, height: 420 };
export const ROOM: Box = { left: 20, top: 16, right: 600, bottom: 332 };

export const PRINTS: readonly Print[] = [
  { id: 'moon', name: 'Moon', x: 122, y: 98, width: 92, height: 122, rotation: -3 },
  { id: 'swallow', name: 'Swallow', x: 252, y: 84, width: 124, height: 92, rotation: 0 },
  { id: 'pines', name: 'Pines', x: 372, y: 106, width: 76, height: 104, rotation: 0 },
  { id: 'fig', name: 'Fig', x: 492, y: 94, width: 96, height: 122, rotation: 2 },
  { id: 'vase', name: 'Vase', x: 166, y: 244, width: 84, height: 112, rotation: 0 },
  { id: 'lemon', name: 'Lemon', x: 300, y: 238, width: 96, height: 96, rotation: 3 },
  { id: 'arches', name: 'Arches', x: 426, y: 252, width: 76, height: 100, rotation: 0 },
];

type Gesture =
  /** `ifClick` is the selection if nothing moves until the release. */
  | { kind: 'move'; from: Point; by: Point; ifClick: readonly string[] }
  | { kind: 'band'; from: Point; to: Point };

/** What the demo shows. It never changes: each function returns the next one. */
export interface Wall {
  history: History<readonly Print[]>;
  selected: readonly string[];
  /** The line of the laser: where the prints were aligned last. */
  laser: Line | null;
  /** What the pointer does between a press and its release. */
  gesture: Gesture | null;
  says: string;
}

export const newWall = (): Wall => ({
  history: newHistory(PRINTS),
  selected: ['moon', 'swallow', 'pines', 'fig'],
  laser: null,
  gesture: null,
  says: '4 of 7 prints selected. Align them, or make their gaps equal.',
});

const allOf = (wall: Wall) => currentStep(wall.history);
export const isSelected = (wall: Wall, { id }: Print) => wall.selected.includes(id);

/** The prints at their displayed positions: the selected ones follow the pointer. */
export function printsOf(wall: Wall): readonly Print[] {
  const by = wall.gesture?.kind === 'move' ? wall.gesture.by : null;
  if (!by) return allOf(wall);
  return allOf(wall).map((print) =>
    isSelected(wall, print) ? { ...print, x: print.x + by.x, y: print.y + by.y } : print,
  );
}

export const selectedOf = (wall: Wall) => printsOf(wall).filter((one) => isSelected(wall, one));

const count = (length: number) => (length === 1 ? '1 print' : `${length} prints`);

/** Selects these prints. */
export function select(wall: Wall, selected: readonly string[]): Wall {
  const says =
    selected.length === 0
      ? 'Nothing is selected.'
      : `${selected.length} of ${count(allOf(wall).length)} selected.`;
  return { ...wall, selected, laser: null, says };
}

export const selectAll = (wall: Wall) =>
  select(
    wall,
    allOf(wall).map(({ id }) => id),
  );

/** Adds a print to the selection, or removes it. */
export const toggle = (wall: Wall, id: string) =>
  select(
    wall,
    wall.selected.includes(id) ? wall.selected.filter((one) => one !== id) : [...wall.selected, id],
  );

/** A press on a print, or on the wall, where it starts a selection band. */
export function press(wall: Wall, id: string | null, from: Point, adds: boolean): Wall {
  if (id === null) {
    const now = adds ? wall : select(wall, []);
    return { ...now, gesture: { kind: 'band', from, to: from } };
  }
  // A press on a selected print may begin a drag of all, so the selection changes only if it ends as a click.
  const wasSelected = wall.selected.includes(id);
  const next = wasSelected ? wall : select(wall, adds ? [...wall.selected, id] : [id]);
  const others = wall.selected.filter((one) => one !== id);
  const ifClick = adds ? (wasSelected ? others : next.selected) : [id];
  return { ...next, gesture: { kind: 'move', from, by: { x: 0, y: 0 }, ifClick } };
}

export function move(wall: Wall, to: Point): Wall {
  const { gesture } = wall;
  if (gesture?.kind === 'band') return { ...wall, gesture: { ...gesture, to } };
  const prints = allOf(wall).filter((one) => isSelected(wall, one));
  if (!gesture || prints.length === 0) return wall;
  const wish = { x: to.x - gesture.from.x, y: to.y - gesture.from.y };
  // A click may move the pointer slightly.
  if (gesture.by.x === 0 && gesture.by.y === 0 && Math.hypot(wish.x, wish.y) < 3) return wall;
  const by = keepInside(boxAround(prints), wish, ROOM);
  return { ...wall, laser: null, gesture: { ...gesture, by } };
}

export function release(wall: Wall): Wall {
  const { gesture } = wall;
  const next = { ...wall, gesture: null };
  if (gesture?.kind === 'band') {
    const band = bandOf(gesture);
    if (Math.max(band.right - band.left, band.bottom - band.top) < 3) return select(next, []);
    const caught = allOf(wall).filter((one) => touches(boxOf(one), band));
    return select(next, [...new Set([...wall.selected, ...caught.map(({ id }) => id)])]);
  }
  if (!gesture) return next;
  if (gesture.by.x === 0 && gesture.by.y === 0) return select(next, gesture.ifClick);
  return put(next, printsOf(wall), `${count(wall.selected.length)} moved.`);
}

/** The browser took the gesture: nothing has moved. */
export const cancel = (wall: Wall): Wall => ({ ...wall, gesture: null });

export const bandOf = ({ from, to }: { from: Point; to: Point }): Box => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

const WORDS: Record<Edge, string> = {
  left: 'left edges',
  center: 'centers, one above the other',
  right: 'right edges',
  top: 'upper edges',
  middle: 'centers, side by side',
  bottom: 'lower edges',
};

/** Aligns the selected prints with each other, or a single one with the wall. */
export function alignSelected(wall: Wall, edge: Edge): Wall {
  const prints = selectedOf(wall);
  if (prints.length === 0) return { ...wall, says: 'Select prints first.' };
  const within = prints.length === 1 ? ROOM : boxAround(prints);
  const where = prints.length === 1 ? ' on the wall' : '';
  const says = `Aligned ${count(prints.length)}${where}: ${WORDS[edge]}.`;
  return { ...replace(wall, align(prints, edge, within), says), laser: lineOf(within, edge) };
}

/** Makes the gaps between the selected prints equal. */
export function distributeSelected(wall: Wall, axis: Axis): Wall {
  const prints = selectedOf(wall);
  if (prints.length < 3) return { ...wall, says: 'Equal gaps need three prints or more.' };
  const gap = Math.round(gapOf(prints, axis) * 10) / 10;
  const says = gap < 0 ? `No room: they overlap by ${-gap} cm.` : `Gaps of ${gap} cm.`;
  return { ...replace(wall, distribute(prints, axis), says), laser: null };
}

/** Turns the selected prints upright. */
export function straighten(wall: Wall): Wall {
  const crooked = selectedOf(wall).filter(({ rotation }) => rotation !== 0);
  if (wall.selected.length === 0) return { ...wall, says: 'Select prints first.' };
  if (crooked.length === 0) return { ...wall, says: 'The selected prints are straight.' };
  const straight = crooked.map((print) => ({ ...print, rotation: 0 }));
  return { ...replace(wall, straight, `${count(crooked.length)} straightened.`), laser: null };
}

/** An arrow key. Repeated presses are one step. */
export function nudge(wall: Wall, wish: Point): Wall {
  const prints = selectedOf(wall);
  if (prints.length === 0) return { ...wall, says: 'Select prints first.' };
  const by = keepInside(boxAround(prints), wish, ROOM);
  const moved = prints.map((print) => ({ ...print, x: print.x + by.x, y: print.y + by.y }));
  const next = replace(
    wall,
    moved,
    `${count(prints.length)} moved.`,
    `nudge ${wall.selected.join()}`,
  );
  return { ...next, laser: null };
}

export const undoLast = (wall: Wall) => travel(wall, undo(wall.history), 'Undone.');
export const redoNext = (wall: Wall) => travel(wall, redo(wall.history), 'Done again.');

function travel(wall: Wall, history: Wall['history'], says: string): Wall {
  return history === wall.history ? wall : { ...wall, history, laser: null, gesture: null, says };
}

function replace(wall: Wall, changed: readonly Print[], says: string, topic?: string): Wall {
  const byId = new Map(changed.map((print) => [print.id, print]));
  return put(
    wall,
    allOf(wall).map((print) => byId.get(print.id) ?? print),
    says,
    topic,
  );
}

/** The next step of the history, unless nothing has moved. */
function put(wall: Wall, prints: readonly Print[], says: string, topic?: string): Wall {
  const before = allOf(wall);
  const isSame = prints.every((print, i) => {
    const old = before[i];
    return (
      old !== undefined &&
      Math.hypot(print.x - old.x, print.y - old.y) < 1e-6 &&
      print.rotation === old.rotation
    );
  });
  return isSame
    ? { ...wall, says }
    : { ...wall, history: addStep(wall.history, prints, topic), says };
}
