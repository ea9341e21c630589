import type Konva from 'konva';
import { TABLE } from '../../sandbox/Shape_Tooltips/shared/tooltips';

export const scene = { ...TABLE, paint: paintCloth };

/** Linen with stripes in both directions, darker where they cross. */
function paintCloth(context: Konva.Context) {
  const { width, height } = TABLE;
  context.fillStyle = '#f6ecd9';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(70, 120, 220, 0.24)';
  for (let x = 16; x < width; x += 64) context.fillRect(x, 0, 32, height);
  for (let y = 16; y < height; y += 64) context.fillRect(0, y, width, 32);
  context.fillStyle = 'rgba(60, 105, 205, 0.34)';
  for (let x = 22; x < width; x += 64) context.fillRect(x, 0, 2, height);
  for (let y = 22; y < height; y += 64) context.fillRect(0, y, width, 2);
}
