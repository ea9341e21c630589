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

/** The picture, in units of its own. */
export const SCENE = { width: 720, height: 440 };

/** Points stay so far away from the edges that they can be grabbed. */
const MARGIN = 14;

/** A start, two control points and an end. */
export type Cubic = readonly [Point, Point, Point, Point];
/** A start, one control point and an end. */
export type Quadratic = readonly [Point, Point, Point];

/** The curves of the swan. They never change: each step has its own. */
export interface Curves {
  neck: Cubic;
  back: Quadratic;
}

export type CurveName = keyof Curves;

/** One of the points that can be moved. */
export interface Anchor {
  id: string;
  curve: CurveName;
  index: number;
  name: string;
  /** Control points are not on the curve: they pull it. */
  isControl: boolean;
}

/** In the order of the keyboard. */
export const ANCHORS: readonly Anchor[] = [
  { id: 'neck-0', curve: 'neck', index: 0, name: 'Neck, start', isControl: false },
  { id: 'neck-1', curve: 'neck', index: 1, name: 'Neck, first control point', isControl: true },
  { id: 'neck-2', curve: 'neck', index: 2, name: 'Neck, second control point', isControl: true },
  { id: 'neck-3', curve: 'neck', index: 3, name: 'Neck, end', isControl: false },
  { id: 'back-0', curve: 'back', index: 0, name: 'Back, start', isControl: false },
  { id: 'back-1', curve: 'back', index: 1, name: 'Back, control point', isControl: true },
  { id: 'back-2', curve: 'back', index: 2, name: 'Back, end', isControl: false },
];

export const OPENING: Curves = {
  neck: [
    { x: 306, y: 296 },
    { x: 168, y: 258 },
    { x: 318, y: 34 },
    { x: 226, y: 122 },
  ],
  back: [
    { x: 318, y: 262 },
    { x: 436, y: 138 },
    { x: 566, y: 256 },
  ],
};

/** All that the views show. Every function below returns a new editor. */
export interface Editor {
  history: History<Curves>;
  /** The point that arrow keys move. */
  selected: string | null;
  /** The point below the mouse. */
  hot: string | null;
  says: string;
}

export const newEditor = (): Editor => ({
  history: newHistory(OPENING),
  selected: null,
  hot: null,
  says: 'Drag a point. Those on dashed lines pull the curve toward them.',
});

export const curvesOf = ({ history }: Editor) => currentStep(history);
export const anchorOf = (id: string | null) => ANCHORS.find((anchor) => anchor.id === id);

/** Where a point is. */
export const placeOf = (curves: Curves, { curve, index }: Anchor): Point =>
  curves[curve][index] ?? { x: 0, y: 0 };

/** The nearest whole unit inside the picture. */
export const keepIn = ({ x, y }: Point): Point => ({
  x: Math.round(within(x, MARGIN, SCENE.width - MARGIN)),
  y: Math.round(within(y, MARGIN, SCENE.height - MARGIN)),
});

function withPoint(curves: Curves, { curve, index }: Anchor, to: Point): Curves {
  const at = (i: number, point: Point) => (i === index ? to : point);
  if (curve === 'back') {
    const [a, b, c] = curves.back;
    return { ...curves, back: [at(0, a), at(1, b), at(2, c)] };
  }
  const [a, b, c, d] = curves.neck;
  return { ...curves, neck: [at(0, a), at(1, b), at(2, c), at(3, d)] };
}

/** A drag: all its moves are one step, until `release`. */
export function moveTo(editor: Editor, id: string, to: Point): Editor {
  const anchor = anchorOf(id);
  if (!anchor) return editor;
  const place = keepIn(to);
  const now = placeOf(curvesOf(editor), anchor);
  const says = `${anchor.name}: ${place.x}, ${place.y}.`;
  if (now.x === place.x && now.y === place.y) return { ...editor, selected: id, says };
  const curves = withPoint(curvesOf(editor), anchor, place);
  return { ...editor, history: addStep(editor.history, curves, id), selected: id, says };
}

