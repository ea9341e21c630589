import type Konva from 'konva';
import { flat, type Point } from '../../../common/konva/polygon';
import { PLAN } from './garden';
import { cornerAngle, directionOf, distance, insideOf, partsOf } from './geometry';
import type { Measure } from './sheet';
import { metersOf, selectedOf, sheetOf, type Aim, type Survey } from './survey';
import { inUnit } from './units';

const RED = '#c1272d';
const DEEP = '#7c1418';
const PAPER = '#fbf6e9';

/** The plan is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / PLAN.width;
  return { width, height: PLAN.height * scale, scaleX: scale, scaleY: scale };
}

/** How a pointer aims: fingers snap from farther away, Alt does not snap, and Shift keeps to multiples of 15 degrees. */
export const aimOf = (event: PointerEvent, scale: number): Aim => ({
  reach: (event.pointerType === 'touch' ? 20 : 9) / scale,
  isFree: event.altKey,
  isStraight: event.shiftKey,
});

export const gardenConfig = {
  name: 'garden',
  width: PLAN.width,
  height: PLAN.height,
};

/** A measured line with a short stroke at each point. Its widths are pixels of the screen. */
export const measureConfig = ({ id, points }: Measure, isSelected: boolean, scale: number) =>
  ({
    id: `measure-${id}`,
    name: 'measure',
    points: flat(points),
    stroke: isSelected ? DEEP : RED,
    strokeWidth: (isSelected ? 2.5 : 1.75) / scale,
    tick: 7 / scale,
    dash: [],
    sceneFunc: drawMeasure,
  }) satisfies Konva.ShapeConfig;

/** The open line, to the crosshair. */
export function draftConfig(survey: Survey, scale: number) {
  const { draft } = sheetOf(survey);
  const points = draft.length > 0 && survey.cross ? [...draft, survey.cross] : draft;
  return {
    name: 'draft',
    points: flat(points),
    stroke: RED,
    strokeWidth: 2 / scale,
    tick: 7 / scale,
    dash: [6 / scale, 5 / scale],
    sceneFunc: drawMeasure,
  } satisfies Konva.ShapeConfig;
}

/** A light band, so that the line is visible on moss and on water; the line; and a tick at 45 degrees at each point. */
function drawMeasure(context: Konva.Context, shape: Konva.Shape) {
  const numbers: unknown = shape.getAttr('points');
  if (!Array.isArray(numbers)) return;
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    points.push({ x: Number(numbers[i]), y: Number(numbers[i + 1]) });
  }
  const [tick, width] = [Number(shape.getAttr('tick')), shape.strokeWidth()];
  const pen = context._context;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const trace = () => {
    pen.beginPath();
    for (const { x, y } of points) pen.lineTo(x, y);
    pen.stroke();
  };
  pen.strokeStyle = 'rgba(255, 250, 236, 0.8)';
  pen.lineWidth = width * 3;
  trace();
  pen.strokeStyle = String(shape.stroke());
  pen.lineWidth = width;
  pen.setLineDash(shape.dash());
  trace();
  pen.setLineDash([]);
  pen.lineWidth = width * 1.4;
  for (const { x, y } of points) {
    pen.beginPath();
    pen.moveTo(x - tick * 0.7, y + tick * 0.7);
    pen.lineTo(x + tick * 0.7, y - tick * 0.7);
    pen.stroke();
  }
}

interface Words extends Point {
  text: string;
  rotation: number;
  /** From the position to the middle of the words, across their direction, in heights of the text. */
  above: number;
}

/** The labels of a line: a length along each part, and an angle at each corner between two parts. `size` is the font size. */
function wordsOf(survey: Survey, points: readonly Point[], size: number): Words[] {
  const lengths = partsOf(points)
    // On a short part the words would cover both of its ends.
    .filter(([a, b]) => distance(a, b) > 2.6 * size)
    .map(([a, b]) => {
      const turn = -directionOf(a, b);
      // Never upside down.
      const rotation = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
      const text = inUnit(metersOf(survey, [a, b]), survey.unit);
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, text, rotation, above: 0.95 };
    });
  const angles = points.slice(1, -1).map((corner, i) => {
    const [before, after] = [points[i] ?? corner, points[i + 2] ?? corner];
    const angle = cornerAngle(before, corner, after);
    const inside = insideOf(before, corner, after);
    // In a narrow corner there is room only farther away from it.
    const away = size * Math.min(3, 1.25 / Math.sin((Math.max(angle, 20) * Math.PI) / 360));
    const [x, y] = [corner.x + away * inside.x, corner.y + away * inside.y];
    return { x, y, text: `${Math.round(angle)}°`, rotation: 0, above: 0 };
  });
  return [...lengths, ...angles];
}

