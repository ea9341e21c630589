import type Konva from 'konva';

type Point = Konva.Vector2d;

/** The same point of the screen, in the coordinates of each ancestor of a candle. */
export interface Spots {
  stage: Point;
  layer: Point;
  group: Point;
}

export const LABEL = 'Birthday cake. Arrow keys move the pointer, Enter adds a candle.';
export const HEIGHT = 420;
/** The stage is moved. */
export const ORIGIN = { x: 40, y: 40 };

/** The layer is scaled and tilted. Its origin is in the middle of the page. */
export function layerConfig(width: number) {
  const scale = Math.min(1, (width || 416) / 416);
  const [x, y] = [width / 2 - ORIGIN.x, HEIGHT / 2 - ORIGIN.y];
  return { x, y, scaleX: scale, scaleY: scale, rotation: -14 };
}

/** The cloth is a CSS background, which scales with the scene. */
export const backgroundOf = (cloth: string, width: number) =>
  `#ffd9a0 url(${cloth}) center / ${1500 * layerConfig(width).scaleX}px`;

/** The cake is a turned group. */
export const cakeConfig = (turn: number) => ({ name: 'cake', x: -4, y: 4, rotation: 30 + turn });
/** A finger that begins on the picture may scroll the page. */
export const CAKE = { width: 296, height: 204, offset: { x: 148, y: 102 }, preventDefault: false };
const CANDLE = { radius: 8, fill: '#fff1a8', stroke: '#1d7fa6', strokeWidth: 5, listening: false };
export const candleConfig = ({ x, y }: Point) => ({ ...CANDLE, name: 'candle', x, y });
/** The axes of a coordinate system, at its origin. */
export const AXES = { points: [0, 44, 0, 0, 44, 0], strokeWidth: 3, listening: false };
export const COLORS = { stage: '#2457b8', layer: '#0d7a63', group: '#a3174f' };

/** Steps of undo: the candles in units of the cake. They stay when the cake is turned, moved or scaled. */
export type Steps = readonly (readonly Point[])[];
export const START: Steps = [[-44, 0, 44].map((x) => ({ x, y: -50 }))];
export const add = (steps: Steps, at: Point): Steps =>
  Math.abs(at.x) < 120 && Math.abs(at.y) < 74 ? [...steps, [...(steps.at(-1) ?? []), at]] : steps;
export const undo = (steps: Steps) => steps.slice(0, Math.max(1, steps.length - 1));

/** Where the pointer is, or null while it is not over the stage. */
export function spotsOfPointer(cake: Konva.Node): Spots | null {
  const stage = cake.getStage()?.getRelativePointerPosition();
  const layer = cake.getLayer()?.getRelativePointerPosition();
  const group = cake.getRelativePointerPosition();
  return stage && layer && group ? { stage, layer, group } : null;
}

/**
 * Where a point of the layer is, for a pointer that is moved by keys. The code does the same as `getRelativePointerPosition`: the inverse of
 * the absolute transform converts a point of the stage to a point of the node.
 */
export function spotsOfPoint(cake: Konva.Node, point: Point): Spots | null {
  const [stage, layer] = [cake.getStage(), cake.getLayer()];
  if (!stage || !layer) return null;
  const screen = layer.getAbsoluteTransform().point(point);
  const into = (node: Konva.Node) => node.getAbsoluteTransform().copy().invert().point(screen);
  return { stage: into(stage), layer: into(layer), group: into(cake) };
}

/** Where an arrow key moves the pointer, or null for another key. */
export function spotsOfKey({ key, shiftKey }: KeyboardEvent, cake: Konva.Node, from?: Point) {
  const length = shiftKey ? 20 : 4;
  const x = length * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = length * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  return x || y ? spotsOfPoint(cake, { x: x + (from?.x ?? 0), y: y + (from?.y ?? 0) }) : null;
}

/** Describes the coordinates. */
export const describe = (spots: Spots | null) =>
  Object.entries(spots ?? {})
    .map(([space, { x, y }]) => `${space} ${Math.round(x)}, ${Math.round(y)}`)
    .join(' · ') || 'Press the cake to add a candle.';
