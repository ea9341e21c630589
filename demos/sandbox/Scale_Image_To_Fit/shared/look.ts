import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { cover, HALL, resize, type Box, type Position, type Size } from './cover';

export const LABEL =
  'Hall of an aquarium. Arrow keys move its window, with Shift they resize it. The picture shows a whale with a turtle, a diver, a jellyfish, an octopus and a chest of coins around it.';

/** Position and scale at which the whole hall fits. */
export const placeHall = (stage: Size) => fitScene(stage, HALL);

/** The picture in the window. The crop has the ratio of the size, so nothing is stretched. */
export const pictureConfig = (window: Box, picture: Size, position: Position) =>
  ({
    name: 'picture',
    ...window,
    crop: cover(picture, window, position),
    cornerRadius: 5,
    draggable: true,
  }) satisfies Partial<Konva.ImageConfig>;

/** The window after a transform. The size takes over what the Transformer has written into the scale. */
export const windowOf = (node: Konva.Node): Box => ({
  x: node.x(),
  y: node.y(),
  width: node.width() * node.scaleX(),
  height: node.height() * node.scaleY(),
});

interface StageBox extends Box {
  rotation: number;
}

/**
 * For `boundBoxFunc`, which works in pixels of the stage: keeps the window on the wall and above its shortest side. In the `transform` event it
 * would be too late: a box that has turned over is dragged on by the opposite anchor.
 */
export const limitTo =
  ({ x, y, scaleX }: ReturnType<typeof placeHall>) =>
  (before: StageBox, next: StageBox): StageBox => {
    const inHall = (box: Box): Box => ({
      x: (box.x - x) / scaleX,
      y: (box.y - y) / scaleX,
      width: box.width / scaleX,
      height: box.height / scaleX,
    });
    const window = resize(inHall(before), inHall(next));
    return {
      x: x + window.x * scaleX,
      y: y + window.y * scaleX,
      width: window.width * scaleX,
      height: window.height * scaleX,
      rotation: next.rotation,
    };
  };

/** Gives a transformed or dragged node its size back, before the state follows. */
export const settle = (node: Konva.Node, window: Box) =>
  node.setAttrs({ ...window, scaleX: 1, scaleY: 1 });

/** No flips: a side that is dragged over the other one stops before it. */
export const transformerConfig = {
  keepRatio: false,
  rotateEnabled: false,
  flipEnabled: false,
  anchorSize: 13,
  anchorCornerRadius: 7,
  anchorFill: '#fff4d6',
  anchorStroke: '#ff7a59',
  anchorStrokeWidth: 2,
  borderStroke: '#ff7a59',
  borderStrokeWidth: 2,
  ignoreStroke: true,
} satisfies Konva.TransformerConfig;

/** The sign that shows the whole picture, and the kept part bright. */
const SIGN = { x: 30, y: 336, width: 128, height: 80 };

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

/** The hall in the light of the window. */
export const hallConfig = (window: Box) =>
  ({
    name: 'hall',
    sceneFunc: (context: Konva.Context) => paintHall(context, window),
  }) satisfies Konva.ShapeConfig;

const FLOOR = 392;

function paintHall(context: Konva.Context, window: Box) {
  const { x, y, width, height } = window;
  const middle = { x: x + width / 2, y: y + height / 2 };
  context.fillStyle = '#17133f';
  context.fillRect(-3000, -3000, 7000, 7000);
  const glow = context.createRadialGradient(
    middle.x,
    middle.y,
    30,
    middle.x,
    middle.y,
    Math.max(width, height) * 1.1 + 60,
  );
  glow.addColorStop(0, 'rgba(64, 190, 214, 0.75)');
  glow.addColorStop(1, 'rgba(64, 190, 214, 0)');
  context.fillStyle = glow;
  context.fillRect(-3000, -3000, 7000, 3000 + FLOOR);
  // Panels of the wall.
  context.strokeStyle = 'rgba(12, 8, 46, 0.5)';
  context.lineWidth = 2;
  context.beginPath();
  for (let seam = -1200; seam < 2000; seam += 120) {
    context.moveTo(seam, -3000);
    context.lineTo(seam, FLOOR);
  }
  context.stroke();

  const floor = context.createLinearGradient(0, FLOOR, 0, HALL.height + 60);
  floor.addColorStop(0, '#0d0a2c');
  floor.addColorStop(1, '#251d5c');
  context.fillStyle = floor;
  context.fillRect(-3000, FLOOR, 7000, 3000);
  // The window's light on the floor.
  const light = context.createLinearGradient(0, FLOOR, 0, HALL.height + 40);
  light.addColorStop(0, 'rgba(95, 214, 226, 0.75)');
  light.addColorStop(1, 'rgba(95, 214, 226, 0)');
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(x + 6, FLOOR);
  context.lineTo(x + width - 6, FLOOR);
  context.lineTo(x + width + 70, HALL.height + 40);
  context.lineTo(x - 70, HALL.height + 40);
  context.closePath();
  context.fill('nonzero');

  // The frame around the window.
  context.save();
  context.shadowColor = 'rgba(4, 2, 24, 0.8)';
  context.shadowBlur = 18;
  context.shadowOffsetY = 6;
  context.fillStyle = '#0b0829';
  context.beginPath();
  context.roundRect(x - 11, y - 11, width + 22, height + 22, 14);
  context.fill('nonzero');
  context.restore();
  context.strokeStyle = '#4a3f9c';
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(x - 11, y - 11, width + 22, height + 22, 14);
  context.stroke();

  paintSign(context);
  visitor(context, 584, 1.05);
  visitor(context, 628, 0.72);
  visitor(context, 546, 0.6);
}

function paintSign(context: Konva.Context) {
  const { x, y, width, height } = SIGN;
  context.fillStyle = '#070520';
  context.fillRect(x + 22, y + height, 6, 38);
  context.fillRect(x + width - 28, y + height, 6, 38);
  context.fillStyle = '#0b0829';
  context.beginPath();
  context.roundRect(x - 7, y - 7, width + 14, height + 14, 8);
  context.fill('nonzero');
}

/** Someone who looks at the fish, from behind. */
function visitor(context: Konva.Context, x: number, size: number) {
  context.save();
  context.translate(x, 452);
  context.scale(size, size);
  context.fillStyle = '#060419';
  context.beginPath();
  context.arc(0, -104, 15, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.beginPath();
  context.moveTo(-9, 0);
  context.lineTo(-15, -46);
  context.bezierCurveTo(-26, -60, -26, -84, -10, -86);
  context.lineTo(10, -86);
  context.bezierCurveTo(26, -84, 26, -60, 15, -46);
  context.lineTo(9, 0);
  context.closePath();
  context.fill('nonzero');
  context.restore();
}
