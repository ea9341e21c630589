import Konva from 'konva';
import { cover, HALL, resize, type Box, type Position, type Size } from './cover';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export const LABEL =
  'Hall of an aquarium. Arrow keys move its window; with Shift, they resize it. The picture shows a whale with a turtle, a diver, a jellyfish, an octopus and a chest of coins around it.';

/** The hall is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / HALL.width;
  return { width, height: HALL.height * scale, scaleX: scale, scaleY: scale };
}

export const frameConfig = ({ x, y, width, height }: Box) => ({
  name: 'frame',
  x: x - 11,
  y: y - 11,
  width: width + 22,
  height: height + 22,
  cornerRadius: 14,
  fill: '#0b0829',
  stroke: '#4a3f9c',
  strokeWidth: 2,
});

/** The image in the window. The crop has the ratio of the size, so nothing is stretched. */
export const pictureConfig = (window: Box, picture: Size, position: Position) => ({
  name: 'picture',
  ...window,
  crop: cover(picture, window, position),
  cornerRadius: 5,
  draggable: true,
});

/** The window after a transform. The scale that the Transformer has written becomes part of the size. */
export const windowOf = (node: Konva.Node): Box => ({
  x: node.x(),
  y: node.y(),
  width: node.width() * node.scaleX(),
  height: node.height() * node.scaleY(),
});

/**
 * For `boundBoxFunc`, which works in pixels of the stage: keeps the window on the wall and above its minimum size. In the `transform` event it
 * would be too late: after a flip, the opposite anchor continues the drag.
 */
export const limitTo = (scale: number) => (before: Box, next: Box) => {
  const times = ({ x, y, width, height }: Box, factor: number): Box => ({
    x: x * factor,
    y: y * factor,
    width: width * factor,
    height: height * factor,
  });
  const window = resize(times(before, 1 / scale), times(next, 1 / scale));
  return { ...times(window, scale), rotation: 0 };
};

/** Gives a transformed or dragged node its size back, before the state follows. */
export const settle = (node: Konva.Node, window: Box) =>
  node.setAttrs({ ...window, scaleX: 1, scaleY: 1 });

/** No flips: a side that is dragged toward the opposite side stops before it. */
export const transformerConfig = {
  keepRatio: false,
  rotateEnabled: false,
  flipEnabled: false,
  anchorFill: '#fff4d6',
  anchorStroke: '#ff7a59',
  borderStroke: '#ff7a59',
  borderStrokeWidth: 2,
};

/** The sign that shows the whole image, and the kept part bright. */
export const SIGN = { x: 30, y: 336, width: 128, height: 80 };

export function signParts(window: Box, picture: Size, position: Position) {
  const crop = cover(picture, window, position);
  const scale = SIGN.width / Math.max(1, picture.width);
  const kept = {
    x: SIGN.x + crop.x * scale,
    y: SIGN.y + crop.y * scale,
    width: crop.width * scale,
    height: crop.height * scale,
  };
  return {
    whole: { ...SIGN, opacity: 0.32 },
    kept: { ...kept, crop },
    edge: { name: 'kept', ...kept, stroke: '#ffd65a', strokeWidth: 2 },
  };
}
