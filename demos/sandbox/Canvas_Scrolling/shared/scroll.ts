/** Size of the whole scene, in pixels. */
export const SCENE = { width: 3000, height: 3000 };

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Axis = 'x' | 'y';

/** Four ways to scroll. */
export const MODES = [
  { mode: 'bars', label: 'Drawn bars' },
  { mode: 'drag', label: 'Dragged stage' },
  { mode: 'moved', label: 'Moved stage' },
  { mode: 'large', label: 'Large stage' },
] as const;

export type Mode = (typeof MODES)[number]['mode'];

/** Whether the browser scrolls, with its own bars. */
export const isNative = (mode: Mode) => mode === 'moved' || mode === 'large';

/** The scene's point in the middle of the view at the beginning. Kept instead of a corner, it is still in the middle after a resize. */
export const START: Point = { x: 1480, y: 660 };

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

/** The nearest corner that keeps the view inside the scene; in whole pixels, so that the image stays sharp. */
export const keepCorner = ({ x, y }: Point, view: Size): Point => ({
  x: clamp(Math.round(x), SCENE.width - view.width),
  y: clamp(Math.round(y), SCENE.height - view.height),
});

/** The scene's point in the top left corner of the view. */
export const cornerOf = (middle: Point, view: Size): Point =>
  keepCorner({ x: middle.x - view.width / 2, y: middle.y - view.height / 2 }, view);

export const middleOf = (corner: Point, view: Size): Point => ({
  x: corner.x + view.width / 2,
  y: corner.y + view.height / 2,
});

/** How far a stage that CSS moves extends beyond the view on each side: the browser may scroll that far before the stage follows. */
export const PADDING = 160;

/** The stage's size, where CSS puts it in the scrolled element, and where the scene begins on the stage. */
export function stageOf(mode: Mode, corner: Point, view: Size) {
  if (mode === 'large') return { ...SCENE, shift: { x: 0, y: 0 }, origin: { x: 0, y: 0 } };
  const padding = mode === 'moved' ? PADDING : 0;
  return {
    width: view.width + 2 * padding,
    height: view.height + 2 * padding,
    shift: mode === 'moved' ? { x: corner.x - padding, y: corner.y - padding } : { x: 0, y: 0 },
    origin: { x: padding - corner.x, y: padding - corner.y },
  };
}

/** Safari does not draw a canvas with more pixels. */
const MAX_PIXELS = 4096 * 4096;

/** The pixel ratio of the canvas: that of the screen, or less if the canvas would be too large. */
export const ratioOf = (mode: Mode, screenRatio: number) =>
  mode === 'large'
    ? Math.min(screenRatio, Math.sqrt(MAX_PIXELS / (SCENE.width * SCENE.height)))
    : screenRatio;

/** Memory of the canvases in bytes: four for a pixel of the image, and four for one of the hit graph, whose ratio is 1. */
export function bytesOf(mode: Mode, view: Size, screenRatio: number): number {
  const { width, height } = stageOf(mode, { x: 0, y: 0 }, view);
  const ratio = ratioOf(mode, screenRatio);
  // The drawn bars have their own layer.
  const layers = mode === 'bars' ? 2 : 1;
  return layers * 4 * (Math.floor(width * ratio) * Math.floor(height * ratio) + width * height);
}

/** A thumb must be large enough for a finger. */
const MIN_THUMB = 44;

/** Start and length of a bar's thumb on a track of this length. */
export function thumbOf(track: number, seen: number, whole: number, corner: number) {
  const length = Math.min(track, Math.max(MIN_THUMB, (track * seen) / whole));
  return { start: ((track - length) * corner) / Math.max(1, whole - seen), length };
}

/** The corner for a thumb that starts here: the reverse of `thumbOf`. */
export function cornerAt(track: number, seen: number, whole: number, start: number): number {
  const { length } = thumbOf(track, seen, whole, 0);
  return (start * (whole - seen)) / Math.max(1, track - length);
}

/** How far a turn of the wheel scrolls, in pixels. */
export function wheelStep(
  event: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'shiftKey'>,
  view: Size,
): Point {
  // Some browsers count in lines or pages.
  const unit = [1, 33, view.height][event.deltaMode] ?? 1;
  const [x, y] = [event.deltaX * unit, event.deltaY * unit];
  // With Shift, some browsers report a horizontal distance; others leave that to the page.
  return event.shiftKey && x === 0 ? { x: y, y: 0 } : { x, y };
}

/** How far a key scrolls, as in a scrolled element of the browser. Undefined for other keys. */
export function keyStep(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  view: Size,
): Point | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const page = Math.max(40, view.height - 60);
  const key = event.key === ' ' ? (event.shiftKey ? 'PageUp' : 'PageDown') : event.key;
  const steps: Record<string, Point> = {
    ArrowLeft: { x: -40, y: 0 },
    ArrowRight: { x: 40, y: 0 },
    ArrowUp: { x: 0, y: -40 },
    ArrowDown: { x: 0, y: 40 },
    PageUp: { x: 0, y: -page },
    PageDown: { x: 0, y: page },
    Home: { x: 0, y: -SCENE.height },
    End: { x: 0, y: SCENE.height },
  };
  return steps[key];
}

/** The middle of the view after scrolling by this much, or undefined if the scene ends there: then the page may scroll. */
export function scrollBy(middle: Point, by: Point, view: Size): Point | undefined {
  const corner = cornerOf(middle, view);
  const next = keepCorner({ x: corner.x + by.x, y: corner.y + by.y }, view);
  return next.x === corner.x && next.y === corner.y ? undefined : middleOf(next, view);
}

/** The drawings caused by scrolling since the mode was chosen. */
export interface Cost {
  draws: number;
  /** Milliseconds of the last drawing. */
  last: number;
}

export const NO_COST: Cost = { draws: 0, last: 0 };

/** Describes the cost of a way to scroll. */
export function describeCost(mode: Mode, view: Size, screenRatio: number, cost: Cost): string {
  const memory = `Canvas memory: ${(bytesOf(mode, view, screenRatio) / 1e6).toFixed(1)} MB.`;
  if (mode === 'large') return `${memory} Scrolling draws nothing.`;
  if (cost.draws === 0) return `${memory} Not scrolled yet.`;
  const times = cost.draws === 1 ? '1 drawing' : `${cost.draws} drawings`;
  return `${memory} Scrolling: ${times}, the last in ${cost.last.toFixed(1)} ms.`;
}
