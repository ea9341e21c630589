import Konva from 'konva';
import type { Item, Patch } from './design';
import type { Editor, Point } from './editor';
import { bandOf } from './gesture';
import { pictureOf } from './pictures';
import type { Guide } from './snapping';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const INK = '#2f4bd8';
const GUIDE = '#e0218a';
/** Pixels that an item needs for handles at the middle of its sides. */
const ROOM = 32;

/** Attributes of all nodes. `x` and `y` are the center, about which a node rotates. */
const common = (item: Item, editing: string | null) => ({
  id: item.id,
  name: 'item',
  x: item.x,
  y: item.y,
  rotation: item.rotation,
  opacity: item.opacity,
  // A press on a locked item goes to the item below.
  listening: !item.isLocked,
  visible: !item.isHidden && item.id !== editing,
});

const box = ({ width, height }: Item) => ({
  width,
  height,
  offsetX: width / 2,
  offsetY: height / 2,
});

const outline = ({ stroke, strokeWidth }: Item) => ({
  stroke,
  strokeWidth,
  // A scaled stroke would get thicker while a handle is dragged.
  strokeScaleEnabled: false,
});

export function rectConfig(item: Item, editing: string | null) {
  const { fill, cornerRadius } = item;
  return { ...common(item, editing), ...box(item), ...outline(item), fill, cornerRadius };
}

export function ellipseConfig(item: Item, editing: string | null) {
  const { width, height, fill } = item;
  const radii = { radiusX: width / 2, radiusY: height / 2 };
  return { ...common(item, editing), ...outline(item), ...radii, fill };
}

export function textConfig(item: Item, editing: string | null) {
  const { text, fill, fontFamily, fontSize, align, width, height } = item;
  const fontStyle = item.bold ? 'bold' : 'normal';
  const place = { width, offsetX: width / 2, offsetY: height / 2 };
  const look = { text, fill, fontFamily, fontSize, fontStyle, align, lineHeight: LINE_HEIGHT };
  return { ...common(item, editing), ...place, ...look };
}

export function imageConfig(item: Item, editing: string | null) {
  const image = pictureOf(item.source);
  return { ...common(item, editing), ...box(item), ...outline(item), image };
}

export const LINE_HEIGHT = 1.15;

/** A node for exports, and for the flavor without a framework. */
export function createNode(item: Item): Konva.Shape {
  switch (item.kind) {
    case 'rect':
      return new Konva.Rect(rectConfig(item, null));
    case 'ellipse':
      return new Konva.Ellipse(ellipseConfig(item, null));
    case 'text':
      return new Konva.Text(textConfig(item, null));
    case 'image':
      return new Konva.Image(imageConfig(item, null));
  }
}

export const pageShadow = {
  name: 'paper',
  fill: '#ffffff',
  shadowColor: '#1b1f2a',
  shadowOpacity: 0.2,
  shadowBlur: 24,
  shadowOffsetY: 6,
} satisfies Konva.RectConfig;

export function bandConfig({ gesture }: Editor) {
  const band = gesture?.kind === 'band' ? bandOf(gesture) : null;
  const { left, top, right, bottom } = band ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    name: 'band',
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    visible: band !== null,
    fill: 'rgba(47, 75, 216, 0.1)',
    stroke: INK,
    strokeWidth: 1,
    strokeScaleEnabled: false,
  } satisfies Konva.RectConfig;
}

export const guideConfig = ({ axis, at, from, to }: Guide) =>
  ({
    name: 'guide',
    points: axis === 'x' ? [at, from, at, to] : [from, at, to, at],
    stroke: GUIDE,
    strokeWidth: 1,
    strokeScaleEnabled: false,
  }) satisfies Konva.LineConfig;

/**
 * The handles for these items. The height of a text follows from its lines, and several items keep their proportions. Handles that would
 * cover the middle of a small item are left out, so that it can be pressed.
 */
export function transformerConfig(items: readonly Item[], scale: number) {
  const isText = items.every(({ kind }) => kind === 'text');
  const isEach = (key: 'width' | 'height') => items.every((item) => item[key] * scale >= ROOM);
  const keepRatio =
    items.length > 1 || items.some(({ kind }) => kind === 'text' || kind === 'image');
  const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
  const sides = [
    ...(isEach('width') ? ['middle-left', 'middle-right'] : []),
    ...(isEach('height') && !isText ? ['top-center', 'bottom-center'] : []),
  ];
  return {
    enabledAnchors: [...corners, ...(items.length > 1 ? [] : sides)],
    keepRatio,
    flipEnabled: false,
    rotateAnchorOffset: 24,
    rotationSnaps: [0, 45, 90, 135, 180, 225, 270, 315],
    anchorSize: 10,
    anchorCornerRadius: 5,
    anchorStroke: INK,
    borderStroke: INK,
    ignoreStroke: true,
    boundBoxFunc: (before, after) => (after.width < 8 || after.height < 8 ? before : after),
  } satisfies Konva.TransformerConfig;
}

/** While a side handle of a text moves, its lines wrap again instead of being stretched. */
export function rewrap(node: Konva.Node, anchor: string | null) {
  if (!(node instanceof Konva.Text) || !anchor?.startsWith('middle')) return;
  const width = Math.max(node.width() * node.scaleX(), 8);
  node.setAttrs({ width, offsetX: width / 2, scaleX: 1 });
}

/** Takes the scale that the handles left on the node, and returns the item with the size that it has now. */
export function bakeTransform(node: Konva.Node, item: Item): Item {
  const { x: scaleX, y: scaleY } = node.scale();
  node.scale({ x: 1, y: 1 });
  const place: Patch & Point = { ...node.position(), rotation: node.rotation() };
  if (item.kind !== 'text') {
    return { ...item, ...place, width: item.width * scaleX, height: item.height * scaleY };
  }
  // Rounded up: glyphs do not scale exactly, and a fraction of a pixel would wrap a line.
  const width = Math.ceil(node.width() * scaleX);
  const height = item.height * scaleY;
  const fontSize = Math.round(item.fontSize * scaleY * 100) / 100;
  return { ...item, ...place, width, height, fontSize };
}
