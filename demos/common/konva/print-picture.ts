import type Konva from 'konva';

/**
 * Draws a layer again with exactly these pixels, on white. `width` is the width of the scene in the layer's own units, so neither the size
 * of the stage nor its zoom matters.
 */
export function printPicture(
  layer: Konva.Layer,
  width: number,
  pixels: { width: number; height: number },
) {
  const pixelRatio = pixels.width / (width * layer.getAbsoluteScale().x);
  const canvas = layer.toCanvas({
    ...layer.absolutePosition(),
    // A canvas cuts off fractions of a pixel. With half a pixel more, a rounding error cannot cost a whole one.
    width: (pixels.width + 0.5) / pixelRatio,
    height: (pixels.height + 0.5) / pixelRatio,
    pixelRatio,
  });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over'; // below what is drawn
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
