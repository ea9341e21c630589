import type Konva from 'konva';

const min = { width: 90, height: 60 };
const max = { width: 270, height: 220 };

/** The new box, or the old one when the new one is too large or too small. */
export const limit: NonNullable<Konva.TransformerConfig['boundBoxFunc']> = (oldBox, newBox) => {
  const fits =
    newBox.width >= min.width &&
    newBox.width <= max.width &&
    newBox.height >= min.height &&
    newBox.height <= max.height;
  return fits ? newBox : oldBox;
};

/** Dashed frames of both sizes around 0, 150. */
export const frames = [max, min].map((size) => ({
  ...size,
  x: -size.width / 2,
  y: 150 - size.height / 2,
  stroke: '#1b1f2a',
  dash: [5, 5],
  listening: false,
}));

export const card = { name: 'card', width: 170, height: 120, fill: '#f6b73c' };
export const start = { x: -85, y: 90, scaleX: 1, scaleY: 1 };
