import { distance } from '../../../common/konva/distance';

export interface Point {
  x: number;
  y: number;
}

/** The pen draws; the others erase: the ink only, whole strokes, or ink and image. */
export type Tool = 'pen' | 'ink' | 'stroke' | 'all';

/** A stroke of the pen or of an eraser. The stroke eraser adds no mark: it removes marks from the list. */
export interface Mark {
  kind: Exclude<Tool, 'stroke'>;
  /** Its name in messages. */
  name: string;
  color: string;
  width: number;
  /** x and y alternating. */
  points: number[];
}

/** The settings of a new mark. */
export interface Settings {
  tool: Tool;
  color: string;
  width: number;
}

/** Points closer than this only make the data larger. */
const CLOSEST = 2;
/** Distance between the tested points along a stroke. */
const SAMPLE = 3;
/** The tested lanes of a stroke, as shares of its width: an eraser thinner than the stroke leaves some lanes. */
const LANES = [-1 / 3, 0, 1 / 3];
/** Each lane stands for this share of the width on both sides. */
const LANE = 1 / 6;

/** The marks while the tool is down, and where it is. */
export interface Draft {
  settings: Settings;
  marks: Mark[];
  at: Point;
}

/** Puts the tool down: adds a mark, or removes the strokes under the eraser. */
export function press(marks: Mark[], settings: Settings, at: Point): Draft {
  const { tool, color, width } = settings;
  if (tool === 'stroke') {
    return { settings, marks: withoutStrokes(marks, at, at, width / 2), at };
  }
  // A line without length draws nothing; a tenth of a unit makes a tap leave a dot.
  const points = [at.x, at.y, at.x + 0.1, at.y];
  const name = tool === 'pen' ? `stroke ${marks.filter(isInk).length + 1}` : '';
  return { settings, marks: [...marks, { kind: tool, name, color, width, points }], at };
}

/** Moves the tool through points. The last mark grows, or the strokes along the path are removed. */
export const move = (draft: Draft, way: Point[]): Draft => way.reduce(moveTo, draft);

function moveTo({ settings, marks, at }: Draft, to: Point): Draft {
  if (settings.tool === 'stroke') {
    return { settings, marks: withoutStrokes(marks, at, to, settings.width / 2), at: to };
  }
  const last = marks.at(-1);
  if (!last || Math.hypot(to.x - at.x, to.y - at.y) < CLOSEST) return { settings, marks, at };
  const grown = { ...last, points: [...last.points, to.x, to.y] };
  return { settings, marks: [...marks.slice(0, -1), grown], at: to };
}

/** Lifts the tool: the marks to keep, and a sentence about what it did. An eraser that met no ink is not kept. */
export function lift(before: Mark[], { settings, marks }: Draft): { marks: Mark[]; says: string } {
  const last = marks.at(-1);
  switch (settings.tool) {
    case 'pen':
      return { marks, says: `Drew ${last?.name ?? ''}. ${leftOf(marks)}` };
    case 'all':
      return { marks, says: `Picture and ink erased. ${leftOf(marks)}` };
    case 'ink':
      if (!last || !touchesInk(before, last)) return { marks: before, says: 'No ink there.' };
      return { marks, says: `Ink erased. ${leftOf(marks)}` };
    case 'stroke': {
      const gone = before.filter((mark) => !marks.includes(mark)).map(({ name }) => name);
      if (gone.length === 0) return { marks: before, says: 'No stroke there.' };
      return { marks, says: `Removed ${gone.join(', ')}. ${leftOf(marks)}` };
    }
  }
}

/** Removes all ink and leaves the image as it is, including its holes. */
export const clearInk = (marks: Mark[]): Mark[] => marks.filter(({ kind }) => kind === 'all');

/** The number of visible strokes, in words. */
export function leftOf(marks: Mark[]): string {
  const count = visibleStrokes(marks).length;
  if (count === 0) return 'No ink is left.';
  return count === 1 ? 'One stroke is left.' : `${count} strokes are left.`;
}

/** The strokes of which at least a part has not been erased. */
export const visibleStrokes = (marks: Mark[]): Mark[] =>
  marks.filter(
    (mark, i) => isInk(mark) && samples(mark).some((point) => !isErased(marks, i, point)),
  );

/** Describes what is under a tool of this width: the topmost stroke that can be seen there, or the image. */
export function underTool(marks: Mark[], at: Point, width: number): string {
  const stroke = marks.findLast((mark, i) => isInk(mark) && isUnder(marks, i, at, at, width / 2));
  return `Over ${stroke?.name ?? 'the picture'}.`;
}

const isInk = ({ kind }: Mark) => kind === 'pen';

function withoutStrokes(marks: Mark[], from: Point, to: Point, reach: number): Mark[] {
  const left = marks.filter((mark, i) => !isInk(mark) || !isUnder(marks, i, from, to, reach));
  return left.length === marks.length ? marks : left;
}

/**
 * Whether the path from one point to another crosses a visible part of a stroke. The path is a line, so a quick move does not skip a thin
 * stroke.
 */
function isUnder(marks: Mark[], index: number, from: Point, to: Point, reach: number): boolean {
  const mark = marks[index];
  if (!mark) return false;
  return samples(mark).some(
    (point) =>
      distance(point, from, to) <= reach + LANE * mark.width && !isErased(marks, index, point),
  );
}

/** Whether an eraser after the mark has covered a point of the mark. */
const isErased = (marks: Mark[], index: number, point: Point): boolean =>
  marks.slice(index + 1).some((mark) => !isInk(mark) && covers(mark, point, 0));

function touchesInk(marks: Mark[], eraser: Mark): boolean {
  return marks.some(
    (mark, i) =>
      isInk(mark) &&
      samples(mark).some(
        (point) => covers(eraser, point, LANE * mark.width) && !isErased(marks, i, point),
      ),
  );
}

/** Whether a mark covers a point with its width and a margin. */
function covers({ points, width }: Mark, point: Point, margin: number): boolean {
  const reach = width / 2 + margin;
  return segments(points).some(([from, to]) => distance(point, from, to) <= reach);
}

/** Points of a stroke, along its path and across its width. */
function samples({ points, width }: Mark): Point[] {
  return segments(points).flatMap(([from, to]) => {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y) || 1;
    const count = Math.max(1, Math.ceil(length / SAMPLE));
    return LANES.flatMap((lane) => {
      const [left, top] = [
        from.x - (lane * width * y) / length,
        from.y + (lane * width * x) / length,
      ];
      return Array.from({ length: count + 1 }, (_, i) => ({
        x: left + (x * i) / count,
        y: top + (y * i) / count,
      }));
    });
  });
}

function segments(points: number[]): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x = 0, y = 0, toX = 0, toY = 0] = points.slice(i, i + 4);
    found.push([
      { x, y },
      { x: toX, y: toY },
    ]);
  }
  return found;
}
