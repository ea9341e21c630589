import Konva from 'konva';
import { cornerOf, WALL, type Corner, type Frame, type Point } from './frames';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export const LABEL =
  'Wall with two prints. Arrow keys move the chosen one; with Shift, they resize it. Enter chooses the other one.';

/** The wall is as wide as the stage. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / WALL.width;
  return { width, height: WALL.height * scale, scaleX: scale, scaleY: scale };
}

export const paperConfig = ({ width, height }: Frame, isChosen: boolean) =>
  ({
    width,
    height,
    fill: '#fffdf7',
    stroke: isChosen ? '#e0264f' : '#fffdf7',
    strokeWidth: 2,
    shadowForStrokeEnabled: false,
    shadowColor: '#3a2b3f',
    shadowBlur: 16,
    shadowOpacity: 0.35,
    shadowOffset: { x: 5, y: 9 },
  }) satisfies Konva.RectConfig;

/** The image on its paper. */
export const pictureConfig = ({ width, height }: Frame) => ({
  x: 7,
  y: 7,
  width: width - 14,
  height: height - 14,
  listening: false,
});

/** Anchors keep their size on the screen, whatever the scale of the stage. */
export const anchorConfig = (frame: Frame, corner: Corner, isHot: boolean, scale: number) => ({
  name: 'anchor',
  ...cornerOf(frame, corner),
  scaleX: 1 / scale,
  scaleY: 1 / scale,
  radius: isHot ? 11 : 7,
  fill: isHot ? '#e0264f' : '#fffdf7',
  stroke: '#e0264f',
  strokeWidth: 2.5,
  // A finger needs more than the circle.
  hitStrokeWidth: 26,
  draggable: true,
});

/** The position of a dragged anchor on the wall. Its own position is relative to the group of its print. */
export const pointOf = (anchor: Konva.Node): Point => ({
  x: (anchor.getParent()?.x() ?? 0) + anchor.x(),
  y: (anchor.getParent()?.y() ?? 0) + anchor.y(),
});

/**
 * Puts a dragged anchor and its print where the frame has them. At a limit the frame does not change, and bindings do not write a prop again
 * that did not change.
 */
export function settle(anchor: Konva.Node, frame: Frame, corner: Corner) {
  anchor.getParent()?.position({ x: frame.x, y: frame.y });
  anchor.position(cornerOf(frame, corner));
}
