import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import type { Point } from '../../../common/konva/polygon';
import { within } from '../../../common/konva/ranges';
import { BRIDGE, GATE, HOUSE, LANTERN, PLAN, SNAPS, STONES } from './garden';
import { directionOf, distance, distanceToLine, lengthOf, straighten } from './geometry';
import { MAX, type Measure, type Sheet } from './sheet';
import { readSheet } from './sheet-file';
import { inUnit, UNITS, type Unit } from './units';

export type Tool = 'line' | 'path';

/** All that the views show. Every function below returns a new survey. */
export interface Survey {
  history: History<Sheet>;
  tool: Tool;
  unit: Unit;
  selected: number | null;
  /** The point that is picked up, or `new` while the press that began a line lasts. */
  held: { index: number; by: Point } | 'new' | null;
  /** Where the next point would be; null when the pointer is not on the plan. */
  cross: Point | null;
  /** Whether it has snapped to a point of the plan. */
  isSnapped: boolean;
  says: string;
}

/** How a position becomes a point: the snapping distance in units of the plan, and whether only multiples of 15 degrees are allowed. */
export interface Aim {
  reach: number;
  isFree?: boolean;
  isStraight?: boolean;
}

const STEP_DEGREES = 15;

const OPENING: Sheet = {
  metersPerUnit: 5.4 / HOUSE.width,
  draft: [],
  measures: [
    {
      id: 1,
      points: [
        { x: HOUSE.x, y: HOUSE.y + HOUSE.height + HOUSE.veranda },
        { x: HOUSE.x + HOUSE.width, y: HOUSE.y + HOUSE.height + HOUSE.veranda },
      ],
    },
    { id: 2, points: [BRIDGE.from, BRIDGE.to] },
    {
      id: 3,
      points: [GATE.right, LANTERN, BRIDGE.from],
    },
  ],
};

export const newSurvey = (): Survey => ({
  history: newHistory(OPENING),
  tool: 'line',
  unit: 'm',
  selected: null,
  held: null,
  cross: null,
  isSnapped: false,
  says: 'Click two points of the plan, or drag from one to the other.',
});

export const sheetOf = ({ history }: Survey) => currentStep(history);
export const selectedOf = (survey: Survey) =>
  sheetOf(survey).measures.find(({ id }) => id === survey.selected);

const say = (survey: Survey, says: string): Survey => ({ ...survey, says });

/** The real length of a line on the plan. */
export const metersOf = (survey: Survey, points: readonly Point[]) =>
  lengthOf(points) * sheetOf(survey).metersPerUnit;

/** Describes the length, and the angle of a straight line. */
export function factsOf(survey: Survey, { points }: Measure): string {
  const length = inUnit(metersOf(survey, points), survey.unit);
  const [from, to] = points;
  if (points.length > 2) return `${length} in ${points.length - 1} parts`;
  return from && to ? `${length} at ${Math.round(directionOf(from, to))}°` : length;
}

export const nameOf = ({ id, points }: Measure) => `${points.length > 2 ? 'Path' : 'Line'} ${id}`;

const onPlan = ({ x, y }: Point): Point => ({
  x: Math.round(within(x, 0, PLAN.width) * 10) / 10,
  y: Math.round(within(y, 0, PLAN.height) * 10) / 10,
});

/** Where a point is put: straight from the one before, or at the nearest point of the plan or of another line. */
function aimAt(survey: Survey, at: Point, { reach, isFree, isStraight }: Aim) {
  const before = sheetOf(survey).draft.at(-1);
  if (isStraight && before) {
    return { place: onPlan(straighten(before, at, STEP_DEGREES)), isSnapped: false };
  }
  const others = sheetOf(survey).measures.filter(({ id }) => id !== survey.selected);
  const targets = isFree ? [] : [...SNAPS, ...others.flatMap(({ points }) => points)];
  const near = targets
    .filter((target) => distance(target, at) <= reach)
    .sort((a, b) => distance(a, at) - distance(b, at))[0];
  return { place: near ?? onPlan(at), isSnapped: near !== undefined };
}

