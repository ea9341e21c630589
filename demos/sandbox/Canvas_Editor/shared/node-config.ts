import Konva from 'konva';
import type { Item, Kind, Patch } from './design';

const common = ({ id, x, y, rotation, opacity }: Item) => ({
  id,
  name: 'item',
  x,
  y,
  rotation,
  opacity,
  draggable: true,
});

const outline = ({ stroke, strokeWidth }: Item) => ({
  stroke,
  strokeWidth,
  // A scaled stroke would swell while a handle is dragged.
  strokeScaleEnabled: false,
});

export function rectConfig(item: Item): Konva.RectConfig {
  const { width, height, fill, cornerRadius } = item;
  return { ...common(item), ...outline(item), width, height, fill, cornerRadius };
}

export function ellipseConfig(item: Item): Konva.EllipseConfig {
  const { width, height, fill } = item;
  return { ...common(item), ...outline(item), radiusX: width / 2, radiusY: height / 2, fill };
}

export function textConfig(item: Item): Konva.TextConfig {
  const { text, width, fill, fontFamily, fontSize, bold, align } = item;
  const fontStyle = bold ? 'bold' : 'normal';
  return { ...common(item), text, width, fill, fontFamily, fontSize, fontStyle, align };
}

/** Without the image element, which has to be loaded. */
export function imageConfig(item: Item) {
  return { ...common(item), ...outline(item), width: item.width, height: item.height };
}

/** The handles for a kind of item: the height of a text follows from its lines. */
export function transformerConfig(kind: Kind | undefined): Konva.TransformerConfig {
  const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
  const sides = ['middle-left', 'middle-right'];
  return {
    enabledAnchors: [
      ...corners,
      ...sides,
      ...(kind === 'text' ? [] : ['top-center', 'bottom-center']),
    ],
    keepRatio: kind === 'text' || kind === 'image',
    flipEnabled: false,
    rotateAnchorOffset: 24,
    rotationSnaps: [0, 45, 90, 135, 180, 225, 270, 315],
    anchorSize: 9,
    anchorCornerRadius: 5,
    anchorStroke: '#2f4bd8',
    borderStroke: '#2f4bd8',
    ignoreStroke: true,
    boundBoxFunc: (before, after) => (after.width < 8 || after.height < 8 ? before : after),
  };
}

/** While a side handle of a text moves, its lines wrap again instead of being stretched. */
export function rewrap(node: Konva.Node, anchor: string | null) {
  if (!(node instanceof Konva.Text) || !anchor?.startsWith('middle')) return;
  node.setAttrs({ width: node.width() * node.scaleX(), scaleX: 1 });
}

/** Resets the scale that the handles left on the node, and returns the item's new properties. */
export function bakeTransform(node: Konva.Node, { kind, fontSize }: Item): Patch {
  const { x: scaleX, y: scaleY } = node.scale();
  node.scale({ x: 1, y: 1 });
  const place = { ...node.position(), rotation: node.rotation() };
  const width = node.width() * scaleX;
  if (kind !== 'text') return { ...place, width, height: node.height() * scaleY };
  // Rounded up: glyphs do not scale exactly, and a fraction of a pixel would wrap a line.
  return { ...place, width: Math.ceil(width), fontSize: fontSize * scaleY };
}
