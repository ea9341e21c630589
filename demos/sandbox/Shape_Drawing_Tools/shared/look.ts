import Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import {
  isLong,
  outlineOf,
  POSTER,
  toBox,
  type Box,
  type Color,
  type Figure,
  type Point,
} from './figures';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export const PAINT: Record<Color, string> = {
  red: '#d6352b',
  yellow: '#f0b323',
  blue: '#1f4e9e',
  black: '#1d1b1a',
  cream: '#fbf4e4',
};

/** The poster is in the middle of the stage, as large as it fits. */
export const fit = (size: { width: number; height: number }) => fitScene(size, POSTER, 20);

/** Parts beyond the edge are cut off, on the screen and in the export. */
export const posterConfig = { name: 'poster', clip: { x: 0, y: 0, ...POSTER } };

/** Under the poster, outside its clip. */
export const shadowConfig = {
  ...POSTER,
  fill: '#eadcc2',
  shadowColor: '#000000',
  shadowBlur: 22,
  shadowOffsetY: 8,
  shadowOpacity: 0.55,
  listening: false,
} satisfies Konva.RectConfig;

export const paperConfig = {
  name: 'paper',
  ...POSTER,
  fill: '#eadcc2',
} satisfies Konva.RectConfig;

/** The node of a figure: its class and its configuration. */
export type FigureNode =
  | { type: 'Rect'; config: Konva.RectConfig }
  | { type: 'Ellipse'; config: Konva.EllipseConfig }
  | { type: 'Line'; config: Konva.LineConfig };

/** All figures are filled and have no stroke, so the box of a node is the box of its figure. */
export function nodeOf(figure: Figure, isDraggable: boolean): FigureNode {
  const { kind, width, height } = figure;
  const config = {
    id: `figure-${figure.id}`,
    name: 'figure',
    figure,
    x: figure.x,
    y: figure.y,
    rotation: figure.turn,
    scaleX: 1,
    scaleY: 1,
    fill: PAINT[figure.color],
    draggable: isDraggable,
  };
  if (kind === 'ellipse') {
    return { type: 'Ellipse', config: { ...config, radiusX: width / 2, radiusY: height / 2 } };
  }
  if (kind === 'polygon' || kind === 'arrow') {
    return { type: 'Line', config: { ...config, points: outlineOf(figure), closed: true } };
  }
  // A line is a long rectangle. Its offset puts `x` and `y` at its center.
  const size = { width, height, offsetX: width / 2, offsetY: height / 2 };
  return { type: 'Rect', config: { ...config, ...size, hitFunc: hitRect } };
}

/** A thin line can be hit beside it, too. */
function hitRect(context: Konva.Context, shape: Konva.Shape) {
  const more = Math.max(0, (20 - shape.height()) / 2);
  context.beginPath();
  context.rect(0, -more, shape.width(), shape.height() + 2 * more);
  context.closePath();
  context.fillStrokeShape(shape);
}

/** A figure that is being drawn does not take presses. */
export function draftOf(figure: Figure): FigureNode {
  const { type, config } = nodeOf(figure, false);
  return { type, config: { ...config, name: 'draft', opacity: 0.85, listening: false } };
}

export function createNode({ type, config }: FigureNode): Konva.Shape {
  if (type === 'Rect') return new Konva.Rect(config);
  return type === 'Ellipse' ? new Konva.Ellipse(config) : new Konva.Line(config);
}

export const handlesConfig = (figure: Figure | undefined) =>
  ({
    enabledAnchors:
      figure && isLong(figure.kind)
        ? ['middle-left', 'middle-right', 'top-center', 'bottom-center']
        : [
            'top-left',
            'top-center',
            'top-right',
            'middle-left',
            'middle-right',
            'bottom-left',
            'bottom-center',
            'bottom-right',
          ],
    keepRatio: false,
    flipEnabled: false,
    rotateAnchorOffset: 26,
    rotationSnaps: [-180, -135, -90, -45, 0, 45, 90, 135, 180],
    rotationSnapTolerance: 4,
    anchorSize: 11,
    anchorCornerRadius: 6,
    anchorStroke: '#1d1b1a',
    anchorFill: '#fbf4e4',
    borderStroke: '#1d1b1a',
    borderDash: [5, 4],
    boundBoxFunc: atLeast,
  }) satisfies Konva.TransformerConfig;

/** A figure that became too thin could not be grabbed again. */
const atLeast: Konva.TransformerConfig['boundBoxFunc'] = (last, next) =>
  Math.min(next.width, next.height) < 4 ? last : next;

export const idOf = (node: Konva.Node) =>
  node.hasName('figure') ? Number(node.id().split('-')[1]) : null;

export const isHandle = (node: Konva.Node) => node.findAncestor('Transformer') !== undefined;

/** Moves a dragged figure back, so that its center stays on the poster. Returns the position. */
export function takePlace(node: Konva.Node): Point {
  const figure: Figure = node.getAttr('figure');
  const { x, y } = toBox(node.position(), figure);
  node.position({ x, y });
  return { x, y };
}

/** Turns the scale that a handle gave to a node into a size, at once: so outlines and corners are not distorted during the drag. */
export function takeBox(node: Konva.Node): Box {
  const figure: Figure = node.getAttr('figure');
  const box = toBox(
    {
      ...node.position(),
      width: figure.width * Math.abs(node.scaleX()),
      height: figure.height * Math.abs(node.scaleY()),
      turn: node.rotation(),
    },
    figure,
  );
  node.setAttrs(nodeOf({ ...figure, ...box }, node.draggable()).config);
  return box;
}

/** The poster alone, with three pixels for each of its units. The copy is not on a stage, so the scale of the layer does not affect it. */
export function exportPoster(poster: Konva.Group): HTMLCanvasElement {
  const copy = poster.clone();
  const canvas = copy.toCanvas({ x: 0, y: 0, ...POSTER, pixelRatio: 3 });
  copy.destroy();
  return canvas;
}