/** All steps are added here. Steps with the same topic are merged. */
const put = (survey: Survey, change: Partial<Sheet>, topic?: string): Survey => ({
  ...survey,
  history: addStep(survey.history, { ...sheetOf(survey), ...change }, topic),
});

/** A press of the mouse, a finger or Enter: adds the next point, or picks up a point. */
export function press(survey: Survey, at: Point, aim: Aim): Survey {
  const { draft } = sheetOf(survey);
  if (draft.length > 0) return addPoint(survey, at, aim);
  const grabbed = grab(survey, at, aim.reach);
  if (grabbed) return grabbed;
  if (sheetOf(survey).measures.length >= MAX.measures) {
    return say(survey, `The plan is full: ${MAX.measures} lines.`);
  }
  const { place, isSnapped } = aimAt({ ...survey, selected: null }, at, aim);
  const next = put({ ...survey, selected: null, cross: place, isSnapped }, { draft: [place] });
  return { ...next, held: 'new', says: 'Now the second point.' };
}

/** Picks up the nearest point of a line, or selects the line. */
function grab(survey: Survey, at: Point, reach: number): Survey | undefined {
  const { measures } = sheetOf(survey);
  const near = measures
    .flatMap(({ id, points }) =>
      points.map((point, index) => ({ id, index, point, away: distance(point, at) })),
    )
    .filter(({ away }) => away <= reach)
    // Of two points at one position, prefers the point of the selected line.
    .sort(
      (a, b) =>
        a.away - b.away || Number(b.id === survey.selected) - Number(a.id === survey.selected),
    )[0];
  if (near) {
    const by = { x: near.point.x - at.x, y: near.point.y - at.y };
    return { ...select(survey, near.id), held: { index: near.index, by } };
  }
  const under = measures.findLast(({ points }) => distanceToLine(at, points) <= reach * 0.7);
  return under && select(survey, under.id);
}

function addPoint(survey: Survey, at: Point, aim: Aim): Survey {
  const { draft } = sheetOf(survey);
  const { place, isSnapped } = aimAt(survey, at, aim);
  const here = { ...survey, cross: place, isSnapped };
  const last = draft.at(-1);
  if (last && distance(last, place) < 1) return draft.length > 1 ? finish(here) : here;
  const points = [...draft, place];
  if (survey.tool === 'line') return complete(here, points);
  if (points.length >= MAX.points) return complete(here, points);
  const length = inUnit(metersOf(survey, points), survey.unit);
  return say(
    put(here, { draft: points }),
    `${points.length} points, ${length}. Press the last one again to finish.`,
  );
}

function complete(survey: Survey, points: readonly Point[]): Survey {
  const { measures } = sheetOf(survey);
  // From all steps, including the undone ones: a reused id would belong to another line.
  const ids = survey.history.steps.flatMap((step) => step.measures.map(({ id }) => id));
  const measure = { id: 1 + Math.max(0, ...ids), points };
  const next = put(survey, { draft: [], measures: [...measures, measure] });
  return {
    ...next,
    held: null,
    selected: measure.id,
    says: `${nameOf(measure)}: ${factsOf(next, measure)}.`,
  };
}

/** Ends a path with the points that it has. */
export function finish(survey: Survey): Survey {
  const { draft } = sheetOf(survey);
  return draft.length < 2 ? say(survey, 'A line needs two points.') : complete(survey, draft);
}

