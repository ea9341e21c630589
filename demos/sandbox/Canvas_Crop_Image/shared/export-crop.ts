import Konva from 'konva';
import type { Crop } from './crop';

/** Exactly these pixels. The node is on no stage, so the size of the window, the veil and the handles do not matter. */
export function exportCrop(image: HTMLImageElement, crop: Crop): HTMLCanvasElement {
  const node = new Konva.Image({ image });
  const canvas = node.toCanvas({ ...crop, pixelRatio: 1 });
  node.destroy();
  return canvas;
}
