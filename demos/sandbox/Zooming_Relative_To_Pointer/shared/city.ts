import type Konva from 'konva';

/** The size of the map; the stage's scale decides how large it looks. */
export const CITY = { x: 720, y: 430 };
export const HEIGHT = 420;

const INK = '#1b1f2a';

export const land: Konva.ShapeConfig[] = [
  { points: [230, -10, 190, 60, 300, 140, 430, 150, 480, 235, 620, 250, 740, 190], tension: 0.5 },
].map((river) => ({ ...river, stroke: '#cfe3f3', strokeWidth: 34, lineJoin: 'round' }));

export const parks = [
  { x: 44, y: 236, width: 66, height: 60, cornerRadius: 12, fill: '#d6ead2' },
  { x: 620, y: 300, width: 84, height: 44, cornerRadius: 12, fill: '#d6ead2' },
  { x: 400, y: 40, width: 90, height: 56, cornerRadius: 12, fill: '#d6ead2' },
] satisfies Konva.RectConfig[];

const track = (name: string, stroke: string, ...points: number[]) =>
  ({
    name,
    points,
    stroke,
    strokeWidth: 8,
    lineCap: 'round',
    lineJoin: 'round',
  }) satisfies Konva.LineConfig;

export const tracks = [
  track('line-4', '#f6b73c', 600, 40, 600, 260, 540, 320, 160, 320, 60, 220, 60, 170),
  track('line-2', '#1f9aa5', 120, 40, 120, 140, 260, 280, 420, 280, 520, 380, 680, 380),
  track('line-3', '#8457c9', 360, 40, 360, 320, 300, 380, 60, 380),
  track('line-1', '#f2664a', 40, 120, 180, 120, 260, 200, 460, 200, 540, 120, 680, 120),
];

interface Station {
  name: string;
  x: number;
  y: number;
  /** Where lines meet. */
  meets?: boolean;
  /** Position of the name, relative to the station. */
  side: 'right' | 'left' | 'above' | 'below';
}

const stations: Station[] = [
  { name: 'Central', x: 360, y: 200, meets: true, side: 'right' },
  { name: 'Old Bridge', x: 360, y: 280, meets: true, side: 'right' },
  { name: 'Fish Market', x: 360, y: 320, meets: true, side: 'right' },
  { name: 'Glassworks', x: 460, y: 320, meets: true, side: 'right' },
  { name: 'East Gate', x: 600, y: 120, meets: true, side: 'right' },
  { name: 'Mill Lane', x: 120, y: 120, meets: true, side: 'right' },
  { name: 'Westend', x: 40, y: 120, side: 'above' },
  { name: 'Opera', x: 260, y: 200, side: 'below' },
  { name: 'Museum', x: 440, y: 200, side: 'above' },
  { name: 'Airfield', x: 680, y: 120, side: 'below' },
  { name: 'Hilltop', x: 120, y: 40, side: 'right' },
  { name: 'Weir', x: 190, y: 210, side: 'left' },
  { name: 'Canal Street', x: 270, y: 280, side: 'below' },
  { name: 'Ferry', x: 560, y: 380, side: 'above' },
  { name: 'Lighthouse', x: 680, y: 380, side: 'above' },
  { name: 'Observatory', x: 360, y: 40, side: 'left' },
  { name: 'Library', x: 360, y: 110, side: 'left' },
  { name: 'Brickworks', x: 180, y: 380, side: 'above' },
  { name: 'South Pier', x: 60, y: 380, side: 'above' },
  { name: 'Stadium', x: 600, y: 40, side: 'right' },
  { name: 'Orchard', x: 600, y: 210, side: 'right' },
  { name: 'Gardens', x: 60, y: 170, side: 'left' },
];

export const dots: Konva.CircleConfig[] = stations.map(({ name, x, y, meets }) => ({
  id: name.split(' ')[0],
  name: 'station',
  x,
  y,
  radius: meets ? 8 : 5,
  fill: '#ffffff',
  stroke: INK,
  strokeWidth: meets ? 3 : 2,
}));

const WIDTH = 90;
/** Name boxes are aligned to the station, so that no text has to be measured. */
export const labels = stations.map(({ name, x, y, meets, side }): Konva.TextConfig => {
  const gap = meets ? 13 : 9;
  const common = { text: name, width: WIDTH, fontSize: 11, fontStyle: 'bold', fill: INK };
  switch (side) {
    case 'right':
      return { ...common, x: x + gap, y: y - 15, align: 'left' };
    case 'left':
      return { ...common, x: x - gap - WIDTH, y: y - 5, align: 'right' };
    case 'above':
      return { ...common, x: x - WIDTH / 2, y: y - gap - 12, align: 'center' };
    case 'below':
      return { ...common, x: x - WIDTH / 2, y: y + gap, align: 'center' };
  }
});

/** The scale, and the point of the map under the pointer. */
export function describeView(scale: number, pointer: Konva.Vector2d | null): string {
  const zoom = `${Math.round(scale * 100)}%`;
  return pointer ? `${zoom}, at ${pointer.x.toFixed(1)}, ${pointer.y.toFixed(1)}` : zoom;
}
