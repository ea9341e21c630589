/** The dots of the image, what is selected, and where the selection is. This file does not depend on Konva. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type Part = 'carp' | 'lily' | 'leaf' | 'water';

export interface Dot extends Point {
  /** The index in the list. */
  id: number;
  radius: number;
  fill: string;
  part: Part;
}

/** The values that a transform changes: center, scale, and angle in degrees of the selection. */
export interface Place extends Point {
  scale: number;
  rotation: number;
}

/** Dots that were lifted. They keep their own positions until they are dropped. */
export interface Selection {
  ids: ReadonlySet<number>;
  box: Box;
  place: Place;
}

/** States are never changed: undo returns to an earlier one. */
export interface Pond {
  dots: readonly Dot[];
  selection: Selection | null;
}

/** Size of the image. */
export const SIZE = { width: 600, height: 400 };
export const COUNTS = { least: 1000, most: 20_000, step: 1000, start: 10_000 };
export const SCALES = { least: 0.2, most: 4 };

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The rectangle between two corners, whichever is first. */
export const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** Positions of a honeycomb pattern that fills the image. Their number is as close to `count` as whole rows allow. */
export function placesOf(count: number): Point[] {
  const { width, height } = SIZE;
  const room = Math.sqrt((width * height) / Math.max(1, count) / (Math.sqrt(3) / 2));
  const rows = Math.max(1, Math.round(height / ((room * Math.sqrt(3)) / 2)));
  const columns = Math.max(1, Math.round(count / rows));
  return Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    const shift = row % 2 === 0 ? 0.25 : 0.75;
    return {
      x: (((i % columns) + shift) * width) / columns,
      y: ((row + 0.5) * height) / rows,
    };
  });
}

/** The part of the image that a color belongs to: 0 to 255 each. */
export function partOf(red: number, green: number, blue: number): Part {
  if (red > green && blue > green) return 'lily';
  if (red > blue) return red >= green ? 'carp' : 'leaf';
  return 'water';
}

export const inBox = (dots: readonly Dot[], { x, y, width, height }: Box): Set<number> =>
  new Set(
    dots
      .filter((dot) => dot.x >= x && dot.x <= x + width && dot.y >= y && dot.y <= y + height)
      .map(({ id }) => id),
  );

export const ofPart = (dots: readonly Dot[], part: Part): Set<number> =>
  new Set(dots.filter((dot) => dot.part === part).map(({ id }) => id));

/** Lifts dots. What was lifted before is dropped first. Nothing to lift leaves nothing selected. */
export function select(pond: Pond, ids: ReadonlySet<number>): Pond {
  const { dots } = drop(pond);
  const box = boxAround(dots, ids);
  if (!box) return { dots, selection: null };
  return { dots, selection: { ids, box, place: { ...middleOf(box), scale: 1, rotation: 0 } } };
}

/** Drops the selection: its transform becomes the positions and radii of its dots. All other dots stay the same objects. */
export function drop({ dots, selection }: Pond): Pond {
  if (!selection) return { dots, selection };
  const { ids, box, place } = selection;
  const middle = middleOf(box);
  if (!isMoved(selection)) return { dots, selection: null };
  const angle = (place.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * place.scale, Math.sin(angle) * place.scale];
  return {
    dots: dots.map((dot) => {
      if (!ids.has(dot.id)) return dot;
      const [dx, dy] = [dot.x - middle.x, dot.y - middle.y];
      return {
        ...dot,
        x: place.x + dx * cos - dy * sin,
        y: place.y + dx * sin + dy * cos,
        radius: dot.radius * place.scale,
      };
    }),
    selection: null,
  };
}

/** Puts the selection somewhere else. Its middle stays in the image, and its size within limits. */
export function put(pond: Pond, place: Place): Pond {
  if (!pond.selection) return pond;
  return { ...pond, selection: { ...pond.selection, place: kept(place) } };
}

/** Moves, turns or scales the selection by a step. */
export function nudge(
  pond: Pond,
  { x = 0, y = 0, turn = 0, grow = 1 }: { x?: number; y?: number; turn?: number; grow?: number },
): Pond {
  if (!pond.selection) return pond;
  const { place } = pond.selection;
  return put(pond, {
    x: place.x + x,
    y: place.y + y,
    scale: place.scale * grow,
    rotation: place.rotation + turn,
  });
}

function kept({ x, y, scale, rotation }: Place): Place {
  return {
    x: between(x, 0, SIZE.width),
    y: between(y, 0, SIZE.height),
    scale: between(scale, SCALES.least, SCALES.most),
    rotation: ((((rotation + 180) % 360) + 360) % 360) - 180,
  };
}

const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

function isMoved({ box, place }: Selection): boolean {
  const { x, y } = middleOf(box);
  return place.x !== x || place.y !== y || place.scale !== 1 || place.rotation !== 0;
}

/** The rectangle around the dots, with their radii. */
function boxAround(dots: readonly Dot[], ids: ReadonlySet<number>): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { id, x, y, radius } of dots) {
    if (!ids.has(id)) continue;
    [left, top] = [Math.min(left, x - radius), Math.min(top, y - radius)];
    [right, bottom] = [Math.max(right, x + radius), Math.max(bottom, y + radius)];
  }
  return left < right ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

/** The state in words. */
export function describe({ dots, selection }: Pond): string {
  const all = dots.length.toLocaleString('en');
  if (!selection) return `${all} dots, none selected. Drag a rectangle around some.`;
  const { ids, place } = selection;
  const size = Math.round(place.scale * 100);
  const angle = Math.round(place.rotation);
  return `${ids.size.toLocaleString('en')} of ${all} dots, ${size} %, ${angle}°.`;
}
