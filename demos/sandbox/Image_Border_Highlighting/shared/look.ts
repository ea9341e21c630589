import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { BORDER, PICTURE, WALL, type Point } from './wall';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Gallery wall with two woodcuts: a heron before a red sun, and an owl before the moon.';

/** Position and scale at which the whole wall fits. */
export const placeWall = (stage: Size) => fitScene(stage, WALL);

/** A picture. Its border is a stroke that is switched off while the picture is active. */
export const pictureConfig = (place: Point, isActive: boolean) =>
  ({
    name: 'picture',
    ...place,
    ...PICTURE,
    stroke: '#c8321f',
    strokeWidth: BORDER,
    strokeEnabled: !isActive,
    hitFunc: hitWithBorder,
    shadowColor: '#0a0614',
    shadowBlur: isActive ? 34 : 20,
    shadowOpacity: 0.6,
    shadowOffsetY: isActive ? 16 : 8,
    shadowForStrokeEnabled: true,
    draggable: true,
  }) satisfies Partial<Konva.ImageConfig>;

/** Whether the mouse is still over a picture that was dropped: at the edge of the wall, it can go on alone. */
export function isUnderMouse(node: Konva.Node, { type }: Event): boolean {
  const stage = node.getStage();
  const point = stage?.getPointerPosition();
  return !type.startsWith('touch') && !!point && stage?.getIntersection(point) === node;
}

/** The hit region has the border always: without it, the mouse on the border would switch it on and off in turn. */
function hitWithBorder(context: Konva.Context, shape: Konva.Shape) {
  const { width, height } = shape.size();
  context.beginPath();
  context.rect(-BORDER / 2, -BORDER / 2, width + BORDER, height + BORDER);
  context.closePath();
  context.fillShape(shape);
}

/** The wall of the gallery in the light of two lamps. */
export function paintWall(context: Konva.Context) {
  context.fillStyle = '#2b2140';
  context.fillRect(-3000, -3000, 7000, 7000);
  // Wainscot below, and a rail.
  context.fillStyle = '#1c1530';
  context.fillRect(-3000, 418, 7000, 3000);
  context.fillStyle = '#c99a4b';
  context.fillRect(-3000, 414, 7000, 3);
  context.fillRect(-3000, 38, 7000, 2);
  for (const x of [221, 499]) {
    const light = context.createRadialGradient(x, 40, 10, x, 190, 300);
    light.addColorStop(0, 'rgba(255, 226, 166, 0.62)');
    light.addColorStop(0.5, 'rgba(255, 206, 140, 0.2)');
    light.addColorStop(1, 'rgba(255, 206, 140, 0)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(x - 26, 34);
    context.lineTo(x + 26, 34);
    context.lineTo(x + 230, 414);
    context.lineTo(x - 230, 414);
    context.closePath();
    context.fill('nonzero');
    // The lamp, on an arm from the rail.
    context.strokeStyle = '#c99a4b';
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(x, -3000);
    context.lineTo(x, 18);
    context.stroke();
    context.fillStyle = '#e5bd72';
    context.beginPath();
    context.moveTo(x - 12, 14);
    context.lineTo(x + 12, 14);
    context.lineTo(x + 30, 36);
    context.lineTo(x - 30, 36);
    context.closePath();
    context.fill('nonzero');
  }
}
