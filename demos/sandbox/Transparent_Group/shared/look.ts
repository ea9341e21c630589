import type Konva from 'konva';
import type { Koi, Way } from './pond';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Pond with three koi. Space takes the next koi, arrow keys move it, with Shift in long steps.';

/** Side of the square that always fits the stage. */
const SIDE = 440;

/** Position and scale of the pond; its middle is at 0, 0. */
export function placePond({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width, height) / SIDE);
  return { x: width / 2, y: height / 2, scaleX: scale, scaleY: scale };
}

/** The group of a koi. Only `isolated` differs; a cached group is cached by `cacheKoi`. */
export const koiConfig = ({ way, x, y, rotation }: Koi, opacity: number) =>
  ({
    name: way,
    x,
    y,
    rotation,
    opacity,
    draggable: true,
    isolated: way === 'isolated',
  }) satisfies Konva.GroupConfig;

/** Takes the picture of a group, with as many pixels as it has on the screen. */
export function cacheKoi(group: Konva.Group, scale: number) {
  group.cache({ pixelRatio: scale * window.devicePixelRatio });
}

/** A koi from above that heads to the right: the fins, the body over them, the pattern over that. */
export const koiParts: readonly Konva.PathConfig[] = [
  // Tail
  {
    data: 'M-48 2 C-98 -10 -126 -18 -148 -12 C-134 0 -128 10 -130 22 C-126 32 -132 46 -142 58 C-116 52 -92 34 -48 2 Z',
    fill: '#f0803c',
  },
  // Fins at the sides
  { data: 'M50 -2 C50 -40 28 -70 0 -76 C4 -54 8 -24 14 0 Z', fill: '#f0803c' },
  { data: 'M50 0 C54 36 34 66 8 74 C8 52 10 24 16 2 Z', fill: '#f0803c' },
  { data: 'M-22 2 C-28 -32 -50 -46 -66 -46 C-62 -32 -54 -12 -46 4 Z', fill: '#f0803c' },
  { data: 'M-20 4 C-22 34 -38 50 -52 54 C-54 40 -52 22 -44 6 Z', fill: '#f0803c' },
  // Body
  {
    name: 'body',
    data: 'M98 -4 C94 -24 66 -34 36 -34 C-4 -34 -46 -20 -92 10 C-50 22 -8 30 34 27 C66 25 94 16 98 -4 Z',
    fill: '#fff3dc',
  },
  // Pattern
  {
    data: 'M90 -16 C82 -28 62 -33 52 -33 C44 -22 46 -6 56 4 C68 10 84 4 90 -16 Z',
    fill: '#d9402b',
  },
  {
    data: 'M34 -34 C14 -34 -8 -29 -22 -24 C-20 -8 -6 2 8 10 C18 26 30 20 30 2 C40 -8 42 -22 34 -34 Z',
    fill: '#d9402b',
  },
  {
    data: 'M-40 -17 C-52 -12 -66 -5 -78 2 C-66 12 -50 18 -38 14 C-30 6 -30 -8 -40 -17 Z',
    fill: '#d9402b',
  },
  // Fin of the back
  { data: 'M26 -4 C4 -18 -30 -14 -50 4 C-28 0 4 4 26 -4 Z', fill: '#f7b267' },
  // Eyes
  { data: 'M80 -20 a4 4 0 1 0 0.1 0 Z M82 8 a4 4 0 1 0 0.1 0 Z', fill: '#20232a' },
];

/** Where a word is, seen from its koi. */
const BESIDE: Record<Way, { x: number; y: number }> = {
  plain: { x: 0, y: -96 },
  isolated: { x: -22, y: 112 },
  cached: { x: -62, y: 68 },
};

/** The word beside a koi. It is outside of the group, or it would fade with it. */
export const wordConfig = ({ way, x, y }: Koi) =>
  ({
    x: x + BESIDE[way].x,
    y: y + BESIDE[way].y,
    width: 140,
    offsetX: 70,
    align: 'center',
    text: way,
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontStyle: 'italic',
    fontSize: 20,
    fill: '#fff3dc',
    listening: false,
  }) satisfies Konva.TextConfig;

/** The ring around the koi that the keyboard moves. */
export const ringConfig = (koi: Koi | undefined, visible: boolean) =>
  ({
    name: 'ring',
    x: koi?.x ?? 0,
    y: koi?.y ?? 0,
    radius: 88,
    stroke: '#fff3dc',
    strokeWidth: 2,
    dash: [3, 7],
    lineCap: 'round',
    visible,
    listening: false,
  }) satisfies Konva.CircleConfig;

