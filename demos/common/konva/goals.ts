import Konva from 'konva';
import { advance } from './spring';
import { wantsMotion } from './wants-motion';

/** Attributes that a node should reach. */
export type Goal = Record<string, number>;

interface Way {
  goal: Goal;
  speeds: Map<string, number>;
}

/** Seconds of one step. */
const STEP = 1 / 240;

/**
 * Moves nodes to their goals with springs. A moving node turns to a new goal at its current speed. One animation moves all of them in the
 * same steps of time, so what starts together stays together.
 *
 * @param damping lower values overshoot more; from 27.6 on, a spring that starts from rest does not overshoot
 */
export function createGoals(damping: number) {
  const ways = new Map<Konva.Node, Way>();
  let animation: Konva.Animation | undefined;
  let rest = 0;

  function stop() {
    animation?.stop();
    animation = undefined;
    ways.clear();
  }

  function move(timeDiff: number) {
    // A background tab may have been paused for minutes.
    rest += Math.min(timeDiff / 1000, 0.1);
    const steps = Math.floor(rest / STEP);
    rest -= steps * STEP;
    for (const [node, { goal, speeds }] of ways) {
      let isMoving = false;
      for (const [key, end] of Object.entries(goal)) {
        const from = { value: Number(node.getAttr(key)), speed: speeds.get(key) ?? 0 };
        const to = advance(from, end, damping, steps, STEP);
        node.setAttr(key, to.value);
        speeds.set(key, to.speed);
        isMoving ||= to.value !== end || to.speed !== 0;
      }
      if (!isMoving) ways.delete(node);
    }
    if (ways.size === 0) stop();
  }

  /**
   * @param goals by the ids of the nodes
   * @param move false puts the nodes there at once: at the start, and when the width has changed
   */
  function show(layer: Konva.Layer, goals: ReadonlyMap<string, Goal>, moves: boolean) {
    const jumps = !moves || !wantsMotion();
    if (jumps) stop();
    for (const node of layer.find((each: Konva.Node) => goals.has(each.id()))) {
      const goal = goals.get(node.id());
      if (!goal) continue;
      if (jumps) node.setAttrs(goal);
      else ways.set(node, { goal, speeds: ways.get(node)?.speeds ?? new Map<string, number>() });
    }
    if (animation || ways.size === 0) return;
    rest = 0;
    animation = new Konva.Animation(({ timeDiff }) => move(timeDiff), layer);
    animation.start();
  }

  return { show, stop };
}
