import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { cornerOf, WALL, type Corner, type Frame, type Point } from './frames';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Wall with two prints. Arrow keys move the chosen one, with Shift they resize it. Enter chooses the other one.';

/** Position and scale at which the whole wall fits. */
export const placeWall = (stage: Size) => fitScene(stage, WALL);

/** Anything of the screen's size, on a layer of this scale. */
const unscaled = (scale: number) => ({ scaleX: 1 / scale, scaleY: 1 / scale });

export const paperConfig = ({ width, height }: Frame, isChosen: boolean) =>
  ({
    width,
    height,
    fill: '#fffdf7',
    stroke: isChosen ? '#e0264f' : '#fffdf7',
    strokeWidth: 2,
    strokeScaleEnabled: false,
    shadowColor: '#3a2b3f',
    shadowBlur: 16,
    shadowOpacity: 0.35,
    shadowOffset: { x: 5, y: 9 },
  }) satisfies Konva.RectConfig;

const MARGIN = 7;

/** The picture on its paper. */
export const pictureConfig = ({ width, height }: Frame) => ({
  x: MARGIN,
  y: MARGIN,
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
  listening: false,
});

export const anchorConfig = (frame: Frame, corner: Corner, isHovered: boolean, scale: number) =>
  ({
    name: 'anchor',
    ...cornerOf(frame, corner),
    ...unscaled(scale),
    radius: isHovered ? 11 : 7,
    fill: isHovered ? '#e0264f' : '#fffdf7',
    stroke: '#e0264f',
    strokeWidth: 2.5,
    // A finger needs more than the circle.
    hitStrokeWidth: 26,
    draggable: true,
  }) satisfies Konva.CircleConfig;

const isDiagonal = (corner: Corner) => corner === 'top-left' || corner === 'bottom-right';
export const cursorOf = (corner: Corner) => (isDiagonal(corner) ? 'nwse-resize' : 'nesw-resize');

/** Where an anchor was dragged to on the wall; its own position is that in the group of its print. */
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

/** The plaster of the studio, with the light of its window. */
export function paintWall(context: Konva.Context) {
  const plaster = context.createLinearGradient(0, 0, WALL.width, WALL.height);
  plaster.addColorStop(0, '#e7dcec');
  plaster.addColorStop(1, '#cdbfd8');
  context.fillStyle = plaster;
  context.fillRect(-3000, -3000, 7000, 7000);
  context.fillStyle = 'rgba(255, 246, 214, 0.62)';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const x = 210 + column * 132 - row * 74;
      const y = -46 + row * 150 + column * 22;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + 118, y + 20);
      context.lineTo(x + 52, y + 156);
      context.lineTo(x - 66, y + 136);
      context.closePath();
      context.fill('nonzero');
    }
  }
  // Leaves of a plant outside the window.
  context.fillStyle = 'rgba(178, 160, 196, 0.75)';
  for (let i = 0; i < 9; i += 1) {
    const angle = -0.4 - i * 0.26;
    context.save();
    context.translate(606, 470);
    context.rotate(angle);
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(110, -34, 196 - (i % 3) * 40, 0);
    context.quadraticCurveTo(110, 34, 0, 0);
    context.fill('nonzero');
    context.restore();
  }
}
