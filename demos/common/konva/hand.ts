import type Konva from 'konva';
import { gripOf, type Grip } from './zoom';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

/** The same fingers before and after a move. One finger, or the mouse, has no distance. */
export interface HandMove {
  from: Grip;
  to: Grip;
}

/**
 * Follows the mouse or up to two fingers that pan and pinch. Pass it the stage's pointer events: to `press` those that may start a move,
 * and all of them to `move` and `release`. A new or lifted finger starts a new grip, so the image does not jump.
 */
export function createHand() {
  const fingers = new Map<number, Konva.Vector2d>();

  function grip(): Grip | null {
    const points = [...fingers.values()];
    const [only] = points;
    return points.length === 1 && only ? { middle: only, apart: 0 } : gripOf(points);
  }

  function press({ evt, currentTarget }: PointerEventOfStage) {
    const stage = currentTarget.getStage();
    const point = stage?.getPointerPosition();
    if (!stage || !point || evt.button > 0) return;
    fingers.set(evt.pointerId, { x: point.x, y: point.y });
    // The moves of a mouse that leaves the stage still arrive here.
    stage.content.setPointerCapture(evt.pointerId);
  }

  /** What the move does, or null when no pressed finger has moved. */
  function move({ evt, currentTarget }: PointerEventOfStage): HandMove | null {
    const point = currentTarget.getStage()?.getPointerPosition();
    const from = grip();
    if (!point || !fingers.has(evt.pointerId)) return null;
    fingers.set(evt.pointerId, { x: point.x, y: point.y });
    const to = grip();
    return from && to && { from, to };
  }

  function release({ evt }: PointerEventOfStage) {
    fingers.delete(evt.pointerId);
  }

  return { press, move, release, isDown: () => fingers.size > 0 };
}
