import Konva from 'konva';
import { wantsMotion } from './wants-motion';

const STIFFNESS = 190;
/** Seconds of one step. */
const STEP = 1 / 240;

/**
 * Moves numeric attributes of a node, which is in a layer, to goals that may change on the way: a new goal continues from the current
 * values and speeds.
 *
 * @param damping the less, the more it overshoots; from 27.6 on it does not
 */
export function createSpring(node: Konva.Node, damping = 15) {
  const speeds = new Map<string, number>();
  let animation: Konva.Animation | undefined;

  function stop() {
    animation?.stop();
  }

  /** `onRest` is called when all attributes have arrived, but not when another goal came before. */
  function to(goal: Record<string, number>, onRest?: () => void) {
    stop();
    if (!wantsMotion()) {
      node.setAttrs(goal);
      onRest?.();
      return;
    }
    let rest = 0;
    animation = new Konva.Animation((frame) => {
      // A background tab may have been paused for minutes.
      rest += Math.min((frame?.timeDiff ?? 0) / 1000, 0.1);
      const steps = Math.floor(rest / STEP);
      rest -= steps * STEP;
      let isMoving = false;
      for (const [key, end] of Object.entries(goal)) {
        let value = Number(node.getAttr(key));
        let speed = speeds.get(key) ?? 0;
        for (let i = 0; i < steps; i += 1) {
          speed += ((end - value) * STIFFNESS - speed * damping) * STEP;
          value += speed * STEP;
        }
        const hasArrived = Math.abs(end - value) < 0.001 && Math.abs(speed) < 0.01;
        node.setAttr(key, hasArrived ? end : value);
        speeds.set(key, hasArrived ? 0 : speed);
        isMoving ||= !hasArrived;
      }
      if (isMoving) return;
      stop();
      onRest?.();
    }, node.getLayer());
    animation.start();
  }

  return { to, stop };
}
