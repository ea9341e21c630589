import Konva from 'konva';
import type { Dancer } from './dance';
import { UNIT } from './look';

// A dancer is a group with a shape. The group is where its dancer is, at once: its position is a prop, and the hand drags it. The shape keeps its position on the
// stage and dances to the middle of the group. No prop sets what the tweens set, so a render in the middle of a figure does not touch it.

const goalOf = ({ radius, rotation, fill, opacity }: Dancer) => ({
  x: 0,
  y: 0,
  scaleX: radius / UNIT,
  scaleY: radius / UNIT,
  rotation,
  fill,
  opacity,
});

/** Shows a dancer without a tween: how it begins. */
export const takePlace = (shape: Konva.Shape, dancer: Dancer) => shape.setAttrs(goalOf(dancer));

/**
 * Lets a shape dance from where it is to its dancer, whose group has just gone there.
 *
 * @param moves false puts it there at once, for people who want less motion
 * @returns a function that stops it on the way
 */
export function danceTo(
  shape: Konva.Shape,
  before: Dancer,
  dancer: Dancer,
  moves: boolean,
): () => void {
  const goal = goalOf(dancer);
  shape.move({ x: before.x - dancer.x, y: before.y - dancer.y });
  const isThere = Object.entries(goal).every(([name, value]) => shape.getAttr(name) === value);
  if (isThere) return () => undefined;
  if (!moves) {
    shape.setAttrs(goal);
    return () => undefined;
  }
  const tween = shape.to({
    ...goal,
    // Not all in one step: the shapes with more sides take longer.
    duration: 0.7 + 0.08 * dancer.sides,
    easing: Konva.Easings.BackEaseOut,
    // A tween leaves its colors in another notation.
    onFinish: () => shape.setAttrs(goal),
  });
  return () => tween.destroy();
}

/**
 * After a drag: gives the group back to its dancer, while the shape stays in sight where it is.
 *
 * @returns the position of the shape, for the dancer
 */
export function letGo(group: Konva.Node, shape: Konva.Shape, { x, y }: Dancer): Konva.Vector2d {
  const place = { x: group.x() + shape.x(), y: group.y() + shape.y() };
  group.position({ x, y });
  shape.position({ x: place.x - x, y: place.y - y });
  return place;
}
