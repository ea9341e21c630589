/** Ceramic tiles, each painted once on a small canvas. Replace them to lay another floor. */
export const COLORS = {
  lime: '#f7f0e1',
  clay: '#c9744b',
  cobalt: '#1d4b8f',
  ochre: '#e8ab3c',
  leaf: '#2f7355',
  blossom: '#c92f74',
};

type Paint = (context: CanvasRenderingContext2D) => void;

/** Resolution of a tile: sharp on a large window with two pixels for each CSS pixel. */
const PIXELS = 80;

const painted = new Map<Paint, HTMLCanvasElement>();

/** The picture of a tile. Paints work on a square of 20 units. */
function tile(paint: Paint): HTMLCanvasElement {
  const known = painted.get(paint);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PIXELS;
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(PIXELS / 20, PIXELS / 20);
    paint(context);
    // The joint.
    context.strokeStyle = 'rgba(60, 40, 30, 0.35)';
    context.lineWidth = 0.7;
    context.strokeRect(0, 0, 20, 20);
  }
  painted.set(paint, canvas);
  return canvas;
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
const star: Paint = (context) => {
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
const leaf: Paint = (context) => {
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
const wave: Paint = (context) => {
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

/** The tile along an edge of a carpet; its dark side is above. */
const border =
  (color: string): Paint =>
  (context) => {
    square(context, COLORS.lime);
    context.fillStyle = color;
    context.fillRect(0, 0, 20, 6);
    context.fillRect(0, 16.5, 20, 1.6);
    for (const x of [0, 10, 20]) disc(context, [x, 11.2, 2.6], color);
    for (const x of [5, 15]) disc(context, [x, 11.2, 1], COLORS.clay);
  };

/** The tile in a corner; its dark sides are above and on the left. */
const corner =
  (color: string): Paint =>
  (context) => {
    square(context, color);
    context.fillStyle = COLORS.lime;
    context.fillRect(6, 6, 14, 14);
    disc(context, [13, 13, 4.6], color);
    disc(context, [13, 13, 2], COLORS.ochre);
  };

const CARPETS = {
  stars: { field: star, edge: border(COLORS.cobalt), corner: corner(COLORS.cobalt) },
  leaves: { field: leaf, edge: border(COLORS.leaf), corner: corner(COLORS.leaf) },
  waves: { field: wave, edge: border(COLORS.clay), corner: corner(COLORS.clay) },
};

/** Lays a carpet from its upper left corner on: whole tiles, and at its far edges what remains of one. */
export function layCarpet(
  context: CanvasRenderingContext2D,
  kind: keyof typeof CARPETS,
  width: number,
  height: number,
) {
  const { field, edge, corner: end } = CARPETS[kind];
  const columns = Math.ceil(width / 20);
  const rows = Math.ceil(height / 20);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      // The side of the carpet: 0 above, then clockwise in quarters of a turn.
      const sides = [row === 0, column === columns - 1, row === rows - 1, column === 0];
      const first = sides.indexOf(true);
      const isCorner = sides.filter(Boolean).length > 1;
      // The corner above on the left has the sides 0 and 3.
      const turn = isCorner && !(sides[0] && sides[3]) ? first + 1 : Math.max(first, 0);
      const paint = first === -1 ? field : isCorner ? end : edge;
      context.save();
      context.translate(column * 20 + 10, row * 20 + 10);
      context.rotate((turn * Math.PI) / 2);
      context.drawImage(tile(paint), -10, -10, 20, 20);
      context.restore();
    }
  }
  context.restore();
}
