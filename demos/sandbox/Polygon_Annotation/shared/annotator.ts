import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { crossingsOf, isInside, type Point } from '../../../common/konva/polygon';
import { pixelsIn } from './mask';
import { classOf, MAX, nameOf, onPicture, type Annotation, type Sheet } from './sheet';
import { readSheet } from './sheet-file';
import { ANEMONES, PICTURE, ring, STARS, starOutline, type ClassId } from './things';

export type Tool = 'draw' | 'edit';

/** A point that is picked up. `by` is from the pointer to the point: it does not jump when the press was beside it. */
interface Held {
  of: Tool;
  index: number;
  by: Point;
}

/** All that the views show. Every function below returns a new annotator. */
export interface Annotator {
  history: History<Sheet>;
  tool: Tool;
  /** The class of the next outline. */
  kind: ClassId;
  selected: number | null;
  /** The point that the pointer or the keyboard has picked up: of the draft, or of the selected outline. */
  held: Held | null;
  /** Where the next point would be; null when the pointer is not on the image. */
  cross: Point | null;
  says: string;
}

const FEWEST_CORNERS = 3;
/** Smaller outlines are closed by mistake. */
const MIN_PIXELS = 60;

const OPENING: readonly Annotation[] = [
  ...STARS.slice(0, 1).map((star) => ({
    id: 1,
    kind: 'star' as const,
    corners: starOutline(star, 8),
  })),
  ...ANEMONES.slice(0, 1).map(({ x, y, radius }) => ({
    id: 2,
    kind: 'anemone' as const,
    corners: ring(x, y, radius + 6, 12),
  })),
];

export const newAnnotator = (): Annotator => ({
  history: newHistory<Sheet>({ annotations: OPENING, draft: [] }),
  tool: 'draw',
  kind: 'urchin',
  selected: null,
  held: null,
  cross: null,
  says: 'Click around an animal. A click on the first point closes the outline.',
});

export const sheetOf = ({ history }: Annotator) => currentStep(history);
export const selectedOf = (annotator: Annotator) =>
  sheetOf(annotator).annotations.find(({ id }) => id === annotator.selected);

/** Describes how much of the image an outline covers. */
export const shareOf = ({ corners }: Annotation) =>
  `${((100 * pixelsIn(corners)) / (PICTURE.width * PICTURE.height)).toFixed(1)}%`;

/** Describes the size of an outline. */
export const sizeOf = (annotation: Annotation) =>
  `${pixelsIn(annotation.corners).toLocaleString('en')} px, ${shareOf(annotation)}`;

const say = (annotator: Annotator, says: string): Annotator => ({ ...annotator, says });

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** All steps are added here. Steps with the same topic are merged. */
const put = (annotator: Annotator, change: Partial<Sheet>, topic?: string): Annotator => ({
  ...annotator,
  history: addStep(annotator.history, { ...sheetOf(annotator), ...change }, topic),
});

/**
 * A press of the mouse, a finger or Enter.
 *
 * @param reach maximum distance between a press and the point that it hits, in pixels of the image
 */
export function press(annotator: Annotator, at: Point, reach: number): Annotator {
  const place = onPicture(at);
  const here = { ...annotator, cross: place };
  return annotator.tool === 'draw' ? addPoint(here, place, reach) : pick(here, place, reach);
}

function addPoint(annotator: Annotator, place: Point, reach: number): Annotator {
  const { draft } = sheetOf(annotator);
  const [first] = draft;
  const last = draft.at(-1);
  if (first && draft.length >= FEWEST_CORNERS && distance(first, place) <= reach) {
    return closeDraft(annotator);
  }
  // The second press of a double click.
  if (last && distance(last, place) < 2) return annotator;
  if (draft.length >= MAX.corners) {
    return say(annotator, `An outline has ${MAX.corners} points at most. Close it.`);
  }
  const next = put(annotator, { draft: [...draft, place] }, 'held');
  const count = draft.length + 1;
  return {
    ...next,
    held: { of: 'draw', index: draft.length, by: { x: 0, y: 0 } },
    selected: null,
    says:
      count < FEWEST_CORNERS
        ? `${classOf(annotator.kind).name}: ${count === 1 ? '1 point' : '2 points'}.`
        : `${classOf(annotator.kind).name}: ${count} points. The first one closes the outline.`,
  };
}

