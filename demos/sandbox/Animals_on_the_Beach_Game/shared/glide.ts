import type Konva from 'konva';
import type { AnimalView } from './scene';

type Goal = AnimalView['goal'];

/** Swings a little before it rests. */
export const DAMPING = 17;

/** The part of `createSpring` that a glide needs. */
interface Spring {
  to(goal: Record<string, number>): void;
}

/**
 * Lets an animal glide. Its outer group is where the state says, at once; the inner group starts with the difference and glides to
 * 0, 0. So props and springs never write the same attribute.
 */
export function createGlide(inner: Konva.Group, spring: Spring, { rotation }: Goal) {
  inner.rotation(rotation);

  /** Call it after the outer group has moved. */
  return function moved(from: Omit<Goal, 'rotation'>, to: Goal) {
    inner.position({ x: inner.x() + from.x - to.x, y: inner.y() + from.y - to.y });
    spring.to({ x: 0, y: 0, rotation: to.rotation });
  };
}
