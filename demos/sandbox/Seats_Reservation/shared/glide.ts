import Konva from 'konva';
import type { View } from './view';

/**
 * Moves the stage itself to a view, frame by frame, and calls back when it is there: only then the view becomes state. People who ask
 * their system for less motion are there at once.
 */
export function glide(stage: Konva.Stage, { x, y, scale }: View, arrive: () => void) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    arrive();
    return;
  }
  const easing = Konva.Easings.EaseInOut;
  stage.to({ x, y, scaleX: scale, scaleY: scale, duration: 0.3, easing, onFinish: arrive });
}
