import type Konva from 'konva';

export const min = { width: 90, height: 60 };
export const max = { width: 270, height: 220 };

/** The new box, or the old one when the new one is too large or too small. */
export const limit: NonNullable<Konva.TransformerConfig['boundBoxFunc']> = (oldBox, newBox) => {
  const fits =
    newBox.width >= min.width &&
    newBox.width <= max.width &&
    newBox.height >= min.height &&
    newBox.height <= max.height;
  return fits ? newBox : oldBox;
};

/** A dashed frame of the given size around 0, 150. */
export const frame = (size: { width: number; height: number }) => ({
  ...size,
  x: -size.width / 2,
  y: 150 - size.height / 2,
  stroke: '#1b1f2a',
  dash: [5, 5],
  listening: false,
});
