import type Konva from 'konva';
import { createHand } from '../../../common/konva/hand';
import { createSpeedometer, type Point } from './camera';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

/** What the last finger, or the mouse, did when it let go: it tapped a point, or threw the map at a speed in pixels per millisecond. */
export type Release = { kind: 'tap'; point: Point } | { kind: 'throw'; speed: Point };

/** A press that moves by fewer pixels is a tap. */
const TAP = 6;

/** The hand of `demos/common` with what a map needs besides: taps, and the speed at which it lets go. */
export function createMapHand() {
  const hand = createHand();
  const meter = createSpeedometer();
  let pressedAt: Point | null = null;

  const pointOf = ({ currentTarget }: PointerEventOfStage): Point | null => {
    const point = currentTarget.getStage()?.getPointerPosition();
    return point ? { x: point.x, y: point.y } : null;
  };

  function press(event: PointerEventOfStage) {
    // With a second finger, the press is no longer a tap.
    pressedAt = hand.isDown() ? null : pointOf(event);
    hand.press(event);
    meter.clear();
  }

  function move(event: PointerEventOfStage) {
    const step = hand.move(event);
    if (step) meter.add(performance.now(), step.to.middle);
    return step;
  }

  function release(event: PointerEventOfStage): Release | null {
    if (!hand.isDown()) return null;
    hand.release(event);
    // The remaining finger continues from its own position.
    if (hand.isDown()) {
      meter.clear();
      return null;
    }
    const point = pointOf(event);
    if (event.type === 'pointercancel' || !point) return null;
    const way = pressedAt && Math.hypot(point.x - pressedAt.x, point.y - pressedAt.y);
    if (way !== null && way <= TAP) return { kind: 'tap', point };
    return { kind: 'throw', speed: meter.read(performance.now()) };
  }

  return { press, move, release };
}
