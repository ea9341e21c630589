import type Konva from 'konva';

const INK = '#22304a';

/** The river and the parks below the lines. */
export const river = {
  points: [-300, 470, 80, 450, 260, 480, 480, 520, 600, 470, 760, 420, 900, 470, 1300, 430],
  stroke: '#cfe6f5',
  strokeWidth: 56,
  tension: 0.5,
  lineCap: 'round',
} satisfies Konva.LineConfig;

export const parks = [
  [40, 180, 110, 150, 130, 260, 70, 300],
  [580, 380, 630, 390, 640, 440, 560, 450],
  [880, 180, 980, 190, 970, 290, 900, 270],
  [180, 600, 300, 590, 290, 680, 170, 670],
].map(
  (points) => ({ points, closed: true, tension: 0.4, fill: '#dcebcf' }) satisfies Konva.LineConfig,
);

export const tracks = [
  { color: '#f2664a', points: [60, 360, 940, 360] },
  { color: '#4a90e2', points: [160, 60, 160, 180, 340, 360, 340, 570, 410, 640, 900, 640] },
  { color: '#3fa66b', points: [60, 560, 220, 560, 540, 240, 540, 60] },
  { color: '#8457c9', points: [940, 110, 790, 110, 660, 240, 660, 560, 740, 640] },
  { color: '#f6b73c', points: [260, 150, 750, 150, 860, 260, 860, 640] },
].map(
  ({ color, points }) =>
    ({
      points,
      stroke: color,
      strokeWidth: 13,
      lineCap: 'round',
      lineJoin: 'round',
    }) satisfies Konva.LineConfig,
);

/** The position of a name beside its station. */
const OFFSETS = {
  up: { x: -70, y: -34, align: 'center' },
  down: { x: -70, y: 18, align: 'center' },
  left: { x: -160, y: -8, align: 'right' },
  right: { x: 20, y: -8, align: 'left' },
  upright: { x: 14, y: -32, align: 'left' },
  downright: { x: 14, y: 14, align: 'left' },
};

/** Stations: name, position, and side of the name. Larger ones connect lines. */
const STATIONS: [string, number, number, keyof typeof OFFSETS, 'join'?][] = [
  ['Westgate', 60, 360, 'up'],
  ['Tannery', 180, 360, 'down'],
  ['Market', 340, 360, 'upright', 'join'],
  ['Old Bridge', 420, 360, 'downright', 'join'],
  ['Theater', 540, 360, 'up'],
  ['Central', 660, 360, 'downright', 'join'],
  ['Harbor', 860, 360, 'downright', 'join'],
  ['Eastgate', 940, 360, 'up'],
  ['Observatory', 160, 60, 'right'],
  ['Hill Street', 160, 180, 'right'],
  ['Orchard', 250, 270, 'right'],
  ['Locks', 340, 440, 'left', 'join'],
  ['Brewery', 340, 540, 'right'],
  ['South Park', 500, 640, 'up'],
  ['Gasworks', 620, 640, 'up'],
  ['Quay', 740, 640, 'down', 'join'],
  ['Lighthouse', 860, 640, 'down', 'join'],
  ['Weir', 60, 560, 'down'],
  ['Meadows', 180, 560, 'up'],
  ['Museum', 500, 280, 'right'],
  ['University', 540, 150, 'downright', 'join'],
  ['North Hill', 540, 60, 'right'],
  ['Airport', 940, 110, 'down'],
  ['Fairground', 750, 150, 'right', 'join'],
  ['Library', 660, 240, 'left'],
  ['Mill', 660, 480, 'right'],
  ['Chapel', 260, 150, 'up'],
  ['Glasshouse', 390, 150, 'up'],
  ['Dockside', 860, 500, 'right'],
];

export const stops = STATIONS.map(
  ([, x, y, , join]) =>
    ({
      name: 'stop',
      x,
      y,
      radius: join ? 13 : 8,
      fill: '#ffffff',
      stroke: INK,
      strokeWidth: join ? 5 : 4,
    }) satisfies Konva.CircleConfig,
);

/** Whether the map is so small that most names are unreadable, for example the whole map on a phone. */
export const isFar = (scale: number) => scale < 0.5;

/** The names. On a small map, only the names of stations where lines meet, in larger letters. */
export const namesOf = (far: boolean) =>
  STATIONS.map(([text, x, y, side, join]) => {
    const { align, ...offset } = OFFSETS[side];
    const size = far ? 1.6 : 1;
    return {
      name: 'station',
      text,
      x: x + offset.x * size,
      y: y + offset.y * size,
      align,
      width: 140 * size,
      visible: !far || join !== undefined,
      fontSize: 17 * size,
      fontStyle: 'bold',
      fill: INK,
    } satisfies Konva.TextConfig;
  });
