import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import Konva from 'konva';

const STIFFNESS = 190;
const DAMPING = 15;
const STEP = 1 / 240;

/**
 * Moves numeric attributes of a node to their goals, each as a damped spring. A new goal in the middle of
 * a movement continues from the current position and speed.
 *
 * @param goal attributes and their goals; a new object means a new goal
 * @returns the ref for the node; the attributes are not props, so no render writes over them
 */
export function useSpring<Goal extends Record<string, number>>(goal: Goal) {
  const node = useRef<Konva.Rect>(null);
  const speeds = useRef(new Map<string, number>());
  // Keeps the first goal, where the node starts.
  const [start] = useState(goal);

  useLayoutEffect(() => {
    node.current?.setAttrs(start);
  }, [start]);

  useEffect(() => {
    const target = node.current;
    if (!target) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      target.setAttrs(goal);
      return;
    }
    let rest = 0;
    const animation = new Konva.Animation((frame) => {
      // A background tab may have been paused for minutes.
      rest += Math.min((frame?.timeDiff ?? 0) / 1000, 0.1);
      const steps = Math.floor(rest / STEP);
      rest -= steps * STEP;
      let isMoving = false;
      for (const [key, end] of Object.entries(goal)) {
        let value = Number(target.getAttr(key));
        let speed = speeds.current.get(key) ?? 0;
        for (let i = 0; i < steps; i += 1) {
          speed += ((end - value) * STIFFNESS - speed * DAMPING) * STEP;
          value += speed * STEP;
        }
        const hasArrived = Math.abs(end - value) < 0.001 && Math.abs(speed) < 0.01;
        target.setAttr(key, hasArrived ? end : value);
        speeds.current.set(key, hasArrived ? 0 : speed);
        isMoving ||= !hasArrived;
      }
      if (!isMoving) animation.stop();
    }, target.getLayer());
    animation.start();
    return () => {
      animation.stop();
    };
  }, [goal]);

  return node;
}
