import type Konva from 'konva';
import type { Context } from 'konva/lib/Context';
import { type Bar, describeBar, type Flavor, FLAVORS, temperatureOf, TOP } from './sales';

const INK = '#2b2338';
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** A light side and a dark side of each popsicle. */
const COLORS: Record<string, [string, string]> = {
  lemon: ['#ffe45c', '#f3b81c'],
  berry: ['#ff7b9c', '#d92b5f'],
  mango: ['#ffb347', '#f2780c'],
  mint: ['#7fe0c0', '#23a684'],
  cola: ['#a9694a', '#64341f'],
  melon: ['#ff9a86', '#ea4f4a'],
  cocoa: ['#8d6a8f', '#553a5c'],
};

/** Measures of the scene. The base is where the popsicles leave their sticks. */
export interface Layout {
  width: number;
  height: number;
  base: number;
  left: number;
  column: number;
  perPiece: number;
}

export function layOut(width: number): Layout {
  const height = width < 480 ? 300 : 330;
  const base = height - 66;
  const room = Math.max(width - 46, 1);
  const column = Math.min(96, room / FLAVORS.length);
  const left = 34 + (room - column * FLAVORS.length) / 2;
  return { width, height, base, left, column, perPiece: (base - 34) / TOP };
}

/** Where a bar belongs: the middle of its column, and its pieces. */
export const placeOf = (bar: Bar, rank: number, { left, column }: Layout) => ({
  x: left + (rank + 0.5) * column,
  pieces: bar.sold,
});

/** Between two colors, each `#rrggbb`. */
function mix(from: string, to: string, share: number) {
  const parts = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const end = parts(to);
  return `rgb(${parts(from)
    .map((part, i) => Math.round(part + ((end[i] ?? part) - part) * share))
    .join()})`;
}

/** The sky gets warmer with the week, and the sun larger. */
export function skyParts(week: number, { width, height, base }: Layout) {
  const temperature = temperatureOf(week);
  const heat = temperature === null ? 0 : Math.max(0, Math.min(1, (temperature - 16) / 17));
  const radius = temperature === null ? 0 : 26 + heat * 26;
  const sun = { x: width - 64, y: 62 };
  return {
    sky: {
      name: 'sky',
      width,
      height,
      fillLinearGradientStartPoint: { x: 0, y: 0 },
      fillLinearGradientEndPoint: { x: 0, y: height },
      fillLinearGradientColorStops: [
        0,
        mix('#a9cfe0', '#ff9d76', heat),
        0.8,
        mix('#e6f1f0', '#ffe9c4', heat),
      ],
    } satisfies Konva.RectConfig,
    glow: { ...sun, radius: radius * 1.7, fill: '#fff3c9', opacity: 0.35 },
    sun: { ...sun, radius, fill: '#fff3c9' },
    temperature: {
      name: 'temperature',
      x: sun.x - 60,
      y: sun.y - 13,
      width: 120,
      align: 'center',
      text: temperature === null ? 'closed' : `${temperature}°`,
      fontFamily: SERIF,
      fontSize: temperature === null ? 18 : 27,
      fontStyle: 'bold',
      fill: '#c2541c',
    } satisfies Konva.TextConfig,
    board: {
      name: 'board',
      y: base + 18,
      width,
      height: height - base - 18,
      fillLinearGradientStartPoint: { x: 0, y: 0 },
      fillLinearGradientEndPoint: { x: 0, y: height - base - 18 },
      fillLinearGradientColorStops: [0, '#dba26a', 0.12, '#c98a50', 1, '#b77a42'],
    } satisfies Konva.RectConfig,
  };
}

/** Few lines, each with its number. */
export const gridParts = ({ width, base, perPiece }: Layout) =>
  [100, 200, 300].map((pieces) => ({
    line: {
      points: [34, base - pieces * perPiece, width, base - pieces * perPiece],
      stroke: '#ffffff',
      opacity: 0.75,
      strokeWidth: 1,
    },
    text: {
      y: base - pieces * perPiece - 6,
      width: 28,
      align: 'right',
      text: String(pieces),
      fontFamily: SANS,
      fontSize: 12,
      fill: INK,
    } satisfies Konva.TextConfig,
  }));

