import type Konva from 'konva';

/** Draws a leaf in the shape's own coordinates, from 0, 0 to its width and height. */
export function drawLeaf(context: Konva.Context, leaf: Konva.Shape) {
  const { width, height } = leaf.size();
  context.beginPath();
  context.moveTo(0, height / 2);
  context.quadraticCurveTo(width * 0.4, -height / 2, width, height / 2);
  context.quadraticCurveTo(width * 0.4, height * 1.5, 0, height / 2);
  context.closePath();
  context.fillStrokeShape(leaf);

  // The vein is a second path, with a stroke only.
  context.beginPath();
  context.moveTo(0, height / 2);
  context.lineTo(width * 0.7, height / 2);
  context.strokeShape(leaf);
}

/** Length and direction of each leaf. All leaves start at the same point. */
export const leaves = [
  { length: 110, rotation: -165 },
  { length: 150, rotation: -90 },
  { length: 130, rotation: -20 },
];

/** Each click gives the leaf its next color. */
export const colors = ['#3fa66b', '#f6b73c', '#f2664a'];
