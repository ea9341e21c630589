import type Konva from 'konva';
import { type Material, MATERIALS } from './plan';

export const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** The woods of the bars. Spruce has straight grain, maple has flames across it. */
export const WOODS: Record<
  Material,
  Record<'light' | 'dark' | 'edge' | 'grain' | 'words', string>
> = {
  spruce: {
    light: '#f5dfa6',
    dark: '#e0bb70',
    edge: '#b58b43',
    grain: '#c99d52',
    words: '#4d3510',
  },
  maple: { light: '#e0a253', dark: '#c07a30', edge: '#8a5118', grain: '#a4611f', words: '#2f1804' },
  ebony: { light: '#54453d', dark: '#2b211c', edge: '#1a1310', grain: '#6a584e', words: '#f3e7d3' },
  varnish: {
    light: '#d1622a',
    dark: '#8f2a12',
    edge: '#641a0a',
    grain: '#ef9b58',
    words: '#fff0da',
  },
};

type Pen = CanvasRenderingContext2D;

/** A piece of wood as large as the bar. */
export function drawBar(context: Konva.Context, shape: Konva.Shape) {
  const [width, height] = [shape.width(), shape.height()];
  context.beginPath();
  context.roundRect(0, 0, width, height, Math.min(5, width / 2));
  context.closePath();
  context.fillStrokeShape(shape);
  const pen = context._context;
  const material: unknown = shape.getAttr('material');
  const wood = MATERIALS.find((one) => one === material) ?? 'maple';
  pen.save();
  pen.shadowColor = 'transparent';
  pen.clip();
  drawGrain(pen, wood, width, height);
  // A strip along the lower edge, which is filled as far as the task is done.
  pen.globalAlpha = 1;
  pen.fillStyle = '#2c1d1470';
  pen.fillRect(0, height - 4, width, 4);
  pen.fillStyle = '#b9e769';
  pen.fillRect(0, height - 4, (width * Number(shape.getAttr('done'))) / 100, 4);
  pen.restore();
  if (width < 36) return;
  pen.shadowColor = 'transparent';
  pen.fillStyle = WOODS[wood].words;
  pen.font = `bold 11px ${SANS}`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.fillText(String(shape.getAttr('words')), width - 9, height / 2 + 0.5);
}

/** A number from 0 to 1 that is always the same for a position: grain must not shimmer while a bar moves. */
const uneven = (place: number) => Math.abs(Math.sin(place * 12.9898) * 43758.5453) % 1;

function drawGrain(pen: Pen, material: Material, width: number, height: number) {
  pen.strokeStyle = WOODS[material].grain;
  pen.beginPath();
  if (material === 'maple') {
    for (let x = 3; x < width + 8; x += 5 + 4 * uneven(x)) {
      pen.moveTo(x, 0);
      pen.bezierCurveTo(x - 3, height / 3, x + 2, height / 1.6, x - 3, height);
    }
    pen.lineWidth = 2.6;
    pen.globalAlpha = 0.42;
  } else if (material === 'spruce') {
    for (let y = 2; y < height; y += 2.6) {
      pen.moveTo(0, y + uneven(y));
      pen.lineTo(width, y + uneven(y + 7));
    }
    pen.lineWidth = 0.8;
    pen.globalAlpha = 0.75;
  } else {
    for (let x = -10; x < width; x += 26 + 30 * uneven(x)) {
      pen.moveTo(x, height * uneven(x + 1));
      pen.lineTo(x + 18, height * uneven(x + 1));
    }
    pen.lineWidth = 1;
    pen.globalAlpha = 0.35;
  }
  pen.stroke();
  // The light on the upper edge.
  pen.globalAlpha = material === 'varnish' || material === 'ebony' ? 0.45 : 0.6;
  pen.fillStyle = '#fff6e0';
  pen.fillRect(4, 2, Math.max(0, width - 8), material === 'varnish' ? 2.5 : 1.4);
}
