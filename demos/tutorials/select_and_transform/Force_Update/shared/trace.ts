import type Konva from 'konva';

/**
 * A curve drawn from numbers that no attribute holds, such as data that arrives many times a second. Its functions stay the same, so they
 * are no changed attributes.
 */
export function createTrace() {
  const samples = [30, 52, 24, 60, 38, 70];
  return {
    stroke: '#1f9aa5',
    strokeWidth: 5,
    sceneFunc(context: Konva.Context, shape: Konva.Shape) {
      context.beginPath();
      samples.forEach((value, index) => context.lineTo(index * 18, -value));
      context.strokeShape(shape);
    },
    /** The box around the curve, which Konva cannot compute from a drawing function. */
    selfRectFunc: () => ({ x: 0, y: -72, width: (samples.length - 1) * 18, height: 52 }),
    /** Adds the next number; a full curve starts over. */
    addSample() {
      if (samples.length > 14) samples.length = 6;
      else samples.push(40 + 30 * Math.sin(samples.length * 1.7));
    },
  };
}

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2', '#8457c9'];

/** The bubble with this number, in rows of eight below the curve. */
export const bubble = (index: number) => ({
  name: 'bubble',
  x: 17 + (index % 8) * 32,
  y: 26 + Math.floor(index / 8) * 32,
  radius: 14,
  fill: colors[index % colors.length],
});

/** The group of curve and bubbles, at the start. */
export const start = { x: -130, y: 110, scaleX: 1, scaleY: 1 };
export const frame = { padding: 10, rotateEnabled: false };
