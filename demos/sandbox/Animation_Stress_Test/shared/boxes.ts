import type Konva from 'konva';

export const HEIGHT = 420;
/** Degrees per millisecond. */
export const SPEED = 0.06;
export const DEFAULT_COUNT = 300;

const LOOKS = [
  { fill: '#ffd9cf', stroke: '#d9482b' },
  { fill: '#fdebc5', stroke: '#c98a10' },
  { fill: '#cfeeea', stroke: '#127a83' },
  { fill: '#e5dbf6', stroke: '#6b3fb0' },
  { fill: '#d3e5fb', stroke: '#2c6fc4' },
];

const fraction = (value: number) => value - Math.floor(value);

/**
 * The rectangles for a stage. Each step of the plastic ratio (the golden ratio in two dimensions) falls into the largest gap, so any
 * number of them covers the stage evenly. Offsets of half the width and height make them rotate about their center.
 */
export function createBoxes(count: number, stageWidth: number): Konva.RectConfig[] {
  const room = Math.sqrt((stageWidth * HEIGHT) / count);
  return Array.from({ length: count }, (_, i) => {
    const width = room * (0.5 + 0.9 * fraction(i * 0.618));
    const height = room * (0.4 + 0.5 * fraction(i * 0.414));
    return {
      name: 'box',
      x: fraction(0.5 + i * 0.7548776662) * stageWidth,
      y: fraction(0.5 + i * 0.569840291) * HEIGHT,
      width,
      height,
      offsetX: width / 2,
      offsetY: height / 2,
      rotation: (i * 137.5) % 360,
      strokeWidth: Math.max(1, room / 18),
      ...LOOKS[i % LOOKS.length],
    };
  });
}

/** With reduced motion, the user starts the animation. */
export const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Reports the frame rate in words, twice a second. Returns a function that stops it. */
export function measureFrames(report: (words: string) => void): () => void {
  let begun = performance.now();
  let last = begun;
  let count = 0;
  let slowest = 0;

  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    count += 1;
    slowest = Math.max(slowest, now - last);
    last = now;
    if (now - begun < 500) return;
    const rate = Math.round((count * 1000) / (now - begun));
    report(`${rate} frames per second, slowest ${Math.round(slowest)} ms`);
    [begun, count, slowest] = [now, 0, 0];
  };
  let request = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(request);
}
