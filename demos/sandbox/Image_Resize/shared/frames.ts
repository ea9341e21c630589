import { arrowStep, type KeyPress } from '../../../common/konva/arrow-step';

export interface Point {
  x: number;
  y: number;
}

/** Position and size of a print, in the units of the wall. */
export interface Frame extends Point {
  width: number;
  height: number;
}

export const PRINTS = ['Night swim', 'High noon'] as const;
export type Print = (typeof PRINTS)[number];
export type Frames = Readonly<Record<Print, Frame>>;

export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

export const WALL = { width: 720, height: 460 };
/** No side gets shorter than this. */
export const SHORTEST = 48;

export const START: Frames = {
  'Night swim': { x: 92, y: 54, width: 252, height: 336 },
  'High noon': { x: 388, y: 122, width: 248, height: 186 },
};

const limit = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** Where a corner is, from the frame's left top one. */
export const cornerOf = ({ width, height }: Frame, corner: Corner): Point => ({
  x: corner.endsWith('left') ? 0 : width,
  y: corner.startsWith('top') ? 0 : height,
});

/** The frame with its left top corner at this point, or as near as the wall allows. */
export const moveTo = (frame: Frame, { x, y }: Point): Frame => ({
  ...frame,
  x: limit(x, 0, WALL.width - frame.width),
  y: limit(y, 0, WALL.height - frame.height),
});

/**
 * The frame after a corner was dragged to this point of the wall. The opposite corner stays where it is. The frame does not leave the wall, and
 * it does not turn over.
 */
export function dragCorner(frame: Frame, corner: Corner, to: Point, keepsRatio: boolean): Frame {
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const fixed = {
    x: isLeft ? frame.x + frame.width : frame.x,
    y: isTop ? frame.y + frame.height : frame.y,
  };
  const room = {
    width: isLeft ? fixed.x : WALL.width - fixed.x,
    height: isTop ? fixed.y : WALL.height - fixed.y,
  };
  const wanted = {
    width: isLeft ? fixed.x - to.x : to.x - fixed.x,
    height: isTop ? fixed.y - to.y : to.y - fixed.y,
  };
  const { width, height } = keepsRatio
    ? scaled(frame, wanted, room)
    : {
        width: limit(wanted.width, SHORTEST, room.width),
        height: limit(wanted.height, SHORTEST, room.height),
      };
  return {
    x: isLeft ? fixed.x - width : fixed.x,
    y: isTop ? fixed.y - height : fixed.y,
    width,
    height,
  };
}

interface Size {
  width: number;
  height: number;
}

/** The size in the frame's ratio that reaches the wanted one in one direction. */
function scaled({ width, height }: Size, wanted: Size, room: Size): Size {
  const scale = limit(
    Math.max(wanted.width / width, wanted.height / height),
    SHORTEST / Math.min(width, height),
    Math.min(room.width / width, room.height / height),
  );
  return { width: width * scale, height: height * scale };
}

/** How far a key moves. */
const STEP = 4;

/** A key of the wall: arrows move the print by 4, with Shift they drag its right lower corner. */
export function pressKey(
  frame: Frame,
  press: KeyPress & { shiftKey: boolean },
  keepsRatio: boolean,
): Frame | undefined {
  const step = arrowStep(press, STEP);
  if (!step) return undefined;
  const { x, y } = step;
  if (!press.shiftKey) return moveTo(frame, { x: frame.x + x, y: frame.y + y });
  // With the ratio kept, one key is enough to change both sides: the other one follows.
  const ratio = frame.height / frame.width;
  const along = keepsRatio ? x || y / ratio : x;
  const down = keepsRatio ? along * ratio : y;
  return dragCorner(
    frame,
    'bottom-right',
    { x: frame.x + frame.width + along, y: frame.y + frame.height + down },
    keepsRatio,
  );
}

export const isSameFrame = (a: Frame, b: Frame) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

export const areSame = (a: Frames, b: Frames) =>
  PRINTS.every((print) => isSameFrame(a[print], b[print]));

/** The print, its size and its position in words. */
export function describe(print: Print, { x, y, width, height }: Frame): string {
  const [w, h, left, top] = [width, height, x, y].map(Math.round);
  return `${print}: ${w} × ${h} at ${left}, ${top}.`;
}
