import type Konva from 'konva';
import { asDrawn, boxOf, MOUNTS, SIGN, type Mount } from './mirror';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Two inn signs with a heron. The left one hangs on its corner, the right one on its middle.';

const WIDTH = 560;
const HEIGHT = 330;
const SERIF = 'Georgia, "Times New Roman", serif';
const CREAM = '#f7ecd6';
const GOLD = '#e3b04b';

/** Position and scale at which both signs fit, however they face. */
export function placeWall({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width / WIDTH, height / HEIGHT));
  return { x: width / 2, y: height / 2, scaleX: scale, scaleY: scale };
}

/** The group of a sign. Its scale belongs to the tween. */
export const signConfig = ({ name, x, y, offsetX, offsetY }: Mount) =>
  ({ name, x, y, offsetX, offsetY }) satisfies Konva.GroupConfig;

/** Where the sign was drawn. */
export const traceConfig = (mount: Mount) =>
  ({
    ...boxOf(mount, asDrawn),
    cornerRadius: 10,
    stroke: CREAM,
    strokeWidth: 1.5,
    dash: [5, 6],
    opacity: 0.75,
  }) satisfies Konva.RectConfig;

/** The pin at the position of the node. The words below it are no smaller than 12 pixels on the screen. */
export function pinParts({ name, x, y }: Mount, scale: number) {
  const fontSize = Math.max(16, 12.5 / scale);
  return {
    dot: { x, y, radius: 6, fill: '#f0573d', stroke: CREAM, strokeWidth: 2 },
    words: {
      x: x - 120,
      y: HEIGHT / 2 - 34,
      width: 240,
      align: 'center',
      text: name === 'hinged' ? 'no offset' : 'offset in the middle',
      fontFamily: SERIF,
      fontStyle: 'italic',
      fontSize,
      fill: CREAM,
    },
  } satisfies { dot: Konva.CircleConfig; words: Konva.TextConfig };
}

export const boardParts: readonly Konva.RectConfig[] = [
  {
    ...SIGN,
    cornerRadius: 10,
    fill: '#1f4d3f',
    stroke: '#122f29',
    strokeWidth: 3,
    shadowColor: '#0b1626',
    shadowBlur: 14,
    shadowOpacity: 0.55,
    shadowOffsetY: 6,
  },
  {
    name: 'rim',
    x: 8,
    y: 8,
    width: SIGN.width - 16,
    height: SIGN.height - 16,
    cornerRadius: 5,
    stroke: GOLD,
    strokeWidth: 2,
  },
];

/** The heron in its reeds, looking at the words. */
export const heronParts: readonly Konva.PathConfig[] = [
  { data: 'M14 108 C16 84 12 66 18 52', stroke: '#6ea36a', strokeWidth: 3, lineCap: 'round' },
  { data: 'M22 108 C22 90 28 78 24 64', stroke: '#8fbf7c', strokeWidth: 3, lineCap: 'round' },
  { data: 'M40 80 L41 106 M48 80 L46 106', stroke: GOLD, strokeWidth: 2.5 },
  { data: 'M22 74 C26 56 46 52 60 62 C58 76 42 88 22 74 Z', fill: '#dbe7ea' },
  { data: 'M16 80 C24 62 40 60 54 68 C44 78 30 82 16 80 Z', fill: '#7fa3b5' },
  {
    data: 'M56 66 C70 56 44 42 52 28',
    stroke: '#dbe7ea',
    strokeWidth: 6,
    lineCap: 'round',
  },
  { data: 'M54 22 L78 28 L55 32 Z', fill: GOLD },
  { data: 'M52 34 a7 7 0 1 0 -0.1 0 Z', fill: '#dbe7ea' },
  { data: 'M52 22 C44 17 36 20 30 26', stroke: '#20344a', strokeWidth: 3, lineCap: 'round' },
  { data: 'M55 26 a1.8 1.8 0 1 0 0.1 0 Z', fill: '#20344a' },
];

export const wordParts: readonly Konva.TextConfig[] = [
  { text: 'The', y: 28, fontSize: 18, fontStyle: 'italic', fill: GOLD },
  { text: 'Heron', y: 47, fontSize: 25, fontStyle: 'bold', fill: CREAM },
  { text: 'Rooms · 1784', y: 82, fontSize: 11, fill: GOLD },
].map((part) => ({ ...part, x: 90, width: 74, align: 'center', fontFamily: SERIF }));

/** The wall of the inn at dusk, with the irons of the signs. */
export function paintWall(context: Konva.Context) {
  const dusk = context.createLinearGradient(0, -320, 0, 320);
  dusk.addColorStop(0, '#182843');
  dusk.addColorStop(0.6, '#2b4a6d');
  dusk.addColorStop(1, '#3b5f7d');
  context.fillStyle = dusk;
  context.fillRect(-900, -700, 1800, 1400);
  // Courses of stone.
  context.strokeStyle = 'rgba(9, 18, 34, 0.28)';
  context.lineWidth = 2;
  for (let row = -8; row < 9; row += 1) {
    const y = row * 44 + 22;
    context.beginPath();
    context.moveTo(-900, y);
    context.lineTo(900, y);
    for (let x = -900 + (row % 2 === 0 ? 0 : 52); x < 900; x += 104) {
      context.moveTo(x, y);
      context.lineTo(x, y + 44);
    }
    context.stroke();
  }
  // Light of a lantern between the signs.
  const glow = context.createRadialGradient(46, -128, 4, 46, -128, 300);
  glow.addColorStop(0, 'rgba(255, 205, 120, 0.75)');
  glow.addColorStop(0.25, 'rgba(255, 180, 90, 0.28)');
  glow.addColorStop(1, 'rgba(255, 170, 80, 0)');
  context.fillStyle = glow;
  context.fillRect(-900, -700, 1800, 1400);
  paintLantern(context, 46, -128);
  for (const { x } of MOUNTS) paintIron(context, x);
}

function paintLantern(context: Konva.Context, x: number, y: number) {
  context.strokeStyle = '#0e1826';
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, -700);
  context.lineTo(x, y - 20);
  context.stroke();
  context.fillStyle = '#ffdf9a';
  context.beginPath();
  context.moveTo(x - 12, y - 14);
  context.lineTo(x + 12, y - 14);
  context.lineTo(x + 8, y + 16);
  context.lineTo(x - 8, y + 16);
  context.closePath();
  context.fill('nonzero');
  context.lineWidth = 3;
  context.stroke();
  context.fillStyle = '#0e1826';
  context.beginPath();
  context.moveTo(x - 16, y - 13);
  context.lineTo(x, y - 28);
  context.lineTo(x + 16, y - 13);
  context.closePath();
  context.fill('nonzero');
  context.fillRect(x - 9, y + 15, 18, 5);
}

/** A rod with a curl at each end. */
function paintIron(context: Konva.Context, x: number) {
  context.strokeStyle = '#0e1826';
  context.lineCap = 'round';
  context.lineWidth = 6;
  context.beginPath();
  context.moveTo(x, -126);
  context.lineTo(x, 122);
  context.stroke();
  context.lineWidth = 4;
  for (const [end, side] of [
    [-126, 1],
    [-126, -1],
    [122, 1],
    [122, -1],
  ] as const) {
    const out = end < 0 ? -1 : 1;
    context.beginPath();
    context.moveTo(x, end - out * 4);
    context.bezierCurveTo(
      x + side * 4,
      end + out * 18,
      x + side * 24,
      end + out * 14,
      x + side * 19,
      end - out * 2,
    );
    context.stroke();
  }
}
