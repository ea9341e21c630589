import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export interface Region {
  id: number;
  /** A box has four corners, clockwise from the upper left one. */
  isBox: boolean;
  /** The class and its color. */
  name: string;
  color: string;
  /** x and y alternating, in pixels of the image. */
  points: number[];
}

export type Tool = 'box' | 'outline' | 'move';
export const TOOLS: { value: Tool; name: string }[] = [
  { value: 'box', name: 'Box' },
  { value: 'outline', name: 'Outline' },
  { value: 'move', name: 'Move' },
];

export const PICTURE = { name: 'harbor.webp', width: 960, height: 720 };

/** What can be labeled. The order gives the numbers of the export. */
export const CLASSES = [
  { name: 'Lighthouse', color: '#ffd23f' },
  { name: 'Boat', color: '#35d0ba' },
  { name: 'House', color: '#ff8fab' },
  { name: 'Sun', color: '#9bf06b' },
  { name: 'Other', color: '#6ec3ff' },
];

/** The regions that are labeled when the tool opens. */
export const FIRST_REGIONS: Region[] = [
  {
    id: 1,
    isBox: false,
    name: 'Lighthouse',
    color: '#ffd23f',
    points: [
      720, 88, 775, 160, 786, 240, 768, 260, 790, 532, 650, 532, 672, 256, 654, 240, 666, 160,
    ],
  },
  {
    id: 2,
    isBox: true,
    name: 'Boat',
    color: '#35d0ba',
    points: [320, 388, 508, 388, 508, 622, 320, 622],
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

const boxPoints = (a: Konva.Vector2d, b: Konva.Vector2d): number[] => {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return [left, top, right, top, right, bottom, left, bottom];
};

/** The points of a drawn path: the box between its ends, or its outline. */
export function pathPoints(path: Konva.Vector2d[], isBox: boolean): number[] {
  const [first] = path;
  const last = path.at(-1);
  return isBox && first && last ? boxPoints(first, last) : path.flatMap(({ x, y }) => [x, y]);
}

/** A region with the class of the last one, or null when it is too small to be intended. One screen pixel is `pixel` wide. */
export function newRegion(
  regions: Region[],
  path: Konva.Vector2d[],
  isBox: boolean,
  pixel: number,
): Region | null {
  const corners = (isBox ? path : simplify(path, 2.5 * pixel)).map(onPicture);
  const points = pathPoints(corners, isBox);
  if (points.length < 6 || areaOf(points) < 200 * pixel * pixel) return null;
  const id = Math.max(0, ...regions.map((region) => region.id)) + 1;
  const { name = 'Other', color = '#6ec3ff' } = regions.at(-1) ?? {};
  return { id, isBox, name, color, points };
}

export const classify = (regions: Region[], id: number, name: string): Region[] =>
  regions.map((region) => {
    const chosen = CLASSES.find((one) => one.name === name);
    return region.id === id && chosen ? { ...region, ...chosen } : region;
  });

export const titleOf = ({ name, id }: Region) => `${name} ${id}`;

export const remove = (regions: Region[], id: number): Region[] =>
  regions.filter((region) => region.id !== id);

/** Moves one point. The opposite corner of a box stays, and the others follow. */
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
    if (region.isBox) {
      // The upper and the lower corners are pairs, and so are the left and the right ones.
      points[2 * (3 - at)] = x;
      points[2 * (at ^ 1) + 1] = y;
    }
    return { ...region, points };
  });
}

export const LABEL =
  'Image. Arrow keys move the selected region, with Shift the corner of a box. Delete removes it.';

/** The regions after a key on the image, if it changes the selected one. */
export function pressKey(regions: Region[], id: number | null, event: KeyboardEvent) {
  const { key, shiftKey } = event;
  const region = regions.find((one) => one.id === id);
  if (!region) return undefined;
  if (key === 'Delete' || key === 'Backspace') return remove(regions, region.id);
  const x = 4 * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = 4 * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  if (x === 0 && y === 0) return undefined;
  const [left, top, width, height] = boundsOf(region);
  if (shiftKey && region.isBox) {
    const corner = {
      x: Math.max(left + 8, left + width + x),
      y: Math.max(top + 8, top + height + y),
    };
    const points = boxPoints({ x: left, y: top }, onPicture(corner));
    return regions.map((one) => (one === region ? { ...one, points } : one));
  }
  const dx = Math.max(-left, Math.min(PICTURE.width - left - width, x));
  const dy = Math.max(-top, Math.min(PICTURE.height - top - height, y));
  const points = region.points.map((value, i) => value + (i % 2 === 0 ? dx : dy));
  return regions.map((one) => (one === region ? { ...one, points } : one));
}

/** The corners of a region. */
export const corners = ({ points }: Region): Konva.Vector2d[] =>
  points.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: points[i + 1] ?? 0 }] : []));

/** Describes the share of the image. */
export function shareOf({ points }: Region): string {
  const share = (100 * areaOf(points)) / (PICTURE.width * PICTURE.height);
  return `${share.toFixed(1)} %`;
}

/** x, y, width and height. */
export function boundsOf(region: Region): [x: number, y: number, width: number, height: number] {
  const [xs, ys] = [corners(region).map(({ x }) => x), corners(region).map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
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
export function pathConfig(path: Konva.Vector2d[], isBox: boolean) {
  return {
    name: 'path',
    points: pathPoints(path, isBox),
    closed: isBox,
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
