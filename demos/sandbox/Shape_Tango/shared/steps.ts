import Konva from 'konva';
import type { Dancer } from './dance';
import { UNIT } from './look';

// A dancer is a group with a shape. The group is where its dancer is, at once: its position is a prop, and the hand drags it. The shape keeps its position on the
// stage and dances to the middle of the group. No prop sets what the tweens set, so a render in the middle of a figure does not touch it.

const goalOf = ({ radius, rotation, fill, opacity }: Dancer) => {
  const scale = radius / UNIT;
  return { x: 0, y: 0, scaleX: scale, scaleY: scale, rotation, fill, opacity };
};

/**
 * Lets a shape dance from where it is to its dancer, whose group has just gone there.
 *
 * @param moves false puts it there at once, for people who want less motion
 * @returns a function that stops it on the way
 */
function danceTo(shape: Konva.Node, before: Dancer, dancer: Dancer, moves: boolean) {
  const goal = goalOf(dancer);
  shape.move({ x: before.x - dancer.x, y: before.y - dancer.y });
  const isThere = Object.entries(goal).every(([name, value]) => shape.getAttr(name) === value);
  if (!moves) shape.setAttrs(goal);
  if (isThere || !moves) return () => undefined;
  const tween = shape.to({
    ...goal,
    // Not all in one step: the shapes with more sides take longer.
    duration: 0.7 + 0.08 * dancer.sides,
    easing: Konva.Easings.BackEaseOut,
    // A tween leaves its colors as rgba(…).
    onFinish: () => shape.setAttrs(goal),
  });
  return () => tween.destroy();
}

const shapeOf = (group: Konva.Node | undefined) =>
  group instanceof Konva.Group ? group.findOne('.shape') : undefined;

/** Shows the dancers with the nodes of a group. */
export function createTroupe() {
  const shown = new Map<string, { dancer: Dancer; stop: () => void }>();
  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    /** The dancers that changed since the last call dance. On the first call, all are placed immediately. */
    show(group: Konva.Container, dancers: readonly Dancer[]) {
      for (const dancer of dancers) {
        const shape = shapeOf(group.findOne(`#${dancer.id}`));
        const last = shown.get(dancer.id);
        if (!shape || last?.dancer === dancer) continue;
        last?.stop();
        const stop = danceTo(shape, last?.dancer ?? dancer, dancer, moves && last !== undefined);
        shown.set(dancer.id, { dancer, stop });
      }
    },
    /** Stops the dance of a grabbed shape; the drag takes precedence. */
    grab(group: Konva.Node) {
      shown.get(group.id())?.stop();
      group.moveToTop();
    },
    stop: () => shown.forEach(({ stop }) => stop()),
  };
}

/**
 * After a drag: gives the group back to its dancer, while the shape stays in sight where it is.
 *
 * @returns the position of the shape, for the dancer
 */
export function letGo(group: Konva.Node, { x, y }: Dancer): Konva.Vector2d {
  const shape = shapeOf(group);
  const place = { x: group.x() + (shape?.x() ?? 0), y: group.y() + (shape?.y() ?? 0) };
  group.position({ x, y });
  shape?.position({ x: place.x - x, y: place.y - y });
  return place;
}
