import Konva from 'konva';

/**
 * Konva makes a canvas for each layer, and for what it caches and measures. It asks the document for them, which a worker does not have.
 * It also writes to their `style`, which an OffscreenCanvas does not have.
 */
Object.assign(Konva.Util, {
  createCanvasElement: () => Object.assign(new OffscreenCanvas(1, 1), { style: {} }),
});
