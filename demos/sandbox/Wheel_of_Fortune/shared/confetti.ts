import Konva from 'konva';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { COLORS } from './parts';

const COUNT = 90;
const SECONDS = 2.4;
const GRAVITY = 420;

/**
 * Throws confetti from the pointer over the wheel, on a layer that has nothing else to draw. Throws nothing if the user prefers reduced
 * motion.
 *
 * @returns a function that removes it early
 */
export function throwConfetti(layer: Konva.Layer): () => void {
  if (!wantsMotion()) return () => {};
  const pieces = Array.from({ length: COUNT }, (_, i) => ({
    speedX: (Math.random() - 0.5) * 420,
    speedY: -60 - Math.random() * 260,
    turn: Math.random() * 12,
    color: COLORS[i % COLORS.length] ?? '',
  }));
  let time = 0;
  const shape = new Konva.Shape({
    name: 'confetti',
    y: -150,
    listening: false,
    sceneFunc({ _context: context }) {
      context.globalAlpha = Math.min(1, (SECONDS - time) * 2);
      for (const { speedX, speedY, turn, color } of pieces) {
        context.save();
        context.translate(speedX * time, speedY * time + (GRAVITY * time * time) / 2);
        context.rotate(turn * time);
        context.scale(1, Math.cos(turn * time * 1.7));
        context.fillStyle = color;
        context.fillRect(-4, -3, 8, 6);
        context.restore();
      }
    },
  });
  const animation = new Konva.Animation(({ timeDiff }) => {
    time += timeDiff / 1000;
    if (time >= SECONDS || !shape.getStage()) stop();
  }, layer);
  const stop = () => {
    animation.stop();
    shape.destroy();
  };
  layer.add(shape);
  animation.start();
  return stop;
}
