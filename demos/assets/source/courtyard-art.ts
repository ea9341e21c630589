import type Konva from 'konva';
import { FLOOR, TILE } from '../../sandbox/Grid_Snapping/shared/yard';

/** Floor, tiles and plants of the courtyard of `sandbox/Grid_Snapping`. */
export const COLORS = {
  lime: '#f7f0e1',
  clay: '#c9744b',
  cobalt: '#1d4b8f',
  ochre: '#e8ab3c',
  leaf: '#2f7355',
  blossom: '#c92f74',
};

/** Thickness of the walls around the floor, in centimeters. */
export const WALL = 20;
export const YARD = { width: FLOOR.width + 2 * WALL, height: FLOOR.height + 2 * WALL };

type Context = CanvasRenderingContext2D;
type Paint = (context: Context) => void;

/** The image of a tile of 20 units, with its joint. */
export const tileScene = (paint: Paint) => ({
  width: TILE,
  height: TILE,
  ratio: 4,
  paint: ({ _context: context }: Konva.Context) => {
    paint(context);
    context.strokeStyle = 'rgba(60, 40, 30, 0.35)';
    context.lineWidth = 0.7;
    context.strokeRect(0, 0, TILE, TILE);
  },
});

/** A number from 0 to 1 that is the same for the same position on every drawing. */
function grain(x: number, y: number) {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** The walls, the floor of plain clay tiles, and the shade of the walls on it. */
export function drawYard(context: Context) {
  context.fillStyle = COLORS.lime;
  context.fillRect(-WALL, -WALL, YARD.width, YARD.height);
  context.fillStyle = '#e9dcc3';
  context.fillRect(-6, -6, FLOOR.width + 12, FLOOR.height + 12);
  context.fillStyle = COLORS.cobalt;
  context.fillRect(-3, -3, FLOOR.width + 6, FLOOR.height + 6);
  context.fillStyle = '#9c5233';
  context.fillRect(0, 0, FLOOR.width, FLOOR.height);
  for (let y = 0; y < FLOOR.height; y += TILE) {
    for (let x = 0; x < FLOOR.width; x += TILE) {
      const light = 60 + 7 * grain(x, y);
      context.fillStyle = `hsl(${18 + 5 * grain(y, x)} 50% ${light}%)`;
      context.fillRect(x + 0.45, y + 0.45, TILE - 0.9, TILE - 0.9);
    }
  }
  // The sun is in the upper left, behind the wall.
  const shade = context.createLinearGradient(0, 0, 0, 26);
  shade.addColorStop(0, 'rgba(58, 24, 40, 0.42)');
  shade.addColorStop(1, 'rgba(58, 24, 40, 0)');
  context.fillStyle = shade;
  context.fillRect(0, 0, FLOOR.width, 26);
  const side = context.createLinearGradient(0, 0, 16, 0);
  side.addColorStop(0, 'rgba(58, 24, 40, 0.36)');
  side.addColorStop(1, 'rgba(58, 24, 40, 0)');
  context.fillStyle = side;
  context.fillRect(0, 0, 16, FLOOR.height);
}

/** Bougainvillea on the walls. It hangs over the floor, so it is drawn above everything else. */
export function drawBlossoms(context: Context) {
  const places: [x: number, y: number, length: number][] = [
    [-WALL, -8, 150],
    [FLOOR.width - 90, -10, 108],
    [-12, FLOOR.height + 8, 70],
    [FLOOR.width - 130, FLOOR.height + 9, 150],
  ];
  for (const [left, top, length] of places) {
    for (let i = 0; i < length / 3; i += 1) {
      const x = left + i * 3 + 5 * grain(i, top);
      const end = Math.sin((Math.PI * i * 3) / length);
      const y = top + (grain(left, i) - 0.5) * 24 * end;
      blob(context, x, y, 3.4 + 2 * grain(i, left), grain(i, 7) > 0.45 ? COLORS.leaf : '#4b9468');
    }
    for (let i = 0; i < length / 2; i += 1) {
      const x = left + i * 2 + 6 * grain(top, i);
      const end = Math.sin((Math.PI * i * 2) / length);
      const y = top + (grain(i, left + 1) - 0.5) * 26 * end;
      blob(context, x, y, 1.6 + 1.6 * grain(i, 3), grain(i, 5) > 0.5 ? COLORS.blossom : '#e45f98');
    }
  }
}

function blob(context: Context, x: number, y: number, radius: number, color: string) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** An octagonal basin; the square is as wide as the fountain. */
export function drawFountain(context: Context, size: number) {
  const middle = size / 2;
  const octagon = (radius: number) => {
    context.beginPath();
    for (let i = 0; i < 8; i += 1) {
      const angle = ((i + 0.5) * Math.PI) / 4;
      context.lineTo(middle + radius * Math.cos(angle), middle + radius * Math.sin(angle));
    }
    context.closePath();
  };
  context.save();
  context.translate(3, 4);
  octagon(middle * 1.04);
  context.fillStyle = 'rgba(40, 20, 40, 0.32)';
  context.fill();
  context.restore();
  const stone = context.createLinearGradient(0, 0, size, size);
  stone.addColorStop(0, '#fffaf0');
  stone.addColorStop(1, '#cdbb9c');
  octagon(middle * 1.04);
  context.fillStyle = stone;
  context.fill();
  octagon(middle * 0.9);
  context.fillStyle = COLORS.cobalt;
  context.fill();
  octagon(middle * 0.84);
  const water = context.createRadialGradient(middle, middle, 4, middle, middle, middle);
  water.addColorStop(0, '#b9ecec');
  water.addColorStop(0.55, '#4cb4c4');
  water.addColorStop(1, '#1b7d9c');
  context.fillStyle = water;
  context.fill();
  context.strokeStyle = 'rgba(255, 255, 255, 0.55)';
  context.lineWidth = 0.9;
  for (const radius of [0.34, 0.52, 0.7]) {
    context.beginPath();
    context.arc(middle, middle, middle * radius, 0.3, 2 * Math.PI - 0.5);
    context.stroke();
  }
  blob(context, middle + 1, middle + 1.5, middle * 0.24, 'rgba(20, 50, 70, 0.35)');
  blob(context, middle, middle, middle * 0.22, '#f4ead6');
  blob(context, middle, middle, middle * 0.15, '#7fd0d6');
  blob(context, middle - 1.4, middle - 1.4, middle * 0.05, '#ffffff');
}

/** An orange tree in a clay pot, from above. */
export function drawTree(context: Context, size: number) {
  const middle = size / 2;
  blob(context, middle + 4, middle + 5, middle * 0.98, 'rgba(40, 20, 40, 0.3)');
  blob(context, middle, middle, middle * 0.8, '#a4512f');
  blob(context, middle, middle, middle * 0.68, '#5b3424');
  const greens = ['#235c43', '#2f7355', '#43906a', '#5fae7e'];
  for (let ring = 0; ring < greens.length; ring += 1) {
    const radius = middle * (0.72 - ring * 0.2);
    for (let i = 0; i < 9 - ring; i += 1) {
      const angle = (2 * Math.PI * i) / (9 - ring) + ring * 0.7;
      // Toward the light.
      const x = middle - ring * 0.8 + radius * Math.cos(angle);
      const y = middle - ring * 0.8 + radius * Math.sin(angle);
      blob(context, x, y, middle * (0.3 - ring * 0.03), greens[ring] ?? COLORS.leaf);
    }
  }
  for (let i = 0; i < 8; i += 1) {
    const angle = i * 2.4;
    const radius = middle * (0.2 + 0.075 * i);
    const [x, y] = [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
    blob(context, x, y, 2.5, '#f08a24');
    blob(context, x - 0.7, y - 0.8, 0.8, '#ffd28a');
  }
}

function square(context: CanvasRenderingContext2D, color: string) {
  context.fillStyle = color;
  context.fillRect(0, 0, 20, 20);
}

function disc(
  context: CanvasRenderingContext2D,
  [x, y, radius]: [number, number, number],
  color: string,
) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

const CORNERS: readonly [number, number][] = [
  [0, 0],
  [20, 0],
  [20, 20],
  [0, 20],
];

/** An eight-pointed star: two squares, one of them turned. */
export const star: Paint = (context) => {
  square(context, COLORS.lime);
  for (const [x, y] of CORNERS) disc(context, [x, y, 5], COLORS.ochre);
  context.fillStyle = COLORS.cobalt;
  for (const turn of [0, Math.PI / 4]) {
    context.save();
    context.translate(10, 10);
    context.rotate(turn);
    context.fillRect(-5.6, -5.6, 11.2, 11.2);
    context.restore();
  }
  disc(context, [10, 10, 3.6], COLORS.lime);
  disc(context, [10, 10, 1.9], COLORS.clay);
};

/** Four leaves from corner to corner, so that neighbors make a net. */
export const leaf: Paint = (context) => {
  square(context, COLORS.lime);
  context.fillStyle = COLORS.leaf;
  for (let i = 0; i < 4; i += 1) {
    context.save();
    context.translate(10, 10);
    context.rotate((i * Math.PI) / 2);
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(7.5, 1.2, 10, 10);
    context.quadraticCurveTo(1.2, 7.5, 0, 0);
    context.fill();
    context.restore();
  }
  disc(context, [10, 0, 2.2], COLORS.ochre);
  disc(context, [10, 20, 2.2], COLORS.ochre);
  disc(context, [0, 10, 2.2], COLORS.ochre);
  disc(context, [20, 10, 2.2], COLORS.ochre);
};

/** Scales, half a tile apart. */
export const wave: Paint = (context) => {
  square(context, COLORS.ochre);
  const rings: [number, string][] = [
    [10, COLORS.clay],
    [7.6, COLORS.lime],
    [5.6, COLORS.ochre],
    [2.8, COLORS.clay],
  ];
  for (const [x, y] of [
    [10, 0],
    [0, 10],
    [20, 10],
    [10, 20],
    [0, 30],
    [20, 30],
  ] as const) {
    for (const [radius, color] of rings) disc(context, [x, y, radius], color);
  }
};
