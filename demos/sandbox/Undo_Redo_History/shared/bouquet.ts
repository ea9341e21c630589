import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';

export const KINDS = ['poppy', 'daisy', 'tulip', 'lavender'] as const;
export type Kind = (typeof KINDS)[number];

export const COLORS = ['coral', 'butter', 'rose', 'lilac', 'ivory', 'sky'] as const;
export type Color = (typeof COLORS)[number];

/** A flower. `x` and `y` are the position of its head; the stem follows from it. */
export interface Flower {
  id: number;
  kind: Kind;
  color: Color;
  x: number;
  y: number;
}

/** One step of the history: everything that the drawing needs, and a description of the change. Steps never change. */
export interface Step {
  flowers: readonly Flower[];
  label: string;
}

/** What the demo shows. The selection and the words are not part of a step, so undo does not bring them back. */
export interface Bouquet {
  history: History<Step>;
  selected: number | null;
  says: string;
}

/** The image, and the part of it where heads can be. */
export const SIZE = { width: 480, height: 500 };
export const ROOM = { left: 44, top: 44, right: 436, bottom: 300 };

/** Maximum number of flowers that a vase holds, and the maximum number of steps that are kept. */
export const FULL = 14;
export const STEPS = 50;

const OPENING: readonly Flower[] = [
  { id: 1, kind: 'lavender', color: 'lilac', x: 118, y: 108 },
  { id: 2, kind: 'lavender', color: 'lilac', x: 372, y: 118 },
  { id: 3, kind: 'tulip', color: 'rose', x: 184, y: 78 },
  { id: 4, kind: 'daisy', color: 'ivory', x: 150, y: 196 },
  { id: 5, kind: 'poppy', color: 'coral', x: 248, y: 166 },
  { id: 6, kind: 'daisy', color: 'ivory', x: 332, y: 222 },
];

/** Positions of new flowers, one after the other. */
const PLACES: readonly { x: number; y: number }[] = [
  { x: 318, y: 82 },
  { x: 92, y: 232 },
  { x: 396, y: 196 },
  { x: 238, y: 256 },
  { x: 260, y: 62 },
  { x: 88, y: 160 },
  { x: 350, y: 158 },
];

/** A bouquet that already has some steps. */
export function newBouquet(): Bouquet {
  const empty: Bouquet = {
    history: newHistory({ flowers: OPENING, label: 'Six flowers' }),
    selected: null,
    says: '',
  };
  const added = add(add(empty, 'tulip', 'butter'), 'poppy', 'coral');
  const moved = release(moveTo(added, 8, { x: 106, y: 250 }));
  const done = add(recolor(select(moved, 8), 'rose'), 'daisy', 'butter');
  return { ...select(done, null), says: 'Drag a flower, or click a step to go back to it.' };
}

export const flowersOf = ({ history }: Bouquet) => currentStep(history).flowers;
export const selectedOf = (bouquet: Bouquet) =>
  flowersOf(bouquet).find(({ id }) => id === bouquet.selected);

export function select(bouquet: Bouquet, selected: number | null): Bouquet {
  const flower = flowersOf(bouquet).find(({ id }) => id === selected);
  const says = flower ? `The ${flower.color} ${flower.kind} is selected.` : 'Nothing is selected.';
  return { ...bouquet, selected: flower?.id ?? null, says };
}

/** Selects the next or the previous flower. */
export function step(bouquet: Bouquet, by: 1 | -1): Bouquet {
  const flowers = flowersOf(bouquet);
  if (flowers.length === 0) return { ...bouquet, says: 'The vase is empty.' };
  const at = flowers.findIndex(({ id }) => id === bouquet.selected);
  const next = at === -1 && by === -1 ? flowers.length - 1 : at + by;
  return select(bouquet, flowers[(next + flowers.length) % flowers.length]?.id ?? null);
}

