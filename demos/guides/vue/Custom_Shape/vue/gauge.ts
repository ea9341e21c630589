import type Konva from 'konva';

/** The arc, from the top clockwise. `level` is an attribute of the shape, 0 to 10. */
export function drawLevel(context: Konva.Context, shape: Konva.Shape) {
  const start = -Math.PI / 2;
  const turn = (Number(shape.getAttr('level')) / 10) * 2 * Math.PI;
  context.beginPath();
  context.arc(0, 0, shape.width() / 2, start, start + turn, false);
  context.strokeShape(shape);
}

/** The whole disc takes clicks, not only the arc. */
export function drawHitDisc(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(0, 0, shape.width() / 2, 0, 2 * Math.PI, false);
  context.fillStrokeShape(shape);
}

/** The drawing is centered at 0, 0, but a shape's default box starts there. */
export const centeredBox = (shape: Konva.Shape) => ({
  x: -shape.width() / 2,
  y: -shape.height() / 2,
  width: shape.width(),
  height: shape.height(),
});
