import { fitView, scenePoint, zoomAt, type View } from '../../../common/konva/zoom';

/** The panorama as data. No Konva, no framework. Lengths are units of the scene, which is 1000 by 600. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const SCENE = { x: 1000, y: 600 };
/** The smallest zoom, as a part of the one that shows everything, and the largest one. */
export const MAX = 8;

export interface Place extends Point {
  id: string;
  name: string;
  kind: 'hut' | 'peak';
  meters: number;
  /** Where captions would overlap, the one with the smaller number is shown. */
  rank: number;
}

/** Each place is the point that its caption points at: the tip of a peak, or the ridge of a hut's roof. */
export const PLACES: readonly Place[] = [
  { id: 'hornspitze', name: 'Hornspitze', kind: 'peak', x: 468, y: 112, meters: 3104, rank: 1 },
  { id: 'kleinhorn', name: 'Kleinhorn', kind: 'peak', x: 226, y: 196, meters: 2688, rank: 4 },
  { id: 'wildgrat', name: 'Wildgrat', kind: 'peak', x: 748, y: 168, meters: 2835, rank: 3 },
  { id: 'firn-hut', name: 'Firn hut', kind: 'hut', x: 604, y: 282, meters: 2310, rank: 2 },
  { id: 'larch-hut', name: 'Larch hut', kind: 'hut', x: 300, y: 368, meters: 1870, rank: 5 },
  { id: 'lake-hut', name: 'Lake hut', kind: 'hut', x: 806, y: 440, meters: 1420, rank: 6 },
];

/** The points of the planned tour, which can be moved. Its two ends are the lake hut and the highest peak. */
export const TOUR: readonly Point[] = [
  { x: 700, y: 470 },
  { x: 560, y: 412 },
  { x: 430, y: 330 },
  { x: 528, y: 226 },
];

/** The whole tour, from the valley to the summit. */
export function wayOf(points: readonly Point[]): number[] {
  const [summit, , , , , hut] = PLACES;
  if (!summit || !hut) return [];
  // The position of a hut is its ridge, but the tour begins at its door.
  const door = { x: hut.x, y: hut.y + 26 };
  return [door, ...points, summit].flatMap(({ x, y }) => [x, y]);
}

/** Moves a point, but keeps it inside the panorama. */
export const movePoint = (points: readonly Point[], i: number, { x, y }: Point): Point[] =>
  points.map((point, at) =>
    at === i
      ? { x: Math.min(Math.max(x, 0), SCENE.x), y: Math.min(Math.max(y, 0), SCENE.y) }
      : point,
  );

/** The smallest zoom shows everything. */
export const limitsOf = ({ width, height }: Size) => ({
  least: fitView(SCENE, { x: width, y: height }).scale,
  most: MAX,
});

/** The scene covers the stage, or is in its middle where it is smaller. */
export function keepInside(view: View, { width, height }: Size): View {
  const along = (at: number, stage: number, scene: number) =>
    scene <= stage ? (stage - scene) / 2 : Math.min(0, Math.max(stage - scene, at));
  return {
    scale: view.scale,
    x: along(view.x, width, SCENE.x * view.scale),
    y: along(view.y, height, SCENE.y * view.scale),
  };
}

/** The first view covers the whole stage with the scene. */
export function firstView({ width, height }: Size): View {
  const scale = Math.max(width / SCENE.x, height / SCENE.y, 0.01);
  return keepInside(
    { scale, x: (width - SCENE.x * scale) / 2, y: (height - SCENE.y * scale) / 2 },
    { width, height },
  );
}

/** Zooms at a point of the stage. */
export const zoomView = (view: View, size: Size, point: Point, factor: number): View =>
  keepInside(zoomAt(view, point, factor, limitsOf(size)), size);

/** Moves what is at one point of the stage to another point, scaled by a factor. */
export function carry(view: View, size: Size, from: Point, to: Point, factor: number): View {
  const { x, y, scale } = zoomAt(view, from, factor, limitsOf(size));
  return keepInside({ scale, x: x + to.x - from.x, y: y + to.y - from.y }, size);
}

/** The view after a resize of the stage: the center stays in the center. */
export function resizeView(view: View, from: Size, to: Size): View {
  const middle = scenePoint(view, { x: from.width / 2, y: from.height / 2 });
  const scale = Math.max(view.scale, limitsOf(to).least);
  return keepInside(
    { scale, x: to.width / 2 - middle.x * scale, y: to.height / 2 - middle.y * scale },
    to,
  );
}

/** The scale of a node that keeps its size on a stage with this scale: one over it. */
export const inverse = (scale: number) => 1 / scale;

/** Position and scale of a layer that stays on the screen while its stage moves and zooms. */
export const pinned = ({ x, y, scale }: View) => ({
  x: -x / scale,
  y: -y / scale,
  scaleX: inverse(scale),
  scaleY: inverse(scale),
});

/** Width and height of a caption, and the distance from its lower border to the place, in pixels of the screen. */
export const CAPTION = { width: 104, height: 36, above: 10 };

/**
 * The captions that have room. Captions that keep their size come together when the map gets smaller: the more important ones stay.
 *
 * @param scale how large a caption's pixel is on the screen: 1 if it keeps its size
 */
export function captionsWithRoom(view: View, scale = 1): Place[] {
  const kept: { place: Place; x: number; y: number }[] = [];
  for (const place of PLACES.toSorted((a, b) => a.rank - b.rank)) {
    const x = view.x + place.x * view.scale;
    const y = view.y + place.y * view.scale;
    const overlaps = kept.some(
      (other) =>
        Math.abs(other.x - x) < CAPTION.width * scale + 4 &&
        Math.abs(other.y - y) < CAPTION.height * scale + 4,
    );
    if (!overlaps) kept.push({ place, x, y });
  }
  // In the order of the list, so that nodes need not change places.
  return PLACES.filter((place) => kept.some((one) => one.place === place));
}

const STEP = 80;
const NUDGE = 12;

/** What an arrow key does: moves the view, or a point of the tour by the same pixels at every zoom. */
export const nudge = (point: Point, arrow: Point, { scale }: View): Point => ({
  x: point.x + (arrow.x * NUDGE) / scale,
  y: point.y + (arrow.y * NUDGE) / scale,
});

/** The view after an arrow key, which looks to that side. */
export const pan = (view: View, size: Size, arrow: Point): View =>
  keepInside({ ...view, x: view.x - arrow.x * STEP, y: view.y - arrow.y * STEP }, size);

/** The status line. */
export function describe(view: View, captions: readonly Place[], word: string): string {
  const hidden = PLACES.length - captions.length;
  const rest = hidden === 0 ? 'all captions have room' : `${hidden} of 6 captions have no room`;
  return `Zoom ${Math.round(view.scale * 100)}%, ${rest}.${word === '' ? '' : ` ${word}`}`;
}
