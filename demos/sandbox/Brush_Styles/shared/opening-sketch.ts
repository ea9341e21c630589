import type { Brush, Stroke } from './strokes';

const INDIGO = '#25324b';
const VERMILION = '#d9462e';
const OCHER = '#d99a3a';
const SAGE = '#6f8f7a';
const MIST = '#9cc3cc';
const CHALK = '#ffffff';

/** The page that the book is open at: a heron in the reeds before the evening sun. Each line of numbers is x, y and pressure in turn. */
export function openingSketch(): Stroke[] {
  const strokes: Stroke[] = [];
  const draw = (brush: Brush, color: string, size: number, points: number[]) => {
    // The numbers below have x = 0 in the middle of the page.
    const moved = points.map((value, i) => (i % 3 === 0 ? value + 240 : value));
    strokes.push({ brush, color, size, seed: strokes.length + 1, points: moved });
  };
  const flat = (points: [x: number, y: number][]) => points.flatMap(([x, y]) => [x, y, 1]);

  // Hills in the haze, one behind the other.
  draw(
    'marker',
    MIST,
    46,
    flat([
      [-250, 214],
      [-170, 188],
      [-90, 206],
      [-10, 180],
      [90, 200],
      [170, 184],
      [250, 206],
    ]),
  );
  draw(
    'marker',
    SAGE,
    40,
    flat([
      [-250, 246],
      [-150, 230],
      [-60, 244],
      [40, 226],
      [140, 242],
      [250, 224],
    ]),
  );

  // The sun: a spray that goes round and round.
  const sun = Array.from({ length: 40 }, (_, i) => {
    const reach = 30 * (i / 39);
    const point: [number, number] = [
      96 + reach * Math.cos(i * 0.62),
      122 + reach * Math.sin(i * 0.62),
    ];
    return point;
  });
  draw('spray', VERMILION, 64, flat(sun));
  draw('spray', VERMILION, 44, flat(sun));
  draw(
    'spray',
    OCHER,
    90,
    flat([
      [-190, 268],
      [-60, 274],
      [80, 268],
      [190, 272],
    ]),
  );

  // Water, with the sun in it.
  for (const [y, from, to] of [
    [316, -250, 250],
    [346, -210, 190],
    [374, -250, 250],
    [402, -180, 236],
  ] as const) {
    draw(
      'marker',
      MIST,
      18,
      flat([
        [from, y],
        [(from + to) / 2, y + 4],
        [to, y - 2],
      ]),
    );
  }
  draw(
    'calligraphy',
    VERMILION,
    9,
    flat([
      [70, 320],
      [96, 316],
      [126, 321],
    ]),
  );
  draw(
    'calligraphy',
    VERMILION,
    7,
    flat([
      [78, 338],
      [98, 335],
      [120, 339],
    ]),
  );
  draw(
    'calligraphy',
    VERMILION,
    6,
    flat([
      [86, 355],
      [98, 353],
      [110, 356],
    ]),
  );

  // Reeds: a flat nib is thin upward and wide where it bends.
  for (const [x, top, lean, color, size] of [
    [-214, 148, 26, SAGE, 11],
    [-196, 96, -14, INDIGO, 9],
    [-178, 190, 34, INDIGO, 12],
    [-160, 128, 18, SAGE, 9],
    [-232, 206, -10, SAGE, 12],
    [150, 236, -20, SAGE, 11],
    [176, 190, 22, INDIGO, 10],
    [200, 214, 40, SAGE, 12],
    [222, 176, -12, INDIGO, 9],
  ] as const) {
    draw(
      'calligraphy',
      color,
      size,
      flat([
        [x, 412],
        [x + lean * 0.1, (412 + top) / 2 + 30],
        [x + lean * 0.45, top + 34],
        [x + lean, top],
        [x + lean * 1.9, top + 16],
      ]),
    );
  }
  for (const [x, y] of [
    [-210, 92],
    [198, 186],
  ] as const) {
    draw('brush', OCHER, 16, [
      x,
      y + 26,
      0.4,
      x + 1,
      y + 12,
      1,
      x + 2,
      y - 6,
      0.9,
      x + 3,
      y - 22,
      0.2,
    ]);
  }

  // The heron: pressure makes body, neck and wing.
  draw(
    'pen',
    INDIGO,
    4,
    flat([
      [-14, 300],
      [-18, 336],
      [-10, 344],
      [-14, 392],
      [-30, 396],
    ]),
  );
  draw(
    'pen',
    INDIGO,
    4,
    flat([
      [12, 304],
      [14, 340],
      [20, 348],
      [16, 398],
      [2, 402],
    ]),
  );
  draw(
    'brush',
    INDIGO,
    74,
    [-46, 250, 0.25, -30, 262, 0.8, 4, 274, 1, 44, 286, 0.7, 84, 300, 0.3, 112, 314, 0.05],
  );
  draw(
    'brush',
    INDIGO,
    26,
    [
      -40, 262, 0.9, -54, 238, 0.8, -52, 210, 0.7, -34, 186, 0.62, -26, 160, 0.6, -36, 138, 0.66,
      -54, 128, 0.8, -66, 128, 0.5,
    ],
  );
  draw('brush', OCHER, 15, [-64, 126, 0.8, -90, 131, 0.6, -122, 138, 0.1]);
  draw(
    'calligraphy',
    INDIGO,
    6,
    flat([
      [-52, 122],
      [-24, 112],
      [4, 122],
      [22, 118],
    ]),
  );
  draw('pen', CHALK, 5, flat([[-57, 125]]));
  draw(
    'calligraphy',
    MIST,
    12,
    flat([
      [-26, 254],
      [10, 262],
      [50, 280],
      [88, 300],
    ]),
  );
  draw(
    'calligraphy',
    MIST,
    9,
    flat([
      [-18, 268],
      [16, 277],
      [48, 290],
      [70, 302],
    ]),
  );
  draw('brush', CHALK, 8, [-50, 222, 0.3, -46, 240, 0.8, -38, 258, 0.2]);

  // Birds far off, and the painter's seal.
  for (const [x, y, size] of [
    [-84, 70, 1],
    [-54, 54, 0.7],
    [-112, 48, 0.6],
  ] as const) {
    draw('brush', INDIGO, 6, [
      x - 18 * size,
      y - 5 * size,
      0.2,
      x - 8 * size,
      y - 7 * size,
      0.9,
      x,
      y,
      0.5,
      x + 8 * size,
      y - 8 * size,
      0.9,
      x + 19 * size,
      y - 6 * size,
      0.2,
    ]);
  }
  draw(
    'pen',
    VERMILION,
    26,
    flat([
      [216, 388],
      [216.2, 388],
    ]),
  );
  draw(
    'pen',
    CHALK,
    2.5,
    flat([
      [210, 382],
      [222, 382],
      [216, 382],
      [216, 394],
    ]),
  );
  draw(
    'pen',
    CHALK,
    2.5,
    flat([
      [209, 394],
      [223, 394],
    ]),
  );
  return strokes;
}
