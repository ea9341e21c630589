import type Konva from 'konva';

/** The whole world, in its own pixels. */
export const WORLD = { width: 2400, height: 1600 };

/** Random numbers from 0 to 1, the same on every visit. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

interface Island {
  name: string;
  x: number;
  y: number;
  radius: number;
  /** Above 1, wider than high. */
  stretch: number;
}

const ISLANDS: Island[] = [
  { name: 'Sandhaven', x: 500, y: 420, radius: 250, stretch: 1.25 },
  { name: 'Gull Rock', x: 1080, y: 260, radius: 110, stretch: 1.1 },
  { name: 'Marram', x: 1750, y: 430, radius: 270, stretch: 1.35 },
  { name: 'Little Fen', x: 260, y: 1080, radius: 140, stretch: 1 },
  { name: 'Old Harbor', x: 980, y: 1030, radius: 290, stretch: 1.3 },
  { name: 'Far Light', x: 2140, y: 960, radius: 130, stretch: 1 },
  { name: 'Thrift', x: 1640, y: 1240, radius: 200, stretch: 1.4 },
];

/** A wavy outline about a middle. `share` makes a smaller one that runs along it. */
function outline({ x, y, radius, stretch }: Island, share: number): number[] {
  const random = seededRandom(Math.round(x + y));
  const shift = random() * 6;
  return Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const wave = 1 + 0.13 * Math.sin(2 * angle + shift) + 0.09 * Math.sin(5 * angle + 2 * shift);
    const away = radius * share * (wave + 0.08 * random());
    return [x + away * stretch * Math.cos(angle), y + away * Math.sin(angle)];
  }).flat();
}

const ring = (share: number, fill: string) =>
  ISLANDS.map(
    (island) =>
      ({
        points: outline(island, share),
        closed: true,
        tension: 0.4,
        fill,
      }) satisfies Konva.LineConfig,
  );

export const shallows = ring(1.3, '#8fd3d6');
export const beaches = ring(1.04, '#f5e3b3');
export const meadows = ring(0.86, '#a9cf7e');
export const hills = ring(0.5, '#8bba66');

/** Scattered over an island, more of them where it is large. */
function scatter(seed: number, density: number, reach: number) {
  return ISLANDS.flatMap((island, at) => {
    const random = seededRandom(seed + at * 97);
    return Array.from({ length: Math.round(island.radius * density) }, () => {
      const angle = random() * 2 * Math.PI;
      const away = Math.sqrt(random()) * island.radius * reach;
      return {
        x: island.x + away * island.stretch * Math.cos(angle),
        y: island.y + away * Math.sin(angle),
        size: 0.75 + random() * 0.6,
      };
    });
  }).sort((a, b) => a.y - b.y);
}

export const trees = scatter(11, 0.16, 0.68).map(
  ({ x, y, size }, i) =>
    ({
      x,
      y,
      scaleX: size,
      scaleY: size,
      data: 'M0 -26 L10 -8 H6 L13 6 H2 V12 H-2 V6 H-13 L-6 -8 H-10 Z',
      fill: i % 3 === 0 ? '#2f7d5b' : '#3f9467',
    }) satisfies Konva.PathConfig,
);

const houses = scatter(5, 0.06, 0.74);

export const walls = houses.map(
  ({ x, y }) =>
    ({ x: x - 9, y: y - 8, width: 18, height: 14, fill: '#fffaf0' }) satisfies Konva.RectConfig,
);

export const roofs = houses.map(
  ({ x, y }, i) =>
    ({
      points: [x - 12, y - 8, x, y - 20, x + 12, y - 8],
      closed: true,
      fill: i % 4 === 0 ? '#8457c9' : '#e4572e',
    }) satisfies Konva.LineConfig,
);

/** Ferry lines between the islands. */
export const routes = [
  [820, 360, 900, 290, 970, 270],
  [1200, 280, 1300, 330, 1390, 370],
  [600, 680, 640, 800, 720, 900],
  [300, 930, 300, 800, 380, 660],
  [1330, 1010, 1420, 1080, 1480, 1150],
  [1900, 700, 2000, 780, 2080, 840],
].map(
  (points) =>
    ({
      points,
      tension: 0.5,
      stroke: '#ffffff',
      strokeWidth: 5,
      dash: [4, 14],
      lineCap: 'round',
    }) satisfies Konva.LineConfig,
);

export const names = ISLANDS.map(
  ({ name, x, y, radius }) =>
    ({
      x: x - 150,
      y: y + radius * 1.16,
      width: 300,
      align: 'center',
      text: name,
      fontSize: 30,
      fontStyle: 'italic bold',
      fontFamily: 'Georgia, serif',
      fill: '#1d5c68',
    }) satisfies Konva.TextConfig,
);

/** Boats can be dragged; the small map is drawn again when one has arrived. */
export const BOATS = [
  { x: 1290, y: 700, fill: '#f2664a' },
  { x: 900, y: 600, fill: '#f6b73c' },
  { x: 2060, y: 1330, fill: '#8457c9' },
];

export const hull = {
  data: 'M-34 0 H34 L24 20 H-24 Z',
} satisfies Konva.PathConfig;

export const sail = {
  data: 'M-2 -6 V-58 L-30 -6 Z M4 -6 V-48 L28 -6 Z',
  fill: '#ffffff',
} satisfies Konva.PathConfig;
