import type Konva from 'konva';
import type { Pictures } from './pictures';
import { SIZE, TABLE, type Slide } from './slides';

/** The window of a mount, around its middle. */
const WINDOW = { x: -54, y: -44, width: 108, height: 72 };
const HAND = '"Segoe Print", "Bradley Hand", "Comic Sans MS", cursive';

/** Size of the stage, and the scale at which the table fills its width. */
export function fitTable(width: number) {
  const scale = width / TABLE.width;
  return { width, height: TABLE.height * scale, scaleX: scale, scaleY: scale };
}

export const tableConfig = {
  name: 'table',
  listening: false,
  sceneFunc: paintTable,
} satisfies Konva.ShapeConfig;

/** A sheet of milk glass with light below it, in a frame of dark metal. */
function paintTable(context: Konva.Context) {
  const { width, height } = TABLE;
  context.fillStyle = '#23262d';
  context.fillRect(0, 0, width, height);
  const light = context.createRadialGradient(240, 150, 30, 240, 160, 290);
  light.addColorStop(0, '#fffdf5');
  light.addColorStop(0.6, '#fbf1d9');
  light.addColorStop(1, '#e9d3a6');
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(10, 10, width - 20, height - 20, 8);
  context.fill();
  context.strokeStyle = 'rgba(150, 110, 50, 0.16)';
  context.lineWidth = 1;
  for (let x = 40; x < width - 10; x += 40) {
    context.beginPath();
    context.moveTo(x, 11);
    context.lineTo(x, height - 11);
    context.stroke();
  }
  for (let y = 40; y < height - 10; y += 40) {
    context.beginPath();
    context.moveTo(11, y);
    context.lineTo(width - 11, y);
    context.stroke();
  }
  // A note with a grease pencil.
  context.strokeStyle = '#cf3a2b';
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(36, 268);
  context.bezierCurveTo(60, 256, 80, 280, 104, 266);
  context.stroke();
  context.fillStyle = '#cf3a2b';
  context.font = `18px ${HAND}`;
  context.fillText('summer', 38, 256);
}

/** A slide turns and grows about its middle. Its scale belongs to the spring, and is not here. */
export const slideConfig = ({ id, x, y, rotation }: Slide) =>
  ({ name: 'slide', id, x, y, rotation, draggable: true }) satisfies Konva.GroupConfig;

/** The cardboard, with a window and the words. */
export const mountConfig = ({ title, date }: Slide) =>
  ({
    name: 'mount',
    x: -SIZE / 2,
    y: -SIZE / 2,
    width: SIZE,
    height: SIZE,
    title,
    date,
    sceneFunc: paintMount,
    hitFunc: traceMount,
  }) satisfies Konva.ShapeConfig;

function traceMount(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.roundRect(0, 0, SIZE, SIZE, 9);
  context.fillShape(shape);
}

function paintMount(context: Konva.Context, shape: Konva.Shape) {
  const box = (
    color: string,
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
  ) => {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  };
  box('rgba(70, 45, 10, 0.28)', 3, 5, SIZE, SIZE, 9);
  box('#f7f4ec', 0, 0, SIZE, SIZE, 9);
  box('#e4ddcc', 4, 4, SIZE - 8, SIZE - 8, 6);
  box('#fbf9f3', 5, 5, SIZE - 10, SIZE - 10, 6);
  const { x, y, width, height } = WINDOW;
  box('#3a2f2a', x + SIZE / 2 - 3, y + SIZE / 2 - 3, width + 6, height + 6, 5);
  context.fillStyle = '#2e4a8f';
  context.font = `12px ${HAND}`;
  context.fillText(String(shape.getAttr('title')), 14, SIZE - 24);
  context.fillStyle = '#b3402f';
  context.font = 'bold 8px ui-monospace, monospace';
  context.letterSpacing = '1px';
  context.fillText(String(shape.getAttr('date')).toUpperCase(), 15, SIZE - 11);
  context.fillText('35', SIZE - 28, SIZE - 11);
}

/** The picture in the window: as much of it as fits, from its middle. */
export function pictureConfig({ id }: Slide, pictures: Pictures) {
  const image = pictures.get(id);
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  const share = WINDOW.height / WINDOW.width;
  const crop = { width: Math.min(width, height / share), height: Math.min(height, width * share) };
  return {
    ...WINDOW,
    name: 'picture',
    image,
    cornerRadius: 3,
    listening: false,
    crop: { x: (width - crop.width) / 2, y: (height - crop.height) / 2, ...crop },
  } satisfies Konva.ImageConfig;
}

/** The slide that a shape belongs to. */
export const idOf = (target: Konva.Node): string | null =>
  target.findAncestor('.slide', true)?.id() ?? null;
