import type Konva from 'konva';
import { flat } from '../../../common/konva/polygon';
import { ANCHORS, keepIn, placeOf, SCENE, type Anchor, type Curves, type Editor } from './curves';
import { drawLake } from './lake';
import { drawSwan } from './swan';

const INK = '#27305c';
const GOLD = '#f2a33a';

/** The picture is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SCENE.width;
  return { width, height: SCENE.height * scale, scaleX: scale, scaleY: scale };
}

export const lakeConfig = {
  name: 'lake',
  sceneFunc: ({ _context }) => drawLake(_context),
} satisfies Konva.ShapeConfig;

/** The swan. It is drawn from its curves at every change. */
export const swanConfig = (curves: Curves) =>
  ({
    name: 'swan',
    curves,
    sceneFunc: ({ _context }) => drawSwan(_context, curves),
  }) satisfies Konva.ShapeConfig;

/** The neck as a line, with the two control points of `bezierCurveTo`. */
export const bezierConfig = ({ neck }: Curves) =>
  ({
    name: 'bezier',
    points: flat(neck),
    stroke: INK,
    strokeWidth: 2,
    strokeScaleEnabled: false,
    sceneFunc: (context, shape) => {
      const [start, first, second, end] = neck;
      context.beginPath();
      context.moveTo(start.x, start.y);
      context.bezierCurveTo(first.x, first.y, second.x, second.y, end.x, end.y);
      context.strokeShape(shape);
    },
  }) satisfies Konva.ShapeConfig;

/** The back as a line, with the one control point of `quadraticCurveTo`. */
export const quadraticConfig = ({ back }: Curves) =>
  ({
    name: 'quadratic',
    points: flat(back),
    stroke: INK,
    strokeWidth: 2,
    strokeScaleEnabled: false,
    sceneFunc: (context, shape) => {
      const [start, control, end] = back;
      context.beginPath();
      context.moveTo(start.x, start.y);
      context.quadraticCurveTo(control.x, control.y, end.x, end.y);
      context.strokeShape(shape);
    },
  }) satisfies Konva.ShapeConfig;

/** Faint dashed lines from each control point to its neighbors. */
export const controlConfigs = ({ neck, back }: Curves, isShown: boolean) =>
  [neck, back].map(
    (points) =>
      ({
        name: 'control-line',
        points: flat(points),
        visible: isShown,
        stroke: INK,
        strokeWidth: 1.25,
        strokeScaleEnabled: false,
        dash: [5, 5],
        opacity: 0.55,
      }) satisfies Konva.LineConfig,
  );

/** A point: filled on the curve, hollow if it is a control point. It is thicker under the mouse and when it is selected. */
export function anchorConfig(anchor: Anchor, editor: Editor, curves: Curves, scale: number) {
  const { id, isControl } = anchor;
  const isStrong = editor.hot === id || editor.selected === id;
  return {
    id: `anchor-${id}`,
    name: 'anchor',
    ...placeOf(curves, anchor),
    radius: (isControl ? 6.5 : 8) / scale,
    fill: isControl ? '#ffffff' : GOLD,
    stroke: INK,
    strokeWidth: (isStrong ? 4 : 2) / scale,
    // Large enough for a finger.
    hitStrokeWidth: 26 / scale,
    draggable: true,
  } satisfies Konva.CircleConfig;
}

/** The id of the anchor that a node is, or null. */
export const idOf = (node: Konva.Node): string | null =>
  ANCHORS.find(({ id }) => node.id() === `anchor-${id}`)?.id ?? null;

/** Puts a dragged node back into the picture, and says where that is. */
export function placeIn(node: Konva.Node) {
  const place = keepIn(node.position());
  node.position(place);
  return place;
}
