import type { Annotation } from './sheet';
import { classMask, colorPixels } from './mask';
import { PICTURE } from './things';

/** The mask on a canvas of the image's size, for the stage and for the PNG. */
export function maskPicture(annotations: readonly Annotation[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pixels = new ImageData(colorPixels(classMask(annotations)), PICTURE.width);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas;
}
