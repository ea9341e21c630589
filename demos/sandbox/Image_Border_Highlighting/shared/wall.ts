import { arrowStep, type KeyPress } from '../../../common/konva/arrow-step';

export interface Point {
  x: number;
  y: number;
}

export const NAMES = ['Heron', 'Owl'] as const;
export type Name = (typeof NAMES)[number];
export type Places = Readonly<Record<Name, Point>>;

export const WALL = { width: 720, height: 460 };
/** Size of both pictures. */
export const PICTURE = { width: 222, height: 296 };
/** Width of the stroke. The picture covers its inner half, so the border is half as wide. */
export const BORDER = 20;

export const START: Places = { Heron: { x: 110, y: 82 }, Owl: { x: 388, y: 82 } };

const limit = (value: number, most: number) =>
  Math.max(BORDER / 2, Math.min(most - BORDER / 2, value));

/** The nearest place at which the picture and its border are on the wall. */
export const keepOnWall = ({ x, y }: Point): Point => ({
  x: limit(x, WALL.width - PICTURE.width),
  y: limit(y, WALL.height - PICTURE.height),
});

const STEP = 10;

/** Where an arrow key moves a picture. Other keys, and those with Ctrl, Alt or Cmd, have no place. */
export function pressKey({ x, y }: Point, press: KeyPress): Point | undefined {
  const step = arrowStep(press, STEP);
  return step && keepOnWall({ x: x + step.x, y: y + step.y });
}

/** In words: which picture has no border now, and where it hangs. */
export function describe(active: Name | null, places: Places): string {
  if (!active) return 'Both pictures have their border.';
  const { x, y } = places[active];
  return `${active}: no border, at ${Math.round(x)}, ${Math.round(y)}.`;
}
