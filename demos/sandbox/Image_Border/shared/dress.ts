import type Konva from 'konva';
import { COLORS, drawBorder, WIDEST, type Border } from './border';

/** A filter that paints the border. Konva passes the pixels of the cache, and the number of pixels for each unit. */
const borderFilter =
  ({ size, color }: Border) =>
  (imageData: ImageData, pixelRatio = 1) =>
    drawBorder(imageData, size * pixelRatio, COLORS[color]);

/** Gives the sticker this border. The image has to be loaded. */
export function dress(sticker: Konva.Image, border: Border) {
  if (!sticker.image()) return;
  // Filters change the pixels of the cache. Its offset is the room around the image that the border needs.
  if (!sticker.isCached()) sticker.cache({ offset: WIDEST + 2 });
  sticker.filters([borderFilter(border)]);
  // Only visible pixels can be grabbed: the image with its border, and not the corners of its box.
  sticker.drawHitFromCache(80);
}
