import Konva from 'konva';
import { tweenTo } from './tween-to';

/** The nodes that are tweened. */
export interface Cast {
  sky: Konva.Rect;
  hill: Konva.Line;
  star: Konva.Star;
}

/** The attributes that the tweens never change. The scene is centered at x = 0. */
export const fixed = {
  sky: {
    name: 'sky',
    x: -150,
    y: 10,
    width: 300,
    height: 210,
    fillLinearGradientEndPoint: { x: 0, y: 210 },
  },
  hill: { name: 'hill', y: 220, closed: true, fill: '#1b1f2a' },
  star: { name: 'star', numPoints: 5, innerRadius: 18, outerRadius: 40 },
};

/** The attributes that the tweens change, with their first values. */
export const start = {
  sky: { fillLinearGradientColorStops: [0, '#4a90e2', 1, '#e8ebfb'] },
  // As many points as the two peaks have, so that no corner is cut off.
  hill: { points: [-150, 0, -75, -35, 0, -70, 75, -35, 150, 0] },
  star: { x: -90, y: 80, rotation: 0, scaleX: 1, scaleY: 1, fill: '#f6b73c' },
};
export type Look = typeof start;

const night = [0, '#1b1f2a', 1, '#8457c9'];
const twoPeaks = [-150, 0, -80, -90, 0, -30, 80, -90, 150, 0];

/** The current look of the nodes. */
export const lookOf = ({ sky, hill, star }: Cast): Look => ({
  sky: { fillLinearGradientColorStops: sky.fillLinearGradientColorStops() },
  hill: { points: hill.points() },
  star: {
    x: star.x(),
    y: star.y(),
    rotation: star.rotation(),
    scaleX: star.scaleX(),
    scaleY: star.scaleY(),
    fill: String(star.fill()),
  },
});

/**
 * Plays the sequence, until its end or until the signal stops it.
 *
 * @param duration seconds of each step
 * @param onStep called at the beginning of each step and at the end, when no tween runs
 */
export async function perform(
  { sky, hill, star }: Cast,
  duration: number,
  signal: AbortSignal,
  onStep: (step: string) => void,
) {
  const to = (node: Konva.Node, goal: object) =>
    tweenTo(node, { duration, easing: Konva.Easings.EaseInOut, ...goal }, signal);

  try {
    onStep('1: move and turn');
    await to(star, { x: 80, rotation: 144 });

    onStep('2: recolor star and sky');
    await Promise.all([
      to(star, { fill: '#f2664a' }),
      to(sky, { fillLinearGradientColorStops: night }),
    ]);

    onStep('3: stretch star and hill');
    await Promise.all([to(star, { scaleX: 1.6, scaleY: 0.7 }), to(hill, { points: twoPeaks })]);

    onStep('4: return');
    await Promise.all([to(star, start.star), to(sky, start.sky), to(hill, start.hill)]);

    onStep('ready');
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