/** The pointer moves, or an arrow key does: a point that is picked up moves with it. All moves until `release` are one step. */
export function move(survey: Survey, to: Point, aim: Aim): Survey {
  const { held } = survey;
  const by = held && held !== 'new' ? held.by : { x: 0, y: 0 };
  const { place, isSnapped } = aimAt(survey, { x: to.x + by.x, y: to.y + by.y }, aim);
  const here = { ...survey, cross: place, isSnapped };
  const selected = selectedOf(survey);
  if (!held || held === 'new' || !selected) return here;
  const points = selected.points.map((point, i) => (i === held.index ? place : point));
  const moved = { ...selected, points };
  const measures = sheetOf(survey).measures.map((one) => (one === selected ? moved : one));
  const next = put(here, { measures }, 'move');
  return say(next, `${nameOf(moved)}: ${factsOf(next, moved)}.`);
}

/** The end of a press. After a drag from the first point, the second one is here. */
export function release(survey: Survey, aim: Aim): Survey {
  const next: Survey = { ...survey, held: null, history: endTopic(survey.history) };
  const [from] = sheetOf(survey).draft;
  if (survey.held !== 'new' || !from || !survey.cross) return next;
  return distance(from, survey.cross) > 2 * aim.reach
    ? addPoint(next, survey.cross, { ...aim, isFree: true, isStraight: false })
    : next;
}

export const leave = (survey: Survey): Survey =>
  survey.held ? survey : { ...survey, cross: null, isSnapped: false };

/** The keyboard does not snap: a point could never leave a position to which it snaps. */
const BY_KEYS: Aim = { reach: 10, isFree: true };

export function nudge(survey: Survey, by: Point): Survey {
  const { held } = survey;
  const point = held && held !== 'new' ? selectedOf(survey)?.points[held.index] : undefined;
  const from = point ?? survey.cross ?? sheetOf(survey).draft.at(-1) ?? STONES[0] ?? by;
  const still: Survey =
    point && held && held !== 'new' ? { ...survey, held: { ...held, by: { x: 0, y: 0 } } } : survey;
  const next = move(still, { x: from.x + by.x, y: from.y + by.y }, BY_KEYS);
  if (point) return next;
  const [before, { metersPerUnit }] = [sheetOf(survey).draft.at(-1), sheetOf(survey)];
  if (!before || !next.cross) return say(next, `Crosshair ${wordsOf(next)}.`);
  return say(next, `${inUnit(distance(before, next.cross) * metersPerUnit, survey.unit)} so far.`);
}

/** Describes the position of the crosshair. */
function wordsOf({ cross, unit, history }: Survey) {
  const { metersPerUnit } = currentStep(history);
  const [x, y] = [cross?.x ?? 0, cross?.y ?? 0].map((one) => inUnit(one * metersPerUnit, unit));
  return `${x} from the left, ${y} from the top`;
}

/** Enter: a point of a line, or picks a point up and puts it down again. */
export function pressKey(survey: Survey): Survey {
  if (survey.held) return release(survey, BY_KEYS);
  const pressed = press(survey, survey.cross ?? STONES[0] ?? { x: 0, y: 0 }, BY_KEYS);
  return pressed.held === 'new' ? { ...pressed, held: null } : pressed;
}

/** Page Down and Page Up: the crosshair goes to the next point of all lines. */
export function step(survey: Survey, by: 1 | -1): Survey {
  const all = sheetOf(survey).measures.flatMap(({ id, points }) =>
    points.map((point, index) => ({ id, point, index })),
  );
  const at = all.findIndex(
    ({ id, point }) =>
      id === survey.selected && point.x === survey.cross?.x && point.y === survey.cross.y,
  );
  const next = all[(at === -1 && by === -1 ? all.length - 1 : at + by + all.length) % all.length];
  if (!next) return say(survey, 'There is no line yet.');
  const chosen = select({ ...survey, held: null, cross: next.point, isSnapped: false }, next.id);
  return say(chosen, `Point ${next.index + 1} of ${chosen.says}`);
}

/** Backspace: removes the last point of the open line, or else the selected line. */
export function dropPoint(survey: Survey): Survey {
  const { draft } = sheetOf(survey);
  if (draft.length === 0) return erase(survey);
  return say(
    put({ ...survey, held: null }, { draft: draft.slice(0, -1) }),
    'The last point is removed.',
  );
}