/** All words on the plan, readable at every size of the window. */
export function wordConfigs(survey: Survey, scale: number) {
  const { measures, draft } = sheetOf(survey);
  const open = draft.length > 0 && survey.cross ? [...draft, survey.cross] : [];
  const size = Math.min(15, Math.max(11, 19 * scale)) / scale;
  return [...measures.map(({ points }) => points), open].flatMap((points) =>
    wordsOf(survey, points, size).map(
      ({ x, y, text, rotation, above }) =>
        ({
          name: 'words',
          x,
          y,
          text,
          rotation,
          width: 10 * size,
          height: size * 1.2,
          offsetX: 5 * size,
          offsetY: size * (0.6 + above),
          align: 'center',
          verticalAlign: 'middle',
          fontFamily: 'system-ui, sans-serif',
          fontStyle: '600',
          fontSize: size,
          fill: DEEP,
          stroke: PAPER,
          strokeWidth: size / 3.2,
          lineJoin: 'round',
          fillAfterStrokeEnabled: true,
        }) satisfies Konva.TextConfig,
    ),
  );
}

/** The points of the selected line. */
export const handleConfigs = (survey: Survey, scale: number) =>
  (selectedOf(survey)?.points ?? []).map(
    ({ x, y }) =>
      ({
        name: 'handle',
        x,
        y,
        radius: 6.5 / scale,
        fill: PAPER,
        stroke: DEEP,
        strokeWidth: 2 / scale,
      }) satisfies Konva.CircleConfig,
  );

/** A ring where the next point would be, and a filled one where it has snapped. */
export const crossConfig = ({ cross, isSnapped }: Survey, scale: number) =>
  ({
    name: 'cross',
    x: cross?.x ?? 0,
    y: cross?.y ?? 0,
    visible: cross !== null,
    reach: (isSnapped ? 9 : 14) / scale,
    isSnapped,
    stroke: DEEP,
    strokeWidth: 1.5 / scale,
    sceneFunc: drawCross,
  }) satisfies Konva.ShapeConfig;

function drawCross(context: Konva.Context, shape: Konva.Shape) {
  const reach = Number(shape.getAttr('reach'));
  context.beginPath();
  if (shape.getAttr('isSnapped') === true) context.rect(-reach / 2, -reach / 2, reach, reach);
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    context.moveTo(x * reach * 0.5, y * reach * 0.5);
    context.lineTo(x * reach, y * reach);
  }
  context.strokeShape(shape);
}

/** The bar of a round length that the plan shows: at most so many units of the plan long. */
export function scaleBar(survey: Survey): { length: number; words: string } {
  const { metersPerUnit } = sheetOf(survey);
  const most = 170 * metersPerUnit;
  const power = 10 ** Math.floor(Math.log10(most));
  const meters = ([5, 2, 1].find((one) => one * power <= most) ?? 1) * power;
  return { length: meters / metersPerUnit, words: inUnit(meters, survey.unit) };
}

/** The scale bar, in the corner of the plan. */
export function barConfig(survey: Survey) {
  const { length, words } = scaleBar(survey);
  return {
    name: 'scale-bar',
    x: 34,
    y: 462,
    barLength: length,
    words,
    sceneFunc: drawBar,
  } satisfies Konva.ShapeConfig;
}

function drawBar({ _context: pen }: Konva.Context, shape: Konva.Shape) {
  const length = Number(shape.getAttr('barLength'));
  pen.fillStyle = 'rgba(251, 246, 233, 0.86)';
  pen.beginPath();
  pen.roundRect(-12, -24, length + 24, 44, 6);
  pen.fill();
  for (let i = 0; i < 4; i += 1) {
    pen.fillStyle = i % 2 === 0 ? '#3a3128' : '#fffdf6';
    pen.fillRect((i * length) / 4, 2, length / 4, 6);
  }
  pen.strokeStyle = '#3a3128';
  pen.lineWidth = 1.2;
  pen.strokeRect(0, 2, length, 6);
  pen.fillStyle = '#3a3128';
  pen.font = '600 14px system-ui, sans-serif';
  pen.fillText(String(shape.getAttr('words')), 0, -6);
}
