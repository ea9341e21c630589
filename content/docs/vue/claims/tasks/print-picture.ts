import type Konva from 'konva';

export const pixelsOf = (millimeters: number, dpi: number) => Math.round((millimeters / 25.4) * dpi);

/** The layer on white paper with exactly these pixels; `width` is that of the scene in the layer's units. */
export function printPicture(layer: Konva.Layer, width: number, pixels: { width: number; height: number }) {
  const pixelRatio = pixels.width / (width * layer.getAbsoluteScale().x);
  const canvas = layer.toCanvas({
    ...layer.absolutePosition(),
    width: (pixels.width + 0.5) / pixelRatio,
    height: (pixels.height + 0.5) / pixelRatio,
    pixelRatio,
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D context');
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