/** A number from 0 to 1 that looks random and is always the same. */
const scatter = (seed: number) => {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
};

/** The ground: pebbles under water, darker toward the edge. */
export function paintGround(context: Konva.Context) {
  context.fillStyle = '#0d4347';
  context.fillRect(-900, -900, 1800, 1800);
  const stones = ['#14555a', '#1b6266', '#0f4b50', '#23706f', '#175a5c'];
  for (let i = 0; i < 620; i += 1) {
    const width = 10 + 26 * scatter(i + 0.3);
    context.fillStyle = stones[i % stones.length] ?? '#14555a';
    context.beginPath();
    context.ellipse(
      -620 + 1240 * scatter(i + 0.1),
      -460 + 920 * scatter(i + 0.2),
      width,
      width * (0.6 + 0.3 * scatter(i + 0.5)),
      3 * scatter(i + 0.7),
      0,
      2 * Math.PI,
    );
    context.fill('nonzero');
  }
  const water = context.createRadialGradient(-40, -60, 40, 0, 0, 460);
  water.addColorStop(0, 'rgba(94, 190, 170, 0.55)');
  water.addColorStop(0.55, 'rgba(24, 110, 110, 0.5)');
  water.addColorStop(1, 'rgba(4, 34, 44, 0.86)');
  context.fillStyle = water;
  context.fillRect(-900, -900, 1800, 1800);
  // Light that the waves draw.
  context.strokeStyle = 'rgba(214, 255, 240, 0.16)';
  context.lineWidth = 1.5;
  for (const [x, y, radius] of [
    [0, 0, 34],
    [0, 0, 52],
    [0, 0, 76],
    [230, -150, 30],
    [230, -150, 52],
    [-250, 160, 26],
    [-250, 160, 44],
  ] as const) {
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.94, 0.4, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** Lily pads and blossoms. They float over the koi. */
export function paintLilies(context: Konva.Context) {
  for (const [x, y, radius, turn] of [
    [-196, -176, 58, 0.5],
    [-120, -214, 34, 2.2],
    [206, 186, 62, 3.6],
    [132, 214, 32, 5.2],
    [214, 96, 28, 2.6],
    [-330, -40, 64, 5.8],
    [-300, 196, 46, 1.1],
    [318, -166, 56, 2.9],
    [340, 46, 40, 4.2],
  ] as const) {
    paintPad(context, x, y, radius, turn);
  }
  paintBlossom(context, -176, -158, 30);
  paintBlossom(context, 222, 168, 34);
  paintBlossom(context, 322, -170, 26);
}

function paintPad(context: Konva.Context, x: number, y: number, radius: number, turn: number) {
  const leaf = (shift: number) => {
    context.beginPath();
    context.moveTo(x + shift, y + shift);
    context.arc(x + shift, y + shift, radius, turn + 0.26, turn + 2 * Math.PI - 0.26);
    context.closePath();
    context.fill('nonzero');
  };
  context.fillStyle = 'rgba(2, 26, 30, 0.35)';
  leaf(8);
  const green = context.createRadialGradient(x, y, 4, x, y, radius);
  green.addColorStop(0, '#b9d77a');
  green.addColorStop(0.75, '#7fae5a');
  green.addColorStop(1, '#5d8f47');
  context.fillStyle = green;
  leaf(0);
  context.strokeStyle = 'rgba(45, 86, 44, 0.55)';
  context.lineWidth = 1.5;
  for (let vein = 1; vein < 9; vein += 1) {
    const angle = turn + 0.26 + (vein * (2 * Math.PI - 0.52)) / 9;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 0.86 * radius * Math.cos(angle), y + 0.86 * radius * Math.sin(angle));
    context.stroke();
  }
}

function paintBlossom(context: Konva.Context, x: number, y: number, radius: number) {
  for (const [share, count, color] of [
    [1, 9, '#f3a6b5'],
    [0.78, 8, '#f9c6cf'],
    [0.52, 6, '#fff0ee'],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = (2 * Math.PI * (i + share)) / count;
      const length = radius * share;
      context.fillStyle = color;
      context.beginPath();
      context.ellipse(
        x + 0.55 * length * Math.cos(angle),
        y + 0.55 * length * Math.sin(angle),
        0.5 * length,
        0.24 * length,
        angle,
        0,
        2 * Math.PI,
      );
      context.fill('nonzero');
    }
  }
  context.fillStyle = '#f6c445';
  context.beginPath();
  context.arc(x, y, radius * 0.17, 0, 2 * Math.PI);
  context.fill('nonzero');
}
