import type Konva from 'konva';

/** A curve drawn from numbers that no attribute holds, such as data that arrives many times a second. */
export type Samples = number[];

export const firstSamples: Samples = [30, 52, 24, 60, 38, 70];
const step = 18;

/** Adds the next number to the same array; a full curve starts over. */
export function addSample(samples: Samples) {
  if (samples.length > 14) samples.length = firstSamples.length;
  else samples.push(40 + 30 * Math.sin(samples.length * 1.7));
}

export function drawTrace(samples: Samples, context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  samples.forEach((value, index) => context.lineTo(index * step, -value));
  context.strokeShape(shape);
}

/** The box around the curve, which Konva cannot compute from a drawing function. */
export function traceRect(samples: Samples) {
  return { x: 0, y: -72, width: (samples.length - 1) * step, height: 52 };
}

export const traceLook = {
  name: 'trace',
  stroke: '#1f9aa5',
  strokeWidth: 5,
  lineJoin: 'round',
  lineCap: 'round',
} as const;
