import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { createSpring } from '../../../../common/konva/spring';

/**
 * Moves numeric attributes of a node to their goals, each as a damped spring. A new goal in the middle of
 * a movement continues from the current position and speed.
 *
 * @param goal attributes and their goals; a new object means a new goal
 * @returns the ref for the node; the attributes are not props, so no render writes over them
 */
export function useSpring(goal: Record<string, number>) {
  const node = useRef<Konva.Rect>(null);
  const spring = useRef<ReturnType<typeof createSpring>>(null);
  // Keeps the first goal, where the node starts.
  const [start] = useState(goal);

  useLayoutEffect(() => {
    const target = node.current;
    if (!target) return;
    target.setAttrs(start);
    spring.current = createSpring(target);
  }, [start]);

  useEffect(() => {
    spring.current?.to(goal);
    return () => spring.current?.stop();
  }, [goal]);

  return node;
}