/** Escape: discards the open line, or else the selection. */
export function cancel(survey: Survey): Survey {
  const next = { ...survey, held: null, history: endTopic(survey.history) };
  if (sheetOf(survey).draft.length === 0) return select(next, null);
  return say(put(next, { draft: [] }), 'The open line is discarded.');
}

export function erase(survey: Survey): Survey {
  const selected = selectedOf(survey);
  if (!selected) return say(survey, 'Select a line first.');
  const measures = sheetOf(survey).measures.filter((one) => one !== selected);
  return {
    ...put({ ...survey, held: null }, { measures }),
    selected: null,
    says: `${nameOf(selected)} is removed.`,
  };
}

export function select(survey: Survey, id: number | null): Survey {
  const found = sheetOf(survey).measures.find((one) => one.id === id);
  if (!found) return { ...survey, selected: null, says: 'Nothing is selected.' };
  return { ...survey, selected: found.id, says: `${nameOf(found)}: ${factsOf(survey, found)}.` };
}

export function setTool(survey: Survey, tool: Tool): Survey {
  const says =
    tool === 'line'
      ? 'Click two points, or drag from one to the other.'
      : 'Click as many points as you like; press the last one again to finish.';
  const next = { ...survey, tool, held: null, says };
  if (tool === survey.tool || sheetOf(survey).draft.length === 0) return next;
  // An open line belongs to the tool that began it.
  return put({ ...next, says: `The open line is discarded. ${says}` }, { draft: [] });
}

export function setUnit(survey: Survey, unit: Unit): Survey {
  const next = { ...survey, unit };
  return selectedOf(next)
    ? select(next, next.selected)
    : say(next, `Lengths are in ${UNITS[unit].name}.`);
}

/** The longest real length that a line can be given, in meters. */
export const LONGEST = 10_000;

/** Sets the scale of the plan by the real length of the selected line. All other lengths follow. */
export function calibrate(survey: Survey, value: number): Survey {
  const selected = selectedOf(survey);
  if (!selected) return say(survey, 'Select a line whose length you know.');
  const meters = value * UNITS[survey.unit].meters;
  const length = lengthOf(selected.points);
  if (!(meters > 0 && meters <= LONGEST) || length < 1) {
    return say(survey, `Enter a length from 0 to ${inUnit(LONGEST, survey.unit)}.`);
  }
  const next = put(survey, { metersPerUnit: meters / length }, 'scale');
  const wide = inUnit(PLAN.width * sheetOf(next).metersPerUnit, survey.unit);
  return say(
    next,
    `${nameOf(selected)} is ${inUnit(meters, survey.unit)}, so the plan is ${wide} wide.`,
  );
}

/** The end of typing: the next number is a separate step. */
export const endCalibration = (survey: Survey): Survey => ({
  ...survey,
  history: endTopic(survey.history),
});

export const undoLast = (survey: Survey) => travel(survey, undo(survey.history), 'Undone.');
export const redoNext = (survey: Survey) => travel(survey, redo(survey.history), 'Redone.');

function travel(survey: Survey, history: History<Sheet>, word: string): Survey {
  if (history === survey.history) return survey;
  const { measures } = currentStep(history);
  const selected = measures.some(({ id }) => id === survey.selected) ? survey.selected : null;
  const says = `${word} ${measures.length} ${measures.length === 1 ? 'line' : 'lines'}.`;
  return { ...survey, history, selected, held: null, says };
}

/** Replaces all lines and the scale by those of a file, as one step. A wrong file changes nothing. */
export function open(survey: Survey, text: string): Survey {
  const read = readSheet(text);
  if ('problem' in read) return say(survey, `This file cannot be used: ${read.problem}.`);
  const next = put({ ...survey, held: null }, read);
  return { ...next, selected: null, says: `${read.measures.length} lines are opened.` };
}
