import type Konva from 'konva';

/** Draws in the shape's own coordinates, from 0, 0 to its width and height. */
export function drawLeaf(context: Konva.Context, leaf: Konva.Shape) {
  const width = leaf.width();
  const height = leaf.height();
  context.beginPath();
  context.moveTo(0, height / 2);
  context.quadraticCurveTo(width * 0.4, -height / 2, width, height / 2);
  context.quadraticCurveTo(width * 0.4, height * 1.5, 0, height / 2);
  context.closePath();
  context.fillStrokeShape(leaf);

  context.beginPath();
  context.moveTo(0, height / 2);
  context.lineTo(width * 0.7, height / 2);
  context.strokeShape(leaf);
}

export const colors = ['#3fa66b', '#f6b73c', '#f2664a'];
export const leaves = [
  { y: 246, width: 124, rotation: -14 },
  { y: 228, width: 118, rotation: -162 },
  { y: 190, width: 104, rotation: -30 },
  { y: 166, width: 100, rotation: -150 },
  { y: 130, width: 86, rotation: -44 },
  { y: 108, width: 78, rotation: -136 },
  { y: 84, width: 68, rotation: -90 },
];