function pick(annotator: Annotator, place: Point, reach: number): Annotator {
  const corners = selectedOf(annotator)?.corners ?? [];
  const near = corners
    .map((corner, index) => ({ corner, index, away: distance(corner, place) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away)[0];
  if (near) {
    const by = { x: near.corner.x - place.x, y: near.corner.y - place.y };
    const held: Held = { of: 'edit', index: near.index, by };
    return { ...annotator, held, says: `Point ${near.index + 1} of ${corners.length}.` };
  }
  // The last one is on top.
  const under = sheetOf(annotator).annotations.findLast((one) => isInside(place, one.corners));
  return select(annotator, under?.id ?? null);
}

/** The pointer moves, or an arrow key does: the held point moves with it. All moves until `release` are one step. */
export function move(annotator: Annotator, to: Point): Annotator {
  const place = onPicture(to);
  const here = { ...annotator, cross: place };
  const { held } = annotator;
  if (!held) return here;
  const point = onPicture({ x: place.x + held.by.x, y: place.y + held.by.y });
  const withPoint = (points: readonly Point[]) =>
    points.map((one, i) => (i === held.index ? point : one));
  const { draft, annotations } = sheetOf(annotator);
  if (held.of === 'draw') return put(here, { draft: withPoint(draft) }, 'held');
  const moved = annotations.map((one) =>
    one.id === annotator.selected ? { ...one, corners: withPoint(one.corners) } : one,
  );
  return put(here, { annotations: moved }, 'held');
}

export function release(annotator: Annotator): Annotator {
  const { held } = annotator;
  const selected = selectedOf(annotator);
  const next = { ...annotator, held: null, history: endTopic(annotator.history) };
  return held?.of === 'edit' && selected
    ? say(next, `${nameOf(selected)}: ${sizeOf(selected)}.`)
    : next;
}

/** The pointer leaves the image. */
export const leave = (annotator: Annotator): Annotator =>
  annotator.held ? annotator : { ...annotator, cross: null };

/** Arrow keys move the crosshair, and the point that is picked up. */
export function nudge(annotator: Annotator, by: Point): Annotator {
  const from = annotator.cross ??
    sheetOf(annotator).draft.at(-1) ??
    selectedOf(annotator)?.corners[0] ?? { x: PICTURE.width / 2, y: PICTURE.height / 2 };
  const next = move(annotator, { x: from.x + by.x, y: from.y + by.y });
  const { x, y } = next.cross ?? from;
  return say(next, `Crosshair at ${x}, ${y}.`);
}

/** Enter: a point of the draft, or picks a point up and puts it down again. */
export function pressKey(annotator: Annotator, reach: number): Annotator {
  if (annotator.held) return release(annotator);
  const pressed = press(annotator, annotator.cross ?? { x: 450, y: 300 }, reach);
  return annotator.tool === 'draw' ? release(pressed) : pressed;
}

/** Turns the draft into an outline. */
export function closeDraft(annotator: Annotator): Annotator {
  const { draft, annotations } = sheetOf(annotator);
  if (draft.length < FEWEST_CORNERS) {
    return say(annotator, `An outline needs ${FEWEST_CORNERS} points; it has ${draft.length}.`);
  }
  if (annotations.length >= MAX.annotations) {
    return say(annotator, `The picture is full: ${MAX.annotations} outlines.`);
  }
  if (pixelsIn(draft) < MIN_PIXELS) {
    return say(annotator, 'This outline is too small. Add a point or undo.');
  }
  // From all steps, including the undone ones: a reused id would belong to another outline.
  const ids = annotator.history.steps.flatMap((step) => step.annotations.map(({ id }) => id));
  const closed: Annotation = { id: 1 + Math.max(0, ...ids), kind: annotator.kind, corners: draft };
  const next = put(annotator, { annotations: [...annotations, closed], draft: [] });
  const crosses = crossingsOf(draft).length > 0 ? ' It crosses itself, so a part is outside.' : '';
  const says = `${nameOf(closed)} is closed: ${sizeOf(closed)}.${crosses}`;
  return { ...next, selected: closed.id, held: null, says };
}

/** Backspace: removes the last point of the draft. */
export function dropPoint(annotator: Annotator): Annotator {
  const { draft } = sheetOf(annotator);
  if (draft.length === 0) return erase(annotator);
  const next = put({ ...annotator, held: null }, { draft: draft.slice(0, -1) });
  return say(next, `The last point is removed; ${draft.length - 1} left.`);
}

/** Escape: discards the draft, or else the selection. */
export function cancel(annotator: Annotator): Annotator {
  if (sheetOf(annotator).draft.length === 0) return select(release(annotator), null);
  return say(put({ ...annotator, held: null }, { draft: [] }), 'The open outline is discarded.');
}

export function erase(annotator: Annotator): Annotator {
  const selected = selectedOf(annotator);
  if (!selected) return say(annotator, 'Select an outline first.');
  const annotations = sheetOf(annotator).annotations.filter((one) => one !== selected);
  const next = put({ ...annotator, held: null }, { annotations });
  return { ...next, selected: null, says: `${nameOf(selected)} is removed.` };
}

export function select(annotator: Annotator, id: number | null): Annotator {
  const found = sheetOf(annotator).annotations.find((one) => one.id === id);
  if (!found) return { ...annotator, selected: null, says: 'Nothing is selected.' };
  const says = `${nameOf(found)}: ${sizeOf(found)}, ${found.corners.length} points.`;
  return { ...annotator, selected: found.id, kind: found.kind, says };
}

/** From the list: the outline can be edited at once. */
export const editOne = (annotator: Annotator, id: number): Annotator =>
  select({ ...annotator, tool: 'edit', held: null }, id);

/** Selects the next outline or the one before. */
export function step(annotator: Annotator, by: 1 | -1): Annotator {
  const { annotations } = sheetOf(annotator);
  if (annotations.length === 0) return say(annotator, 'There is no outline yet.');
  const at = annotations.findIndex(({ id }) => id === annotator.selected);
  const next = at === -1 && by === -1 ? -1 : at + by;
  const one = annotations[(next + annotations.length) % annotations.length];
  return one ? { ...editOne(annotator, one.id), cross: one.corners[0] ?? null } : annotator;
}

export function setTool(annotator: Annotator, tool: Tool): Annotator {
  const says =
    tool === 'draw'
      ? `Click around a thing of the class ${classOf(annotator.kind).name}.`
      : 'Click an outline, then drag its points.';
  return { ...release(annotator), tool, says };
}

/** Sets the class of the next outline and, while editing, of the selected outline. */
export function setClass(annotator: Annotator, kind: ClassId): Annotator {
  const selected = annotator.tool === 'edit' ? selectedOf(annotator) : undefined;
  const next = { ...annotator, kind };
  if (!selected || selected.kind === kind) return say(next, `Class: ${classOf(kind).name}.`);
  const changed = { ...selected, kind };
  const annotations = sheetOf(annotator).annotations.map((one) =>
    one === selected ? changed : one,
  );
  return say(put(next, { annotations }), `It is now ${nameOf(changed)}.`);
}

export const undoLast = (annotator: Annotator) =>
  travel(annotator, undo(annotator.history), 'Undone.');
export const redoNext = (annotator: Annotator) =>
  travel(annotator, redo(annotator.history), 'Redone.');

function travel(annotator: Annotator, history: History<Sheet>, word: string): Annotator {
  if (history === annotator.history) return annotator;
  const { annotations, draft } = currentStep(history);
  const selected = annotations.some(({ id }) => id === annotator.selected)
    ? annotator.selected
    : null;
  const open = draft.length > 0 ? ` ${draft.length} open points.` : '';
  const says = `${word} ${annotations.length} outlines.${open}`;
  return { ...annotator, history, selected, held: null, says };
}

/** Replaces all outlines by those of a file, as one step. A wrong file changes nothing. */
export function open(annotator: Annotator, text: string): Annotator {
  const read = readSheet(text);
  if ('problem' in read) return say(annotator, `This file cannot be used: ${read.problem}.`);
  const next = put({ ...annotator, held: null }, { annotations: read.annotations, draft: [] });
  return { ...next, selected: null, says: `${read.annotations.length} outlines are opened.` };
}
