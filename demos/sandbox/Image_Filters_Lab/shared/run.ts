import Konva from 'konva';
import type { Filter, FilterFunction } from 'konva/lib/Node';
import type { FilterName } from './filters';
import type { Look } from './look';
import { Duotone, Vignette } from './own-filters';
import { sceneSize } from './view';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const { Filters } = Konva;

const FUNCTIONS: Record<FilterName, Filter> = {
  Brightness: Filters.Brightness,
  Brighten: Filters.Brighten,
  Contrast: Filters.Contrast,
  Enhance: Filters.Enhance,
  HSL: Filters.HSL,
  HSV: Filters.HSV,
  Duotone,
  Grayscale: Filters.Grayscale,
  Sepia: Filters.Sepia,
  Invert: Filters.Invert,
  Solarize: Filters.Solarize,
  RGB: Filters.RGB,
  RGBA: Filters.RGBA,
  Posterize: Filters.Posterize,
  Threshold: Filters.Threshold,
  Blur: Filters.Blur,
  Pixelate: Filters.Pixelate,
  Noise: Filters.Noise,
  Emboss: Filters.Emboss,
  Kaleidoscope: Filters.Kaleidoscope,
  Mask: Filters.Mask,
  Vignette,
};

/**
 * The functions for `filters()`. A filter of Konva reads its values from the node that it is called on, and HSL and HSV, for example, read the same attributes.
 * So each step is called on its own node that holds nothing but its values.
 */
export function filtersOf(look: Look): FilterFunction[] {
  return look
    .filter(({ isOn }) => isOn)
    .map(({ filter, values }) => {
      const settings = new Konva.Group(values);
      const run = FUNCTIONS[filter];
      return (imageData, pixelRatio) => {
        // By its type, a filter may also be a CSS string.
        if (typeof run === 'function') run.call(settings, imageData, pixelRatio);
      };
    });
}

/** The filtered image with this many pixels on its longer side. Sizes in filters are parts of the scene, so they grow with it. */
export function develop(image: HTMLImageElement, look: Look, pixels: number): HTMLCanvasElement {
  const size = sceneSize(image);
  const pixelRatio = pixels / Math.max(size.width, size.height);
  const node = new Konva.Image({ image, ...size, filters: filtersOf(look) });
  node.cache({ x: 0, y: 0, ...size, pixelRatio });
  const canvas = node.toCanvas({ x: 0, y: 0, ...size, pixelRatio });
  node.destroy();
  return canvas;
}

/** The URL of a small image that shows what a look does. */
export const thumbnail = (image: HTMLImageElement, look: Look): string =>
  develop(image, look, 144).toDataURL('image/jpeg', 0.85);

const LARGEST_EXPORT = 4096;

/** All pixels of the image. */
export function exportPicture(image: HTMLImageElement, look: Look): HTMLCanvasElement {
  const longer = Math.max(image.naturalWidth, image.naturalHeight);
  return develop(image, look, Math.min(longer, LARGEST_EXPORT));
}
