import type Konva from 'konva';

/** A curve drawn from numbers that no attribute holds: data that arrives many times a second, for example. */
export function createTrace() {
  const samples = [30, 52, 24, 60, 38, 70];
  const step = 18;
  return {
    add() {
      if (samples.length > 14) samples.length = 6;
      else samples.push(40 + 30 * Math.sin(samples.length * 1.7));
    },
    sceneFunc(context: Konva.Context, shape: Konva.Shape) {
      context.beginPath();
      samples.forEach((value, index) => context.lineTo(index * step, -value));
      context.strokeShape(shape);
    },
    /** Where the curve is: Konva cannot read that from a function that draws. */
    selfRectFunc() {
      return { x: 0, y: -72, width: (samples.length - 1) * step, height: 52 };
    },
  };
}
