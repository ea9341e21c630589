export interface Size {
  width: number;
  height: number;
}

/** Position and size: of the window on the wall, or of the kept part in the image. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** The part of the image to keep, across and down: 0 is the beginning, 1 the end. */
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

/** The largest part of the image that has the window's ratio, like `object-fit: cover` with `object-position`. */
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

interface View {
  window: Box;
  position: Position;
}

export interface Show extends View {
  past: readonly View[];
  future: readonly View[];
}

export const START: Show = {
  window: { x: 214, y: 38, width: 300, height: 318 },
  position: 'Center',
  past: [],
  future: [],
};

type Change = (show: Show) => Show;

const viewOf = ({ window, position }: View): View => ({ window, position });

/** Begins a step: all changes until the next step are undone together. */
export const startStep: Change = (show) => ({
  ...show,
  past: [...show.past, viewOf(show)],
  future: [],
});

const undo: Change = (show) => ({
  ...(show.past.at(-1) ?? viewOf(show)),
  past: show.past.slice(0, -1),
  future: show.past.length > 0 ? [viewOf(show), ...show.future] : show.future,
});

const redo: Change = (show) => ({
  ...(show.future[0] ?? viewOf(show)),
  past: show.future.length > 0 ? [...show.past, viewOf(show)] : show.past,
  future: show.future.slice(1),
});

export const ACTIONS: { label: string; act: Change; can: (show: Show) => boolean }[] = [
  { label: 'Undo', act: undo, can: ({ past }) => past.length > 0 },
  { label: 'Redo', act: redo, can: ({ future }) => future.length > 0 },
];

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

/** Moves the window, or its right and lower side. */
const nudge =
  (x: number, y: number, resizes: boolean): Change =>
  (show) => {
    const { window } = show;
    const next = resizes
      ? resize(window, { ...window, width: window.width + x, height: window.height + y })
      : moveTo(window, { x: window.x + x, y: window.y + y });
    return { ...startStep(show), window: next };
  };

/** What a key does. All but undo and redo need the focus on the hall. */
export function keyChange({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  if (!(target instanceof Element && target.closest('[role="application"]'))) return undefined;
  const changes: Record<string, Change> = {
    ArrowLeft: nudge(-10, 0, shiftKey),
    ArrowRight: nudge(10, 0, shiftKey),
    ArrowUp: nudge(0, -10, shiftKey),
    ArrowDown: nudge(0, 10, shiftKey),
  };
  return ctrlKey || metaKey ? undefined : changes[key];
}

/** Describes the window and what it shows. */
export function describe({ window, position }: Show, picture: Size): string {
  const { width, height } = cover(picture, window, position);
  if (width === 0) return 'The picture is loading.';
  const share = Math.round((100 * width * height) / (picture.width * picture.height));
  const size = `${Math.round(window.width)} × ${Math.round(window.height)}`;
  return `${size}: ${share} % of the picture, ${position.toLowerCase()}.`;
}
