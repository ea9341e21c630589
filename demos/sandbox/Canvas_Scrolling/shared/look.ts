import Konva from 'konva';
import { CHAMBERS, type Chamber } from './colony';
import { paintChamber } from './paint-chamber';
import { paintGround } from './paint-soil';
import {
  cornerAt,
  isNative,
  keepCorner,
  ratioOf,
  SCENE,
  stageOf,
  thumbOf,
  type Axis,
  type Mode,
  type Point,
  type Size,
} from './scroll';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export const LABEL =
  'Cross section of an ant colony below a meadow, 3000 by 3000 pixels. Arrow keys, Page Up, Page Down, Home and End scroll.';

/** CSS of the element that holds the stage, inside the scrolled one. */
export function moverStyle(mode: Mode, corner: Point, view: Size): { transform?: string } {
  const { shift } = stageOf(mode, corner, view);
  return mode === 'moved' ? { transform: `translate(${shift.x}px, ${shift.y}px)` } : {};
}

/** Either the whole stage is dragged, or, because the bars must stay, one of its layers. */
export function placeOf(mode: Mode, corner: Point, view: Size) {
  const { width, height, origin } = stageOf(mode, corner, view);
  const still = { x: 0, y: 0 };
  const bound = (position: Point): Point => {
    const kept = keepCorner({ x: -position.x, y: -position.y }, view);
    return { x: -kept.x, y: -kept.y };
  };
  return {
    stage: {
      width,
      height,
      ...(mode === 'drag' ? origin : still),
      draggable: mode === 'drag',
      dragBoundFunc: bound,
    },
    layer: {
      name: 'scene',
      ...(mode === 'drag' ? still : origin),
      draggable: mode === 'bars',
      dragBoundFunc: bound,
    },
  } satisfies { stage: Partial<Konva.StageConfig>; layer: Konva.LayerConfig };
}

/** The corner of the view after a drag of the stage or of the layer. */
export const draggedCorner = (node: Konva.Node): Point => ({ x: -node.x(), y: -node.y() });

/** A touched shape keeps the browser from scrolling, unless `preventDefault` is false. */
export const groundConfig = (mode: Mode) =>
  ({
    name: 'ground',
    sceneFunc: paintGround,
    // A plain rectangle receives the pointer for the whole scene.
    hitFunc: (context, shape) => {
      context.beginPath();
      context.rect(0, 0, SCENE.width, SCENE.height);
      context.fillStrokeShape(shape);
    },
    fill: '#4a2f1d',
    preventDefault: !isNative(mode),
  }) satisfies Konva.ShapeConfig;

export const chamberConfig = (chamber: Chamber, chosen: string, mode: Mode) =>
  ({
    id: chamber.id,
    name: 'chamber',
    x: chamber.x,
    y: chamber.y,
    isChosen: chamber.id === chosen,
    fill: '#5d3820',
    sceneFunc: paintShape,
    hitFunc: paintHit,
    preventDefault: !isNative(mode),
  }) satisfies Konva.ShapeConfig;

const chamberOf = (shape: Konva.Shape) => CHAMBERS.find(({ id }) => id === shape.id());

function paintShape(context: Konva.Context, shape: Konva.Shape) {
  const chamber = chamberOf(shape);
  if (chamber) paintChamber(context, chamber, shape.getAttr('isChosen') === true);
}

function paintHit(context: Konva.Context, shape: Konva.Shape) {
  const chamber = chamberOf(shape);
  if (!chamber) return;
  context.beginPath();
  context.ellipse(0, 0, chamber.radiusX, chamber.radiusY, 0, 0, 2 * Math.PI);
  context.fillStrokeShape(shape);
}

const THICK = 12;
const EDGE = 6;

/** Length of a bar's track: the view's side without the corner where both bars would meet. */
const trackOf = (view: Size, axis: Axis) =>
  Math.max(0, (axis === 'x' ? view.width : view.height) - 2 * EDGE - THICK);
const seenOf = (view: Size, axis: Axis) => (axis === 'x' ? view.width : view.height);
const wholeOf = (axis: Axis) => (axis === 'x' ? SCENE.width : SCENE.height);

/** Track and thumb of a drawn bar: `x` is at the lower edge, `y` at the right one. */
export function barConfigs(axis: Axis, corner: Point, view: Size) {
  const track = trackOf(view, axis);
  const { start, length } = thumbOf(track, seenOf(view, axis), wholeOf(axis), corner[axis]);
  const isX = axis === 'x';
  const across = (isX ? view.height : view.width) - EDGE - THICK;
  const box = (at: number, long: number) => ({
    x: isX ? EDGE + at : across,
    y: isX ? across : EDGE + at,
    width: isX ? long : THICK,
    height: isX ? THICK : long,
    cornerRadius: THICK / 2,
  });
  const shared = { axis, visible: track > length };
  return {
    track: {
      ...shared,
      ...box(0, track),
      name: 'track',
      fill: 'rgba(42, 23, 12, 0.45)',
    },
    thumb: {
      ...shared,
      ...box(start, length),
      id: `bar-${axis}`,
      name: 'bar',
      fill: '#ffe3ae',
      stroke: '#3a2214',
      strokeWidth: 1.5,
      // A finger is wider than the bar.
      hitStrokeWidth: 26,
      draggable: true,
      dragBoundFunc: (position: Point) => {
        const next = cornerFor(axis, isX ? position.x : position.y, corner, view);
        const thumb = thumbOf(track, seenOf(view, axis), wholeOf(axis), next[axis]);
        const { x, y } = box(thumb.start, 0);
        return { x, y };
      },
    },
  } satisfies Record<string, Konva.RectConfig>;
}

/** The corner of the view for a thumb that starts at this x or y of the stage. */
export function cornerFor(axis: Axis, at: number, corner: Point, view: Size): Point {
  const along = cornerAt(trackOf(view, axis), seenOf(view, axis), wholeOf(axis), at - EDGE);
  return keepCorner({ ...corner, [axis]: along }, view);
}

/** The corner after a press on a track: the thumb's middle is brought there. */
export function cornerForPress(axis: Axis, point: Point, corner: Point, view: Size): Point {
  const { length } = thumbOf(trackOf(view, axis), seenOf(view, axis), wholeOf(axis), 0);
  return cornerFor(axis, point[axis] - length / 2, corner, view);
}

/** The axis of a track or thumb that a pointer event has come from. */
export const axisOf = (node: Konva.Node): Axis => (node.getAttr('axis') === 'x' ? 'x' : 'y');

/** Gives the layer's canvas the pixel ratio of the mode. It is not an attribute, so no binding has it. */
export function setRatio(layer: Konva.Layer, mode: Mode) {
  const canvas = layer.getCanvas();
  const ratio = ratioOf(mode, window.devicePixelRatio);
  if (canvas.getPixelRatio() === ratio) return;
  canvas.setPixelRatio(ratio);
  layer.batchDraw();
}
