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

export interface Studio {
  frames: Frames;
  past: readonly Frames[];
  future: readonly Frames[];
  chosen: Print;
  keepsRatio: boolean;
}

type Change = (studio: Studio) => Studio;

export const START: Studio = {
  frames: {
    'Night swim': { x: 92, y: 54, width: 252, height: 336 },
    'High noon': { x: 388, y: 122, width: 248, height: 186 },
  },
  past: [],
  future: [],
  chosen: 'Night swim',
  keepsRatio: true,
};

const limit = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));

/** The position of a corner, relative to the top left corner of the frame. */
export const cornerOf = ({ width, height }: Frame, corner: Corner): Point => ({
  x: corner.endsWith('left') ? 0 : width,
  y: corner.startsWith('top') ? 0 : height,
});

/** The frame with its top left corner at this point, or as near as the wall allows. */
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

/** The size with the frame's ratio that matches the wanted size in one direction. */
function scaled({ width, height }: Size, wanted: Size, room: Size): Size {
  const scale = limit(
    Math.max(wanted.width / width, wanted.height / height),
    SHORTEST / Math.min(width, height),
    Math.min(room.width / width, room.height / height),
  );
  return { width: width * scale, height: height * scale };
}

/** Begins a step: the changes after it are undone together. */
export const startStep: Change = (studio) => ({
  ...studio,
  past: [...studio.past, studio.frames],
  future: [],
});

export const setFrame = (studio: Studio, print: Print, frame: Frame): Studio => ({
  ...studio,
  frames: { ...studio.frames, [print]: frame },
});

export const choose = (studio: Studio, chosen: Print): Studio => ({ ...studio, chosen });

const undo: Change = ({ past, frames, future, ...studio }) => ({
  ...studio,
  past: past.slice(0, -1),
  frames: past.at(-1) ?? frames,
  future: past.length > 0 ? [frames, ...future] : future,
});

const redo: Change = ({ past, frames, future, ...studio }) => ({
  ...studio,
  past: future.length > 0 ? [...past, frames] : past,
  frames: future[0] ?? frames,
  future: future.slice(1),
});

export const ACTIONS: { label: string; act: Change; can: (studio: Studio) => boolean }[] = [
  { label: 'Undo', act: undo, can: ({ past }) => past.length > 0 },
  { label: 'Redo', act: redo, can: ({ future }) => future.length > 0 },
];

/** Moves the chosen print, or its bottom right corner. */
const nudge =
  (x: number, y: number, resizes: boolean): Change =>
  (studio) => {
    const { frames, chosen, keepsRatio } = studio;
    const frame = frames[chosen];
    // With the ratio kept, one key is enough to change both sides: the other one follows.
    const ratio = frame.height / frame.width;
    const along = keepsRatio ? x || y / ratio : x;
    const down = keepsRatio ? along * ratio : y;
    const corner = { x: frame.x + frame.width + along, y: frame.y + frame.height + down };
    const next = resizes
      ? dragCorner(frame, 'bottom-right', corner, keepsRatio)
      : moveTo(frame, { x: frame.x + x, y: frame.y + y });
    return setFrame(startStep(studio), chosen, next);
  };

const chooseOther: Change = (studio) =>
  choose(studio, PRINTS.find((print) => print !== studio.chosen) ?? studio.chosen);

/** What a key does. All but undo and redo need the focus on the wall. */
export function keyChange({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  if (!(target instanceof Element && target.closest('[role="application"]'))) return undefined;
  const changes: Record<string, Change> = {
    ArrowLeft: nudge(-4, 0, shiftKey),
    ArrowRight: nudge(4, 0, shiftKey),
    ArrowUp: nudge(0, -4, shiftKey),
    ArrowDown: nudge(0, 4, shiftKey),
    Enter: chooseOther,
  };
  return ctrlKey || metaKey ? undefined : changes[key];
}

/** The chosen print, its size and its position in words. */
export function describe({ frames, chosen }: Studio): string {
  const { x, y, width, height } = frames[chosen];
  const [w, h, left, top] = [width, height, x, y].map(Math.round);
  return `${chosen}: ${w} × ${h} at ${left}, ${top}.`;
}
