import type Konva from 'konva';
import { flat, labelPlaceOf, type Point } from '../../../common/konva/polygon';
import { sheetOf, type Annotator } from './annotator';
import { classOf, nameOf, type Annotation } from './sheet';
import { PICTURE } from './things';

const INK = '#0d2229';

/** How near a press must be to a point, in pixels of the screen: with a mouse, or with a finger. */
export const REACH = 11;
export const FINGER_REACH = 22;

/** The image is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / PICTURE.width;
  return { width, height: PICTURE.height * scale, scaleX: scale, scaleY: scale };
}

export const poolConfig = {
  name: 'pool',
  width: PICTURE.width,
  height: PICTURE.height,
};

/** A closed outline in the color of its class. Strokes keep their width on the screen. */
export function outlineConfig(annotation: Annotation, isSelected: boolean) {
  const { color } = classOf(annotation.kind);
  return {
    id: `outline-${annotation.id}`,
    name: 'outline',
    points: flat(annotation.corners),
    closed: true,
    fill: `${color}${isSelected ? '4d' : '2e'}`,
    stroke: color,
    strokeWidth: isSelected ? 3.5 : 2.25,
    strokeScaleEnabled: false,
    lineJoin: 'round',
    shadowColor: INK,
    shadowBlur: 4,
    shadowOpacity: 0.7,
    shadowForStrokeEnabled: true,
  } satisfies Konva.LineConfig;
}

export function tagConfig(annotation: Annotation, scale: number) {
  const size = Math.min(15, Math.max(10.5, 22 * scale)) / scale;
  return {
    ...labelPlaceOf(annotation.corners),
    name: 'tag',
    text: nameOf(annotation),
    width: 12 * size,
    height: 1.2 * size,
    offsetX: 6 * size,
    offsetY: 0.6 * size,
    align: 'center',
    verticalAlign: 'middle',
    fontFamily: 'system-ui, sans-serif',
    fontStyle: '600',
    fontSize: size,
    fill: '#ffffff',
    stroke: INK,
    strokeWidth: size / 4,
    lineJoin: 'round',
    fillAfterStrokeEnabled: true,
  } satisfies Konva.TextConfig;
}

/** The mask over the image; without a canvas it is hidden. */
export const maskConfig = (image: HTMLCanvasElement | undefined) => ({
  name: 'mask',
  image,
  width: PICTURE.width,
  height: PICTURE.height,
  visible: image !== undefined,
});

/** The open outline: its placed points, and a dashed line to the crosshair and back. */
export function draftConfigs(annotator: Annotator) {
  const { draft } = sheetOf(annotator);
  const { color } = classOf(annotator.kind);
  const last = draft.at(-1);
  const isHovering = annotator.tool === 'draw' && annotator.cross !== null && !annotator.held;
  const way =
    last && annotator.cross && isHovering ? [last, annotator.cross, ...draft.slice(0, 1)] : [];
  const line = {
    stroke: color,
    strokeScaleEnabled: false,
    lineJoin: 'round',
    lineCap: 'round',
  } as const;
  return [
    {
      ...line,
      name: 'draft-shade',
      points: flat([...draft, ...way.slice(1, 2)]),
      strokeWidth: 5,
      stroke: '#0d222999',
      dash: [],
    },
    { ...line, name: 'draft', points: flat(draft), strokeWidth: 2.5, dash: [] },
    { ...line, name: 'way', points: flat(way), strokeWidth: 1.75, dash: [5, 6] },
  ] satisfies Konva.LineConfig[];
}

/** The points that can be grabbed: of the draft, or while editing of the selected outline. The first one of a draft is larger. */
export function pointConfigs(
  annotator: Annotator,
  selected: Annotation | undefined,
  scale: number,
) {
  const { draft } = sheetOf(annotator);
  const isEdit = annotator.tool === 'edit' && selected !== undefined;
  const kind = isEdit ? selected.kind : annotator.kind;
  const shown: readonly Point[] = isEdit ? selected.corners : draft;
  return shown.map(
    ({ x, y }, i) =>
      ({
        name: 'point',
        x,
        y,
        radius: (!isEdit && i === 0 ? 7.5 : annotator.held?.index === i ? 7 : 5) / scale,
        fill: !isEdit && i === 0 ? classOf(kind).color : '#ffffff',
        stroke: INK,
        strokeWidth: 1.75 / scale,
      }) satisfies Konva.CircleConfig,
  );
}

/** Two lines through the position of the next point. */
export function crossConfig({ cross, tool, kind }: Annotator, scale: number) {
  return {
    name: 'cross',
    x: cross?.x ?? 0,
    y: cross?.y ?? 0,
    visible: cross !== null,
    radius: 15 / scale,
    stroke: tool === 'draw' ? classOf(kind).color : '#ffffff',
    strokeWidth: 1.5 / scale,
    sceneFunc: drawCross,
  } satisfies Konva.ShapeConfig;
}

function drawCross(context: Konva.Context, shape: Konva.Shape) {
  const reach = Number(shape.getAttr('radius'));
  context.beginPath();
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    context.moveTo((x * reach) / 3, (y * reach) / 3);
    context.lineTo(x * reach, y * reach);
  }
  context.strokeShape(shape);
}