/** Ends a drag: the next one of the same point is a step of its own. */
export const release = (editor: Editor): Editor => ({
  ...editor,
  history: endTopic(editor.history),
});

export function select(editor: Editor, id: string | null): Editor {
  const anchor = anchorOf(id);
  if (!anchor) return { ...editor, selected: null, says: 'No point is selected.' };
  const { x, y } = placeOf(curvesOf(editor), anchor);
  return { ...release(editor), selected: id, says: `${anchor.name}: ${x}, ${y}.` };
}

/** The mouse enters a point, or leaves it. */
export const hover = (editor: Editor, hot: string | null): Editor =>
  editor.hot === hot ? editor : { ...editor, hot };

/** Selects the next point or the one before. */
export function step(editor: Editor, by: 1 | -1): Editor {
  const at = ANCHORS.findIndex(({ id }) => id === editor.selected);
  const next = at === -1 && by === -1 ? -1 : at + by;
  return select(editor, ANCHORS[(next + ANCHORS.length) % ANCHORS.length]?.id ?? null);
}

/** Arrow keys; a series of them is one step. */
export function nudge(editor: Editor, by: Point): Editor {
  const anchor = anchorOf(editor.selected);
  if (!anchor) return { ...editor, says: 'Choose a point first: Page Down.' };
  const { x, y } = placeOf(curvesOf(editor), anchor);
  return moveTo(editor, anchor.id, { x: x + by.x, y: y + by.y });
}

const isOpening = (curves: Curves) => pathData(curves) === pathData(OPENING);

/** Back to the first curves, as a step that can be undone. */
export function reset(editor: Editor): Editor {
  if (isOpening(curvesOf(editor)))
    return { ...editor, says: 'The swan has its first shape already.' };
  const history = addStep(editor.history, OPENING);
  return { ...editor, history, says: 'The swan has its first shape again.' };
}

export const undoLast = (editor: Editor) => travel(editor, undo(editor.history), 'Undone.');
export const redoNext = (editor: Editor) => travel(editor, redo(editor.history), 'Redone.');

const travel = (editor: Editor, history: History<Curves>, word: string): Editor =>
  history === editor.history ? editor : { ...editor, history, says: word };

const words = (...points: Point[]) => points.map(({ x, y }) => `${x} ${y}`).join(' ');

/** Both curves as SVG path data: `C` with two control points, `Q` with one. */
export function pathData({ neck, back }: Curves): string {
  const [start, first, second, end] = neck;
  const [from, control, to] = back;
  return `M${words(start)} C${words(first, second, end)} M${words(from)} Q${words(control, to)}`;
}

/** A point of a curve: `t` is 0 at its start and 1 at its end. Repeated mixing of neighbors, for any number of points (De Casteljau). */
export function pointAt(points: readonly Point[], t: number): Point {
  const [first = { x: 0, y: 0 }] = points;
  if (points.length < 2) return first;
  const mixed = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) };
  });
  return pointAt(mixed, t);
}

/** The direction of a curve at a point, as a vector of length 1. */
export function directionAt(points: readonly Point[], t: number): Point {
  // A little before and after: right at the end a control point may be in the same place.
  const [from, to] = [
    pointAt(points, Math.max(0, t - 0.01)),
    pointAt(points, Math.min(1, t + 0.01)),
  ];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length > 0 ? { x: (to.x - from.x) / length, y: (to.y - from.y) / length } : { x: 1, y: 0 };
}

/** The outline of a brush stroke along a curve, whose half width changes on the way. */
export function ribbon(
  points: readonly Point[],
  halfWidth: (t: number) => number,
  steps = 28,
): Point[] {
  const sides = [1, -1].map((side) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const [{ x, y }, way] = [pointAt(points, t), directionAt(points, t)];
      return { x: x - side * way.y * halfWidth(t), y: y + side * way.x * halfWidth(t) };
    }),
  );
  return [...(sides[0] ?? []), ...(sides[1] ?? []).reverse()];
}
