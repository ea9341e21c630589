import Konva from 'konva';
import { marble, type Book } from './bindery';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Table with two books. Space takes the other book, arrow keys move it, with Shift in long steps.';

const SERIF = 'Georgia, "Times New Roman", serif';
/** The picture of the workbench, around the middle of the table. */
export const BENCH = { x: -1200, y: -900, width: 2400, height: 1800 };
const COVER = { width: 176, height: 244 };
/** Pixels of your own canvas for each unit of the cover. */
const RATIO = 2;

/** Position and scale at which the books fit, wherever they are. */
export function placeTable({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width / 540, height / 400));
  return { x: width / 2, y: height / 2, scaleX: scale, scaleY: scale };
}

/** The first way: your own canvas, painted pixel by pixel, as the image of a node. */
export function paintPaper(seed: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = COVER.width * RATIO;
  canvas.height = COVER.height * RATIO;
  const data = new ImageData(marble(canvas.width, canvas.height, seed), canvas.width);
  canvas.getContext('2d')?.putImageData(data, 0, 0);
  return canvas;
}

/** The second way: a shape that draws itself. `_context` is the browser's own context. */
export function paintRosette(context: Konva.Context, shape: Konva.Shape) {
  const { width, height } = shape.size();
  const native: CanvasRenderingContext2D = context._context;
  native.fillStyle = '#171a21';
  native.fillRect(0, 0, width, height);
  const [x, y] = [width / 2, 102];
  for (const [radius, turns] of [
    [74, 12],
    [48, 8],
    [24, 6],
  ] as const) {
    // Konva's context has no conic gradients; the browser's has.
    const rays = native.createConicGradient(-Math.PI / 2, x, y);
    for (let i = 0; i <= turns * 2; i += 1) {
      rays.addColorStop(i / (turns * 2), i % 2 === 0 ? '#f2cf7a' : '#8c5a17');
    }
    native.fillStyle = rays;
    native.beginPath();
    native.arc(x, y, radius, 0, 2 * Math.PI);
    native.fill();
    native.strokeStyle = '#171a21';
    native.lineWidth = 3;
    native.stroke();
  }
  native.strokeStyle = '#e1a83c';
  native.lineWidth = 2;
  native.strokeRect(10, 10, width - 20, height - 20);
}

/** Where the cover is hit. Without it, the colors of `paintRosette` would be painted into the hit graph. */
function traceCover(context: Konva.Context, shape: Konva.Shape) {
  const { width, height } = shape.size();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.closePath();
  context.fillStrokeShape(shape);
}

/** The third way does not last: it paints on the canvas of a layer, which each drawing of the layer clears. */
export function stampLayer(layer: Konva.Layer) {
  const native = layer.getNativeCanvasElement().getContext('2d');
  const { x, y } = layer.getAbsolutePosition();
  const scale = layer.getAbsoluteScale().x;
  if (!native) return;
  native.save();
  // The context is scaled by the pixel ratio already: these are units of the stage.
  native.translate(x, y);
  native.scale(scale, scale);
  native.rotate(-0.22);
  native.strokeStyle = '#e8573a';
  native.fillStyle = 'rgba(246, 239, 224, 0.92)';
  native.lineWidth = 4;
  native.beginPath();
  native.arc(0, 0, 44, 0, 2 * Math.PI);
  native.fill();
  native.stroke();
  native.lineWidth = 1.5;
  native.beginPath();
  native.arc(0, 0, 37, 0, 2 * Math.PI);
  native.stroke();
  native.fillStyle = '#c23d22';
  native.textAlign = 'center';
  native.textBaseline = 'middle';
  native.font = `bold 17px ${SERIF}`;
  native.fillText('EX', 0, -11);
  native.fillText('LIBRIS', 0, 9);
  native.restore();
}

/** Calls back after each drawing of the layer. Returns a function that stops this. */
export function onDraw(layer: Konva.Layer, callback: () => void): () => void {
  layer.on('draw.stamp', callback);
  return () => layer.off('draw.stamp');
}

const MIDDLE = { offsetX: COVER.width / 2, offsetY: COVER.height / 2 };
export const bookConfig = (book: Book) => ({ ...book, ...MIDDLE, draggable: true });

/** The pages and the shadow below a cover. */
export const blockConfig = {
  x: 5,
  y: 5,
  ...COVER,
  cornerRadius: 3,
  fill: '#efe4cb',
  stroke: '#b49a6a',
  strokeWidth: 1,
  shadowColor: '#0a1420',
  shadowBlur: 22,
  shadowOpacity: 0.55,
  shadowOffset: { x: 6, y: 10 },
} satisfies Konva.RectConfig;

export const paperConfig = { ...COVER, name: 'paper' };

export const rosetteConfig = {
  ...COVER,
  name: 'rosette',
  sceneFunc: paintRosette,
  hitFunc: traceCover,
} satisfies Konva.ShapeConfig;

const TITLES: Record<Book['name'], string> = { marbled: 'Salt & Tide', gilded: 'Twelve Embers' };

/** The slip with the title. */
export function slipParts({ name }: Book) {
  const box = { x: 34, y: 180, width: COVER.width - 68, height: 40 };
  return {
    paper: { ...box, fill: '#f6efe0', stroke: '#171a21', strokeWidth: 1.5 },
    words: {
      ...box,
      text: TITLES[name],
      align: 'center',
      verticalAlign: 'middle',
      fontFamily: SERIF,
      fontStyle: 'italic',
      fontSize: 15,
      fill: '#171a21',
    },
  } satisfies { paper: Konva.RectConfig; words: Konva.TextConfig };
}

// One array: react-konva treats a new array as a change and redraws the layer, which would remove the stamp at once.
const DASH = [6, 6];

/** The frame around the book that the keyboard moves. */
export const ringConfig = (book: Book | undefined, visible: boolean) =>
  ({
    name: 'ring',
    x: (book?.x ?? 0) - COVER.width / 2 - 9,
    y: (book?.y ?? 0) - COVER.height / 2 - 9,
    width: COVER.width + 20,
    height: COVER.height + 20,
    cornerRadius: 8,
    stroke: '#f2cf7a',
    strokeWidth: 2,
    dash: DASH,
    visible,
    listening: false,
  }) satisfies Konva.RectConfig;
