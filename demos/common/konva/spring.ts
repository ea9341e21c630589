import Konva from 'konva';
import { wantsMotion } from './wants-motion';

const STIFFNESS = 190;
/** Seconds of one step. */
const STEP = 1 / 240;

/** A moving value, and its change per second. */
export interface Moving {
  value: number;
  speed: number;
}

/** A spring some steps later. Near its end, it is set to exactly the end, without speed. */
export function advance(
  { value, speed }: Moving,
  end: number,
  damping: number,
  steps: number,
  step: number,
): Moving {
  for (let i = 0; i < steps; i += 1) {
    speed += ((end - value) * STIFFNESS - speed * damping) * step;
    value += speed * step;
  }
  const hasArrived = Math.abs(end - value) < 0.001 && Math.abs(speed) < 0.01;
  return hasArrived ? { value: end, speed: 0 } : { value, speed };
}

/**
 * Moves numeric attributes of a node in a layer to goals that may change on the way: a new goal continues from the current values and
 * speeds.
 *
 * @param damping lower values overshoot more; from 27.6 on, a spring that starts from rest does not overshoot
 */
export function createSpring(node: Konva.Node, damping = 15) {
  const speeds = new Map<string, number>();
  let animation: Konva.Animation | undefined;

  function stop() {
    animation?.stop();
  }

  /** `onRest` is called when all attributes have arrived, but not when a new goal came first. */
  function to(goal: Record<string, number>, onRest?: () => void) {
    stop();
    if (!wantsMotion()) {
      node.setAttrs(goal);
      onRest?.();
      return;
    }
    let rest = 0;
    animation = new Konva.Animation(({ timeDiff }) => {
      // A background tab may have been paused for minutes.
      rest += Math.min(timeDiff / 1000, 0.1);
      const steps = Math.floor(rest / STEP);
      rest -= steps * STEP;
      let isMoving = false;
      for (const [key, end] of Object.entries(goal)) {
        const from = { value: Number(node.getAttr(key)), speed: speeds.get(key) ?? 0 };
        const to = advance(from, end, damping, steps, STEP);
        node.setAttr(key, to.value);
        speeds.set(key, to.speed);
        isMoving ||= to.value !== end || to.speed !== 0;
      }
      if (isMoving) return;
      stop();
      onRest?.();
    }, node.getLayer());
    animation.start();
  }

  return { to, stop };
}
