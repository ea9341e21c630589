import type { Kind, Point } from './stack';

/** A piece of paper: its outline as SVG path data, in units of the scene, and its color. */
export interface Cut {
  data: string;
  fill: string;
}

// Sheets extend beyond the frame, so that they can be moved.
const LEFT = -80;
const RIGHT = 480;
const BOTTOM = 540;

const at = (...numbers: number[]) =>
  numbers.map((number) => Math.round(number * 10) / 10).join(' ');

/** Land below a soft line through the points. */
function ridge(points: readonly [x: number, y: number][]): string {
  const curves = points.slice(1, -1).map(([x, y], i) => {
    const [nextX, nextY] = points[i + 2] ?? [x, y];
    return `Q${at(x, y, (x + nextX) / 2, (y + nextY) / 2)}`;
  });
  const [first, last] = [points[0]?.[1] ?? 0, points.at(-1)?.[1] ?? 0];
  return `M${at(LEFT, BOTTOM)}L${at(LEFT, first)}${curves.join('')}L${at(RIGHT, last)}V${BOTTOM}Z`;
}

const disc = (x: number, y: number, radius: number) =>
  `M${at(x - radius, y)}a${at(radius, radius)} 0 1 0 ${at(2 * radius, 0)}a${at(radius, radius)} 0 1 0 ${at(-2 * radius, 0)}Z`;

/** Three bumps on a flat base. */
const cloud = (x: number, y: number, size: number) =>
  `M${at(x, y)}c${at(-size * 0.1, -size * 0.24, size * 0.16, -size * 0.36, size * 0.26, -size * 0.2)}` +
  `c${at(size * 0.06, -size * 0.28, size * 0.46, -size * 0.28, size * 0.5, 0)}` +
  `c${at(size * 0.18, -size * 0.12, size * 0.34, size * 0.06, size * 0.24, size * 0.2)}Z`;

/** A pine of three tiers with its base at `y`. */
function pine(x: number, y: number, height: number): string {
  const half = height * 0.23;
  const tier = (from: number, to: number, wide: number) =>
    `M${at(x, y - height * from)}L${at(x + half * wide, y - height * to)}H${at(x - half * wide)}Z`;
  const trunk = `M${at(x - 3, y - height * 0.2)}h6V${at(y + 20)}h-6Z`;
  return tier(1, 0.62, 0.6) + tier(0.8, 0.36, 0.82) + tier(0.56, 0.08, 1) + trunk;
}

/** A leaf from its stalk to its tip. */
function leaf(x: number, y: number, angle: number, length: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = (way: number) =>
    at(x + length * (0.5 * cos - 0.32 * way * sin), y + length * (0.5 * sin + 0.32 * way * cos));
  const tip = at(x + length * cos, y + length * sin);
  return `M${at(x, y)}Q${side(1)} ${tip}Q${side(-1)} ${at(x, y)}Z`;
}

