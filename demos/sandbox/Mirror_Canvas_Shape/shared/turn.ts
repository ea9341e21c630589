import Konva from 'konva';
import type { Facing } from './mirror';

/** Turns a sign to a scale of 1 or -1 in each direction. Answers with what stops it on the way. */
export function turn(sign: Konva.Group, facing: Facing, hasMotion: boolean): () => void {
  const scale = { scaleX: facing.x, scaleY: facing.y };
  if (!hasMotion) {
    sign.setAttrs(scale);
    return () => undefined;
  }
  const tween = new Konva.Tween({
    node: sign,
    ...scale,
    duration: 0.4,
    easing: Konva.Easings.EaseInOut,
  });
  tween.play();
  return () => tween.destroy();
}
