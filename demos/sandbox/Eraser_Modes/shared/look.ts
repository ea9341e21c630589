import type Konva from 'konva';
import type { Mark, Point, Settings, Tool } from './marks';
import { HEIGHT } from './portrait';

interface Size {
  width: number;
  height: number;
}

export const TOOLS: { tool: Tool; label: string }[] = [
  { tool: 'pen', label: 'Pen' },
  { tool: 'ink', label: 'Erase ink' },
  { tool: 'stroke', label: 'Erase strokes' },
  { tool: 'all', label: 'Erase all' },
];

export const LABEL =
  'Portrait of a cat, with ink on it. Arrow keys move the tool, Space puts it down and lifts it, Escape gives up.';

/** Position and scale of image and ink: the image is as high as the stage, and its middle stays in the middle. */
export function placePicture({ width, height }: Size) {
  const scale = Math.max(height / HEIGHT, 0.01);
  return { x: width / 2, scaleX: scale, scaleY: scale };
}

/** The part of the image that the stage shows. */
export function shownPart({ width, height }: Size) {
  const half = width / 2 / placePicture({ width, height }).scaleX;
  return { left: -half, right: half, top: 0, bottom: HEIGHT };
}

/** A mark is a line. An eraser makes the pixels below it transparent, on its own layer only. */
export function markConfig({ kind, points, color, width }: Mark) {
  return {
    name: kind,
    points,
    stroke: color,
    strokeWidth: width,
    lineCap: 'round',
    lineJoin: 'round',
    tension: 0.35,
    globalCompositeOperation: kind === 'pen' ? 'source-over' : 'destination-out',
  } satisfies Konva.LineConfig;
}

/** The tip of the tool: two circles, so that one of them shows on any color. */
export function tipParts(tip: Point & { visible: boolean }, { tool, color, width }: Settings) {
  const common = { ...tip, radius: width / 2, strokeScaleEnabled: false };
  return {
    dark: {
      ...common,
      name: 'tip',
      fill: tool === 'pen' ? color : 'rgba(255, 255, 255, 0.35)',
      stroke: '#17142b',
      strokeWidth: 4,
    },
    light: { ...common, stroke: '#ffffff', strokeWidth: 1.5, dash: tool === 'pen' ? [] : [5, 4] },
  } satisfies Record<string, Konva.CircleConfig>;
}

/** The bare linen under the paint. */
export function paintLinen(context: Konva.Context, shape: Konva.Shape) {
  const { width, height } = shape.size();
  context.fillStyle = '#e8dcc0';
  context.fillRect(0, 0, width, height);
  for (const [space, color] of [
    [4, 'rgba(139, 112, 66, 0.22)'],
    [9, 'rgba(255, 255, 255, 0.4)'],
  ] as const) {
    context.fillStyle = color;
    for (let x = 0; x < width; x += space) context.fillRect(x, 0, 1, height);
    for (let y = 0; y < height; y += space) context.fillRect(0, y, width, 1);
  }
}

/** The gilded frame: outlines inside the edge of the stage, from the outer to the inner one. */
export const frameParts = ({ width, height }: Size) =>
  (
    [
      [8, 16, '#c8952f'],
      [1, 2, '#6b4715'],
      [5, 3, '#f6dc8e'],
      [11, 3, '#8a5f1d'],
      [15, 3, '#3b2409'],
    ] as const
  ).map(
    ([inset, strokeWidth, stroke]) =>
      ({
        x: inset,
        y: inset,
        width: Math.max(0, width - 2 * inset),
        height: Math.max(0, height - 2 * inset),
        stroke,
        strokeWidth,
      }) satisfies Konva.RectConfig,
  );
