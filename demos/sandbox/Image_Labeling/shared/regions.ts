import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export interface Region {
  id: number;
  name: string;
  color: string;
  /** x and y alternating, in pixels of the image. */
  points: number[];
}

export const PICTURE = { name: 'harbor.webp', width: 960, height: 720 };

const COLORS = ['#ffd23f', '#35d0ba', '#ff8fab', '#9bf06b', '#6ec3ff', '#ffffff'];

/** The regions that are labeled when the tool opens. */
export const FIRST_REGIONS: Region[] = [
  {
    id: 1,
    name: 'Lighthouse',
    color: '#ffd23f',
    points: [
      720, 88, 775, 160, 786, 240, 768, 260, 790, 532, 650, 532, 672, 256, 654, 240, 666, 160,
    ],
  },
  {
    id: 2,
    name: 'Sailing boat',
    color: '#35d0ba',
    points: [416, 392, 480, 556, 504, 564, 470, 612, 372, 618, 324, 562, 344, 556],
  },
];

/** Distance of a point from the line through two others. */
function distance(point: Konva.Vector2d, from: Konva.Vector2d, to: Konva.Vector2d): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  if (length === 0) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs(x * (point.y - from.y) - y * (point.x - from.x)) / length;
}

/** Drops the points that are closer than the tolerance to the line through their neighbors. */
export function simplify(path: Konva.Vector2d[], tolerance: number): Konva.Vector2d[] {
  const [first] = path;
  const last = path.at(-1);
  if (path.length < 3 || !first || !last) return path;
  let farthest = 0;
  let most = 0;
  path.forEach((point, i) => {
    const away = distance(point, first, last);
    if (away > most) [farthest, most] = [i, away];
  });
  if (most <= tolerance) return [first, last];
  const before = simplify(path.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(path.slice(farthest), tolerance)];
}

/** Square pixels inside a closed line. */
export function areaOf(points: number[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 2) {
    const [x = 0, y = 0] = points.slice(i, i + 2);
    const [nextX = 0, nextY = 0] = points.slice((i + 2) % points.length);
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

/** The nearest whole pixel of the image. */
export const onPicture = ({ x, y }: Konva.Vector2d): Konva.Vector2d => ({
  x: Math.round(Math.min(PICTURE.width, Math.max(0, x))),
  y: Math.round(Math.min(PICTURE.height, Math.max(0, y))),
});

/** A region from the drawn line, or null when it is too small to be intended. One screen pixel is `pixel` wide. */
export function newRegion(regions: Region[], path: Konva.Vector2d[], pixel: number): Region | null {
  const points = simplify(path, 2.5 * pixel)
    .map(onPicture)
    .flatMap(({ x, y }) => [x, y]);
  if (points.length < 6 || areaOf(points) < 200 * pixel * pixel) return null;
  const id = Math.max(0, ...regions.map((region) => region.id)) + 1;
  const color = COLORS[(id - 1) % COLORS.length] ?? '#ffffff';
  return { id, name: `Region ${id}`, color, points };
}

export const rename = (regions: Region[], id: number, name: string): Region[] =>
  regions.map((region) => (region.id === id ? { ...region, name } : region));

export const remove = (regions: Region[], id: number): Region[] =>
  regions.filter((region) => region.id !== id);

export function movePoint(
  regions: Region[],
  id: number,
  at: number,
  { x, y }: Konva.Vector2d,
): Region[] {
  return regions.map((region) => {
    if (region.id !== id) return region;
    const points = [...region.points];
    points[2 * at] = x;
    points[2 * at + 1] = y;
    return { ...region, points };
  });
}

/** The corners of a region. */
export const corners = ({ points }: Region): Konva.Vector2d[] =>
  points.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: points[i + 1] ?? 0 }] : []));

/** Describes the share of the image. */
export function shareOf({ points }: Region): string {
  const share = (100 * areaOf(points)) / (PICTURE.width * PICTURE.height);
  return `${share.toFixed(1)} %`;
}

/** The labels in the format for other programs. */
export function toJson(regions: Region[]): string {
  const list = regions.map((region) => ({
    label: region.name,
    points: corners(region).map(({ x, y }) => [x, y]),
  }));
  return JSON.stringify({ picture: PICTURE, regions: list });
}

export function regionConfig({ id, points, color }: Region, selected: boolean) {
  return {
    id: `region-${id}`,
    name: 'region',
    points,
    closed: true,
    stroke: color,
    strokeWidth: selected ? 3 : 2,
    strokeScaleEnabled: false,
    lineJoin: 'round',
    fill: `${color}${selected ? '66' : '33'}`,
  } satisfies Konva.LineConfig;
}

/** A point of the selected region, the same size at every zoom. */
export function anchorConfig(point: Konva.Vector2d, color: string, scale: number) {
  return {
    ...point,
    name: 'anchor',
    radius: 6 / scale,
    fill: '#1b1f2a',
    stroke: color,
    strokeWidth: 2 / scale,
    hitStrokeWidth: 14 / scale,
    draggable: true,
  } satisfies Konva.CircleConfig;
}

/** The line while it is drawn. */
export function pathConfig(path: Konva.Vector2d[]) {
  return {
    name: 'path',
    points: path.flatMap(({ x, y }) => [x, y]),
    stroke: '#ffffff',
    strokeWidth: 2,
    strokeScaleEnabled: false,
    dash: [6, 4],
    lineJoin: 'round',
    shadowColor: '#1b1f2a',
    shadowBlur: 3,
    listening: false,
  } satisfies Konva.LineConfig;
}