/** A popsicle. The attributes `x` and `pieces` are moved by springs, so they are not part of it. */
export function popsicleConfig(
  flavor: Flavor,
  { base, column, perPiece }: Layout,
  isChosen: boolean,
) {
  return {
    id: flavor.id,
    name: 'popsicle',
    y: base,
    label: flavor.name,
    isChosen,
    thickness: column * 0.62,
    column,
    perPiece,
    // A finger that swipes over a bar scrolls the page.
    preventDefault: false,
    sceneFunc: drawPopsicle,
    hitFunc: drawColumn,
  } satisfies Konva.ShapeConfig;
}

const numberOf = (shape: Konva.Shape, key: string) => Number(shape.getAttr(key) ?? 0);

/** Draws around the shape's position, which is the middle of the base. */
function drawPopsicle(context: Context, shape: Konva.Shape) {
  const width = numberOf(shape, 'thickness');
  // A spring may swing below zero.
  const pieces = Math.max(0, numberOf(shape, 'pieces'));
  const height = pieces * numberOf(shape, 'perPiece');
  const [light, dark] = COLORS[shape.id()] ?? ['#ffffff', '#888888'];
  const native = context._context;

  native.fillStyle = '#f3d7a6';
  native.beginPath();
  native.roundRect(-width * 0.11, -4, width * 0.22, 30, 4);
  native.fill();

  const color = native.createLinearGradient(-width / 2, 0, width / 2, 0);
  color.addColorStop(0, light);
  color.addColorStop(1, dark);
  const round = Math.min(width / 2, height);
  native.beginPath();
  native.roundRect(-width / 2, -height, width, height, [round, round, 6, 6]);
  native.fillStyle = color;
  native.fill();
  if (shape.getAttr('isChosen') === true) {
    native.strokeStyle = INK;
    native.lineWidth = 2.5;
    native.stroke();
  }

  // Two grooves and a shine, where there is room for them.
  const groove = height - width * 0.5 - 12;
  if (groove > 4) {
    native.fillStyle = 'rgba(255, 255, 255, 0.28)';
    for (const side of [-1, 1]) {
      native.beginPath();
      native.roundRect(side * width * 0.2 - width * 0.06, -groove - 8, width * 0.12, groove, width);
      native.fill();
    }
  }

  native.fillStyle = INK;
  native.textAlign = 'center';
  native.textBaseline = 'alphabetic';
  native.font = `bold 13px ${SANS}`;
  native.fillText(String(Math.round(pieces)), 0, -height - 7);
  native.fillStyle = '#fff6e6';
  native.font = `bold ${numberOf(shape, 'column') < 46 ? 11 : 13}px ${SANS}`;
  native.fillText(String(shape.getAttr('label')), 0, 48);
}

/** The whole column takes the pointer: a low bar is as easy to hit as a high one. */
function drawColumn(context: Context, shape: Konva.Shape) {
  const column = numberOf(shape, 'column');
  const height = TOP * numberOf(shape, 'perPiece');
  context.beginPath();
  context.rect(-column / 2, -height, column, height + 60);
  context.closePath();
  context.fillStrokeShape(shape);
}

const TIP = { width: 154, height: 64 };

/** The tooltip, above its bar and inside the stage. */
export function tipParts(bar: Bar | undefined, rank: number, layout: Layout) {
  const { x, pieces } = bar ? placeOf(bar, rank, layout) : { x: 0, pieces: 0 };
  const top = layout.base - pieces * layout.perPiece - 26;
  const left = Math.max(6, Math.min(layout.width - TIP.width - 6, x - TIP.width / 2));
  return {
    group: {
      name: 'tip',
      x: left,
      y: Math.max(6, top - TIP.height),
      visible: bar !== undefined,
      listening: false,
    },
    card: {
      ...TIP,
      cornerRadius: 8,
      fill: '#fffdf8',
      shadowColor: INK,
      shadowBlur: 14,
      shadowOpacity: 0.3,
      shadowOffsetY: 3,
    } satisfies Konva.RectConfig,
    text: {
      name: 'tip-text',
      x: 12,
      y: 9,
      text: bar ? describeBar(bar).join('\n') : '',
      fontFamily: SANS,
      fontSize: 12,
      lineHeight: 1.35,
      fill: INK,
    } satisfies Konva.TextConfig,
  };
}
