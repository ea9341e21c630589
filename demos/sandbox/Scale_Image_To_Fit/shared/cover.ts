import { arrowStep, type KeyPress } from '../../../common/konva/arrow-step';

export interface Size {
  width: number;
  height: number;
}

/** Position and size: of the window on the wall, or of the kept part in the picture. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** The part of the picture that is kept: across and down, 0 for the beginning, 1 for the end. */
export const POSITIONS = {
  'Left top': [0, 0],
  'Center top': [0.5, 0],
  'Right top': [1, 0],
  'Left middle': [0, 0.5],
  Center: [0.5, 0.5],
  'Right middle': [1, 0.5],
  'Left bottom': [0, 1],
  'Center bottom': [0.5, 1],
  'Right bottom': [1, 1],
} as const satisfies Record<string, readonly [across: number, down: number]>;

export type Position = keyof typeof POSITIONS;

export const isPosition = (name: string): name is Position => name in POSITIONS;

/** The largest part of the picture that has the window's ratio, like `object-fit: cover` with `object-position`. */
export function cover(picture: Size, window: Size, position: Position): Box {
  if (![picture, window].every(({ width, height }) => width > 0 && height > 0)) {
    return { x: 0, y: 0, width: 0, height: 0 };
  }
  const scale = Math.max(window.width / picture.width, window.height / picture.height);
  const width = window.width / scale;
  const height = window.height / scale;
  const [across, down] = POSITIONS[position];
  return {
    x: (picture.width - width) * across,
    y: (picture.height - height) * down,
    width,
    height,
  };
}

/** The hall, and the part of its wall where the window can be. */
export const HALL = { width: 720, height: 460 };
export const WALL = { left: 22, top: 22, right: 698, bottom: 372 };
export const SHORTEST = 60;

export interface Show {
  window: Box;
  position: Position;
}

export const START: Show = {
  window: { x: 214, y: 38, width: 300, height: 318 },
  position: 'Center',
};

const limit = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** The window with its left top corner at this point, or as near as the wall allows. */
export const moveTo = (window: Box, { x, y }: { x: number; y: number }): Box => ({
  ...window,
  x: limit(x, WALL.left, WALL.right - window.width),
  y: limit(y, WALL.top, WALL.bottom - window.height),
});

/** The resized window, kept on the wall and large enough. The sides that did not move stay where they were. */
export function resize(before: Box, next: Box): Box {
  const [left, right] = sides(
    [before.x, before.x + before.width],
    [next.x, next.x + next.width],
    [WALL.left, WALL.right],
  );
  const [top, bottom] = sides(
    [before.y, before.y + before.height],
    [next.y, next.y + next.height],
    [WALL.top, WALL.bottom],
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type Sides = [from: number, to: number];

function sides([oldFrom, oldTo]: Sides, [from, to]: Sides, [least, most]: Sides): Sides {
  // Of two sides, the one that moved farther is the one that is dragged.
  if (Math.abs(from - oldFrom) > Math.abs(to - oldTo)) {
    return [limit(from, least, oldTo - SHORTEST), oldTo];
  }
  return [oldFrom, limit(to, oldFrom + SHORTEST, most)];
}

const STEP = 10;

/** A key of the hall: arrows move the window, with Shift they move its right and lower side. */
export function pressKey(window: Box, press: KeyPress & { shiftKey: boolean }): Box | undefined {
  const step = arrowStep(press, STEP);
  if (!step) return undefined;
  const { x, y, width, height } = window;
  return press.shiftKey
    ? resize(window, { x, y, width: width + step.x, height: height + step.y })
    : moveTo(window, { x: x + step.x, y: y + step.y });
}

export const areSame = (a: Show, b: Show) =>
  a.position === b.position &&
  a.window.x === b.window.x &&
  a.window.y === b.window.y &&
  a.window.width === b.window.width &&
  a.window.height === b.window.height;

/** The window and what it shows, in words. */
export function describe({ window, position }: Show, picture: Size): string {
  const { width, height } = cover(picture, window, position);
  if (width === 0) return 'The picture is loading.';
  const share = Math.round((100 * width * height) / (picture.width * picture.height));
  const size = `${Math.round(window.width)} × ${Math.round(window.height)}`;
  return `${size}: ${share} % of the picture, ${position.toLowerCase()}.`;
}