/** A twig along a curve, with leaves on both sides. */
function twig(from: Point, bend: Point, to: Point, count: number): string {
  let data = `M${at(from.x, from.y)}Q${at(bend.x, bend.y, to.x, to.y)}Q${at(bend.x + 3, bend.y - 5, from.x, from.y - 7)}Z`;
  for (let i = 0; i < count; i += 1) {
    const t = 0.12 + (0.88 * (i + 1)) / count;
    const x = (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x;
    const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y;
    const along = Math.atan2(
      2 * (1 - t) * (bend.y - from.y) + 2 * t * (to.y - bend.y),
      2 * (1 - t) * (bend.x - from.x) + 2 * t * (to.x - bend.x),
    );
    data += leaf(x, y, along + 0.75, 40 - i * 1.6) + leaf(x, y, along - 0.7, 34 - i * 1.4);
  }
  return data;
}

const PINES: readonly [x: number, y: number, height: number][] = [
  [-58, 396, 150],
  [-18, 400, 188],
  [22, 398, 214],
  [62, 402, 158],
  [96, 404, 112],
  [126, 406, 76],
  [300, 404, 70],
  [330, 402, 118],
  [362, 400, 176],
  [402, 398, 146],
  [444, 398, 200],
];

const GRASS = [-50, -8, 14, 30, 66, 120, 176, 318, 352, 370, 392, 430].map(
  (x, i) =>
    `M${x} 500Q${x + 6} 452 ${x + (i % 2 ? 26 : -16)} ${414 + ((i * 13) % 26)}Q${x + 16} 456 ${x + 16} 500Z`,
);

const FOX = { x: 262, y: 334 };
const move = (data: string) =>
  data.replaceAll(
    /(-?\d+) (-?\d+)/g,
    (_, x: string, y: string) => `${Number(x) + FOX.x} ${Number(y) + FOX.y}`,
  );

/** The pieces of each sheet, the lowest first. The first one is the sheet itself and throws the shadow. */
export const CUTS: Record<Kind, readonly Cut[]> = {
  sky: [{ data: `M${LEFT} ${LEFT}H${RIGHT}V${BOTTOM}H${LEFT}Z`, fill: '#fbe3c0' }],
  sun: [
    { data: disc(218, 158, 118), fill: '#f9cf97' },
    { data: disc(218, 158, 88), fill: '#f5ac6a' },
    { data: disc(218, 158, 58), fill: '#e8603c' },
  ],
  clouds: [
    {
      data: cloud(34, 112, 122) + cloud(262, 190, 150) + cloud(216, 66, 84) + cloud(40, 222, 92),
      fill: '#fff8ea',
    },
  ],
  peaks: [
    {
      data: `M${LEFT} ${BOTTOM}V300L-30 262L18 296L96 192L142 250L168 226L214 282L286 168L338 238L366 214L430 282L${RIGHT} 246V${BOTTOM}Z`,
      fill: '#a07a9f',
    },
    {
      data: 'M96 192L125 229L110 238L97 226L82 242L66 232ZM286 168L316 208L302 220L287 204L271 220L258 212ZM168 226L184 246L168 252L154 238Z',
      fill: '#fbeadf',
    },
  ],
  hills: [
    {
      data: ridge([
        [LEFT, 300],
        [-20, 270],
        [60, 292],
        [130, 330],
        [210, 300],
        [290, 264],
        [370, 292],
        [430, 322],
        [RIGHT, 300],
      ]),
      fill: '#6c8a8f',
    },
  ],
  lake: [
    {
      data: ridge([
        [LEFT, 344],
        [-40, 352],
        [20, 340],
        [90, 350],
        [160, 340],
        [230, 350],
        [300, 340],
        [370, 350],
        [430, 342],
        [RIGHT, 348],
      ]),
      fill: '#3d7c8a',
    },
    {
      data: [
        [176, 358, 84],
        [196, 367, 54],
        [164, 376, 70],
        [188, 385, 44],
        [270, 370, 40],
        [112, 366, 36],
      ]
        .map(
          ([x = 0, y = 0, wide = 0]) =>
            `M${x} ${y}q${wide / 2} -5 ${wide} 0q${-wide / 2} 5 ${-wide} 0Z`,
        )
        .join(''),
      fill: '#f5ac6a',
    },
  ],
  pines: [
    {
      data:
        PINES.map((one) => pine(...one)).join('') +
        ridge([
          [LEFT, 386],
          [-20, 392],
          [60, 394],
          [140, 412],
          [216, 418],
          [300, 408],
          [380, 394],
          [440, 390],
          [RIGHT, 388],
        ]),
      fill: '#1f5560',
    },
  ],
  fox: [
    {
      data: ridge([
        [LEFT, 472],
        [0, 470],
        [90, 452],
        [180, 424],
        [262, 408],
        [330, 424],
        [400, 450],
        [450, 458],
        [RIGHT, 462],
      ]),
      fill: '#123c47',
    },
    { data: move('M20 82C76 92 100 44 74 8C66 40 46 50 24 52Z'), fill: '#d8532a' },
    { data: move('M74 8C88 28 89 46 80 62C70 54 64 44 67 28Z'), fill: '#fff4e2' },
    { data: move('M-14 0C-38 26 -36 66 -28 84L30 84C40 62 36 26 14 0Z'), fill: '#d8532a' },
    { data: move('M-16 8L16 8L0 58Z'), fill: '#fff4e2' },
    { data: move('M-28 -58L-8 -38L8 -38L28 -58L36 -14L0 18L-36 -14Z'), fill: '#ea6a38' },
    { data: move('M-36 -14L-10 -12L0 18ZM36 -14L10 -12L0 18Z'), fill: '#fff4e2' },
    {
      data: move('M-24 -48L-20 -30L-12 -36ZM24 -48L20 -30L12 -36ZM-6 10L6 10L0 19Z'),
      fill: '#2b2236',
    },
    { data: disc(FOX.x - 14, FOX.y - 17, 3) + disc(FOX.x + 14, FOX.y - 17, 3), fill: '#2b2236' },
  ],
  branches: [
    {
      data:
        twig({ x: -80, y: -6 }, { x: 40, y: 4 }, { x: 118, y: 62 }, 7) +
        twig({ x: 480, y: -20 }, { x: 390, y: 20 }, { x: 338, y: 104 }, 7) +
        GRASS.join(''),
      fill: '#0d2833',
    },
  ],
};
