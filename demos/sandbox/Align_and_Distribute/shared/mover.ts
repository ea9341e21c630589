import Konva from 'konva';
import { wantsMotion } from '../../../common/konva/wants-motion';

export interface Place {
  x: number;
  y: number;
  rotation: number;
}

const SECONDS = 0.35;

/** Moves one node: at once during a drag, otherwise with a short tween. */
export function createMover(node: Konva.Node) {
  let tween: Konva.Tween | undefined;

  const stop = () => {
    tween?.destroy();
    tween = undefined;
  };

  const jump = ({ x, y, rotation }: Place) => {
    stop();
    node.setAttrs({ x, y, rotation });
  };

  const glide = ({ x, y, rotation }: Place) => {
    const place = { x, y, rotation };
    const isThere = node.x() === x && node.y() === y && node.rotation() === rotation;
    if (isThere || !wantsMotion()) return jump(place);
    // Starts at the node's current position, even in the middle of another tween.
    stop();
    tween = new Konva.Tween({
      node,
      ...place,
      duration: SECONDS,
      easing: Konva.Easings.EaseInOut,
      onFinish: () => jump(place),
    });
    tween.play();
  };

  return { stop, jump, glide };
}
