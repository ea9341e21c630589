import type Konva from 'konva';
import { toScreen, type Camera, type Size } from './camera';
import type { Part } from './drawings';
import { axes, formatLength, levels, linesOf, marksOf, type Axis } from './grid';
import type { Shown } from './things';

export type Pattern = 'lines' | 'dots' | 'crosses';
export const PATTERNS: { value: Pattern; name: string }[] = [
  { value: 'lines', name: 'Lines' },
  { value: 'dots', name: 'Dots' },
  { value: 'crosses', name: 'Crosses' },
];

const AIR = ['#2f6fc4', '#174a94'] as const;
const EARTH = '#0d2a5c';
const LINE = '#fbf0d2';
const WORDS = '#d9e2f5';
const FONT = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** How strong the strongest lines are. */
const STRONGEST = { lines: 0.5, dots: 0.95, crosses: 0.85 };

/**
 * Draws the paper, the grid and its labels in pixels of the stage, as the `sceneFunc` of one shape. All coordinates that reach the
 * canvas are within the stage, so they are exact at every zoom.
 */
export function drawGrid(context: Konva.Context, camera: Camera, size: Size, pattern: Pattern) {
  const { width, height } = size;
  if (width === 0) return;
  const ground = Math.min(height, Math.max(0, toScreen(camera, size, { x: 0, y: 0 }).y));
  const air = context.createLinearGradient(0, 0, 0, height);
  air.addColorStop(0, AIR[0]);
  air.addColorStop(1, AIR[1]);
  context.fillStyle = air;
  context.fillRect(0, 0, width, ground);
  context.fillStyle = EARTH;
  context.fillRect(0, ground, width, height - ground);

  const axis = axes(camera, size);
  context.fillStyle = LINE;
  // One device pixel. Lines on whole device pixels are sharp; others would be two gray ones.
  const pixel = 1 / context.canvas.getPixelRatio();
  const snap = (value: number) => Math.round(value / pixel) * pixel;
  const all = levels(camera.scale);
  all.forEach(({ power, weight }, i) => {
    const isCoarsest = i === all.length - 1;
    context.globalAlpha = STRONGEST[pattern] * weight;
    const thick = weight > 0.75 ? Math.max(pixel, 1) : pixel;
    if (pattern === 'lines') {
      const columns = linesOf(axis.x, power, isCoarsest);
      const rows = linesOf(axis.y, power, isCoarsest);
      for (const x of columns) context.fillRect(snap(x), 0, thick, height);
      for (const y of rows) context.fillRect(0, snap(y), width, thick);
    } else {
      // A dot is where two lines of this level or a coarser one cross.
      const arm = pattern === 'dots' ? 0 : Math.max(pixel, Math.round(5 * weight));
      const side = pattern === 'dots' ? 1 + 1.6 * weight : 1;
      for (const x of linesOf(axis.x, power, true)) {
        for (const y of linesOf(axis.y, power, true)) {
          if (arm === 0) context.fillRect(x - side / 2, y - side / 2, side, side);
          else {
            context.fillRect(snap(x) - arm, snap(y), 2 * arm + pixel, pixel);
            context.fillRect(snap(x), snap(y) - arm, pixel, 2 * arm + pixel);
          }
        }
      }
    }
  });
  context.globalAlpha = 1;
  if (ground > 0 && ground < height) context.fillRect(0, snap(ground) - 1, width, 2);
  writeLabels(context, axis, camera.scale, size);
}

/** Writes the coordinates along the upper and the left edge. */
function writeLabels(
  context: Konva.Context,
  axis: { x: Axis; y: Axis },
  scale: number,
  size: Size,
) {
  context.font = `11px ${FONT}`;
  context.fillStyle = WORDS;
  context.textBaseline = 'top';
  const across = marksOf(axis.x, scale);
  for (const { at, value } of across.marks) {
    context.fillRect(at - 0.5, 0, 1, 7);
    context.fillText(formatLength(value, across.step), at + 5, 5);
  }
  const up = marksOf(axis.y, scale);
  for (const { at, value } of up.marks) {
    // The corner belongs to the other axis.
    if (at < 34 || at > size.height - 4) continue;
    context.fillRect(0, at - 0.5, 7, 1);
    context.fillText(formatLength(value, up.step), 6, at - 15);
  }
}

/** The group of a thing: its position and its size. */
export function thingConfig({ thing, x, y, height, opacity }: Shown) {
  return {
    id: thing.id,
    name: 'thing',
    x,
    y,
    scaleX: height / 100,
    scaleY: height / 100,
    opacity,
    visible: opacity > 0,
  } satisfies Konva.GroupConfig;
}

export function partConfig({ data, fill, stroke, strokeWidth }: Part) {
  return {
    data,
    fill,
    stroke,
    strokeWidth: strokeWidth ?? 0,
    lineCap: 'round',
    lineJoin: 'round',
  } satisfies Konva.PathConfig;
}

/** The name below a thing. It is not in the group, so it has the same size at every zoom. */
export function labelConfig({ thing, x, y, labelOpacity }: Shown) {
  return {
    name: 'label',
    x: x - 70,
    y: y + 10,
    width: 140,
    align: 'center',
    text: `${thing.name}\n${formatLength(thing.height)}`,
    fontFamily: FONT,
    fontSize: 12,
    lineHeight: 1.35,
    fill: LINE,
    opacity: labelOpacity,
    visible: labelOpacity > 0,
  } satisfies Konva.TextConfig;
}
