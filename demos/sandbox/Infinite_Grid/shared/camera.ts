/** The camera. This file does not depend on Konva. Lengths are meters; y grows upward from the ground. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The point of the world at the center of the stage, and the pixels of a meter. */
export interface Camera extends Point {
  scale: number;
}

/** The smallest and the largest scale: half a billion kilometers, or half an atom, across a stage. */
export const SCALES = { least: 1e-9, most: 1e13 };
/** How far the camera goes from the origin. */
export const REACH = 1e11;

/**
 * A coordinate has 53 bits. Far from the origin fewer of them remain for the fraction, so the scale is limited to the point where
 * neighboring numbers are a sixteenth of a pixel apart.
 */
export const closest = ({ x, y }: Point) =>
  Math.min(SCALES.most, 2 ** 48 / Math.max(Math.abs(x), Math.abs(y)));

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The camera inside its limits. */
export function limit({ x, y, scale }: Camera): Camera {
  const center = { x: clamp(x, -REACH, REACH), y: clamp(y, -REACH, REACH) };
  return { ...center, scale: clamp(scale, SCALES.least, closest(center)) };
}

/** A point of the world in pixels of the stage. The subtraction comes first: it makes large coordinates small before they are scaled. */
export function toScreen(camera: Camera, { width, height }: Size, { x, y }: Point): Point {
  return {
    x: width / 2 + (x - camera.x) * camera.scale,
    y: height / 2 - (y - camera.y) * camera.scale,
  };
}

export function toWorld(camera: Camera, { width, height }: Size, { x, y }: Point): Point {
  return {
    x: camera.x + (x - width / 2) / camera.scale,
    y: camera.y - (y - height / 2) / camera.scale,
  };
}

/** Moves the point under `from` to `to`, and zooms by the factor. */
export function carry(camera: Camera, size: Size, from: Point, to: Point, factor = 1): Camera {
  const scale = clamp(camera.scale * factor, SCALES.least, closest(camera));
  const under = toWorld(camera, size, from);
  const there = toWorld({ ...camera, scale }, size, to);
  return limit({ x: camera.x + under.x - there.x, y: camera.y + under.y - there.y, scale });
}

const STEP = 80;

/** The camera after a key press, or null if the key does nothing here. */
export function cameraForKey(key: string, camera: Camera, size: Size): Camera | null {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const shift = (x: number, y: number) =>
    carry(camera, size, middle, { x: middle.x + x, y: middle.y + y });
  switch (key) {
    case 'ArrowLeft':
      return shift(STEP, 0);
    case 'ArrowRight':
      return shift(-STEP, 0);
    case 'ArrowUp':
      return shift(0, STEP);
    case 'ArrowDown':
      return shift(0, -STEP);
    case '+':
    case '=':
      return carry(camera, size, middle, middle, 1.5);
    case '-':
      return carry(camera, size, middle, middle, 1 / 1.5);
    default:
      return null;
  }
}

/**
 * A camera during a flight, at a share from 0 to 1. The scale grows by the same factor in equal times, and one point of the stage stays
 * where it is, as in a zoom by the wheel. With equal scales it moves in a straight line.
 */
export function between(from: Camera, to: Camera, share: number): Camera {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** share;
  // Counted from the closer camera: its coordinates have more digits than the other one needs.
  const [near, far] = to.scale >= from.scale ? [to, from] : [from, to];
  const straight = near === to ? 1 - share : share;
  const away =
    Math.abs(Math.log(to.scale / from.scale)) < 1e-6
      ? straight
      : (1 / scale - 1 / near.scale) / (1 / far.scale - 1 / near.scale);
  return {
    x: near.x + (far.x - near.x) * away,
    y: near.y + (far.y - near.y) * away,
    scale,
  };
}
