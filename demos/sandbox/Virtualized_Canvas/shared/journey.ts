import { zoomAt, type View } from '../../../common/konva/zoom';
import { placeOf, type Colony, type Point, type Size } from './colony';

/** Views of the colony. Their origin is the middle of the stage, so a resize keeps what is there. */

const CLOSEST = 4;
const STEP = 90;

/** The whole colony, from above. */
export function wholeView({ side }: Colony, { width, height }: Size): View {
  const scale = Math.max(0.001, (0.83 * Math.min(width, height)) / side);
  return { scale, x: (-side / 2) * scale, y: (-side / 2) * scale };
}

/** A penguin in the middle. */
export function viewOn(colony: Colony, i: number, scale = 2.2): View {
  const { x, y } = placeOf(colony, i);
  return { scale, x: -x * scale, y: (16 - y) * scale };
}

/** Where the largest huddle ends and a file of penguins leaves it. */
export function firstView(colony: Colony): View {
  const { x, y, scale } = viewOn(colony, colony.start, 1.3);
  return { scale, x: x + 90, y };
}

/** The nearest view that keeps the colony around the middle of the stage. */
export function limitView(colony: Colony, { x, y, scale }: View): View {
  const far = -colony.side * scale;
  return { scale, x: Math.min(0, Math.max(far, x)), y: Math.min(0, Math.max(far, y)) };
}

/** A point of the stage, counted from its middle. */
export const fromMiddle = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: x - width / 2,
  y: y - height / 2,
});

/** Zooms at a point of the stage, or at its middle. */
export function zoomView(
  colony: Colony,
  view: View,
  size: Size,
  factor: number,
  at: Point = { x: size.width / 2, y: size.height / 2 },
): View {
  const limits = { least: wholeView(colony, size).scale, most: CLOSEST };
  return limitView(colony, zoomAt(view, fromMiddle(at, size), factor, limits));
}

/** The view follows the fingers: the point that was at `from` moves to `to`. */
export function carry(
  colony: Colony,
  view: View,
  size: Size,
  from: Point,
  to: Point,
  factor: number,
): View {
  const { x, y, scale } = zoomView(colony, view, size, factor, from);
  return limitView(colony, { scale, x: x + to.x - from.x, y: y + to.y - from.y });
}

/** The view after a key press, or null if the key does nothing here. */
export function viewForKey(key: string, colony: Colony, view: View, size: Size): View | null {
  const move = (x: number, y: number) =>
    limitView(colony, { ...view, x: view.x + x, y: view.y + y });
  switch (key) {
    case 'ArrowLeft':
      return move(STEP, 0);
    case 'ArrowRight':
      return move(-STEP, 0);
    case 'ArrowUp':
      return move(0, STEP);
    case 'ArrowDown':
      return move(0, -STEP);
    case '+':
    case '=':
      return zoomView(colony, view, size, 1.5);
    case '-':
      return zoomView(colony, view, size, 1 / 1.5);
    default:
      return null;
  }
}

/** A flight in loops over the colony, for the figures: 400 pixels in a second, whatever the scale. */
export function flightView(colony: Colony, start: View, seconds: number): View {
  return limitView(colony, {
    scale: start.scale,
    x: start.x - 1000 * Math.sin(seconds * 0.4),
    y: start.y - 500 * Math.sin(seconds * 0.57),
  });
}

/** Whether a finger was lifted near the point where it was pressed. */
export const isTap = (from: Point | null, to: Point): boolean =>
  from !== null && Math.hypot(to.x - from.x, to.y - from.y) < 6;
