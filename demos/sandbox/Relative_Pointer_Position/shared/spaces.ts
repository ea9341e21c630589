import type Konva from 'konva';
import { written } from './cake';

interface Point {
  x: number;
  y: number;
}

/** The same point of the screen, in the coordinates of each ancestor of a topping. */
export interface Spots {
  stage: Point;
  layer: Point;
  group: Point;
}

/** Where the pointer is, or null while it is not over the stage. */
export function spotsOfPointer(group: Konva.Node): Spots | null {
  const stage = group.getStage()?.getRelativePointerPosition();
  const layer = group.getLayer()?.getRelativePointerPosition();
  const inGroup = group.getRelativePointerPosition();
  return stage && layer && inGroup ? { stage, layer, group: inGroup } : null;
}

/**
 * Where a point of the layer is, for a pointer that is moved by keys. It does by hand what `getRelativePointerPosition` does: the inverse of the
 * absolute transform takes a point of the screen into the node.
 */
export function spotsOfPoint(group: Konva.Node, point: Point): Spots | null {
  const [stage, layer] = [group.getStage(), group.getLayer()];
  if (!stage || !layer) return null;
  const screen = layer.getAbsoluteTransform().point(point);
  const into = (node: Konva.Node) => node.getAbsoluteTransform().copy().invert().point(screen);
  return { stage: into(stage), layer: into(layer), group: into(group) };
}

const SPACES = ['stage', 'layer', 'group'] as const;

/** The rows of the table below the picture. */
export const rowsOf = (spots: Spots | null) =>
  SPACES.map((space) => ({ space, at: spots ? written(spots[space]) : '–' }));