export function add(bouquet: Bouquet, kind: Kind, color: Color): Bouquet {
  const flowers = flowersOf(bouquet);
  if (flowers.length >= FULL) return { ...bouquet, says: `The vase is full: ${FULL} flowers.` };
  // From all steps, including the undone ones: a reused id would belong to another flower.
  const ids = bouquet.history.steps.flatMap((one) => one.flowers.map(({ id }) => id));
  const id = 1 + Math.max(0, ...ids);
  const isFree = ({ x, y }: { x: number; y: number }) =>
    flowers.every((one) => Math.hypot(one.x - x, one.y - y) > 56);
  const place = PLACES.find(isFree) ?? { x: 60 + ((id * 83) % 360), y: 60 + ((id * 47) % 220) };
  const next = put(bouquet, [...flowers, { id, kind, color, ...place }], `Add a ${kind}`);
  return { ...next, selected: id };
}

/** A drag: all its moves are one step, until `release`. */
export function moveTo(bouquet: Bouquet, id: number, to: { x: number; y: number }): Bouquet {
  const flower = flowersOf(bouquet).find((one) => one.id === id);
  const place = keepIn(to);
  if (!flower || (flower.x === place.x && flower.y === place.y)) return bouquet;
  return change({ ...bouquet, selected: id }, place, `Move the ${flower.kind}`, `move ${id}`);
}

/** Ends a drag: the next one of the same flower is a separate step. */
export const release = (bouquet: Bouquet): Bouquet => ({
  ...bouquet,
  history: endTopic(bouquet.history),
});

/** Arrow keys; a series of them is one step. */
export function nudge(bouquet: Bouquet, by: { x: number; y: number }): Bouquet {
  const flower = selectedOf(bouquet);
  if (!flower) return { ...bouquet, says: 'Select a flower first.' };
  return moveTo(bouquet, flower.id, { x: flower.x + by.x, y: flower.y + by.y });
}

export function recolor(bouquet: Bouquet, color: Color): Bouquet {
  const flower = selectedOf(bouquet);
  if (!flower) return { ...bouquet, says: 'Select a flower first.' };
  if (flower.color === color) return { ...bouquet, says: `It is ${color} already.` };
  return change(bouquet, { color }, `Color the ${flower.kind} ${color}`);
}

export function remove(bouquet: Bouquet): Bouquet {
  const flower = selectedOf(bouquet);
  if (!flower) return { ...bouquet, says: 'Select a flower first.' };
  const others = flowersOf(bouquet).filter((one) => one !== flower);
  return { ...put(bouquet, others, `Remove the ${flower.kind}`), selected: null };
}

export const undoLast = (bouquet: Bouquet) => travel(bouquet, undo(bouquet.history));
export const redoNext = (bouquet: Bouquet) => travel(bouquet, redo(bouquet.history));

/** Goes to any step, back or forward. */
export function goTo(bouquet: Bouquet, at: number): Bouquet {
  if (bouquet.history.steps[at] === undefined) return bouquet;
  return travel(bouquet, { ...bouquet.history, at, topic: undefined });
}

/** The rows of the list. `isUndone` steps are dropped with the next change. */
export const listOf = ({ history }: Bouquet) =>
  history.steps.map(({ label }, at) => ({
    at,
    label,
    isCurrent: at === history.at,
    isUndone: at > history.at,
  }));

function travel(bouquet: Bouquet, history: History<Step>): Bouquet {
  if (history === bouquet.history) return bouquet;
  const isBack = history.at < bouquet.history.at;
  const { label, flowers } = currentStep(history);
  const selected = flowers.some(({ id }) => id === bouquet.selected) ? bouquet.selected : null;
  return { history, selected, says: `${isBack ? 'Back' : 'Forward'} to “${label}”.` };
}

function change(
  bouquet: Bouquet,
  changes: Partial<Flower>,
  label: string,
  topic?: string,
): Bouquet {
  const flowers = flowersOf(bouquet).map((flower) =>
    flower.id === bouquet.selected ? { ...flower, ...changes } : flower,
  );
  return put(bouquet, flowers, label, topic);
}

/** All steps are added here. The oldest steps are dropped. */
function put(bouquet: Bouquet, flowers: readonly Flower[], label: string, topic?: string): Bouquet {
  const { steps, ...rest } = addStep(bouquet.history, { flowers, label }, topic);
  const kept = steps.slice(-STEPS);
  return { ...bouquet, history: { ...rest, steps: kept, at: kept.length - 1 }, says: `${label}.` };
}

export const keepIn = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(Math.min(ROOM.right, Math.max(ROOM.left, x))),
  y: Math.round(Math.min(ROOM.bottom, Math.max(ROOM.top, y))),
});
