import Konva from 'konva';
import { nodeAttrs, seenSize, type Orientation } from './orientation';

/** The picture alone, turned and flipped, with all its pixels and its transparency. */
export function exportPicture(image: HTMLImageElement, orientation: Orientation) {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const node = new Konva.Image({
    image,
    ...size,
    offsetX: size.width / 2,
    offsetY: size.height / 2,
    ...nodeAttrs(orientation, 1),
  });
  const { x, y } = node.getClientRect();
  // The size of the rect has a rounding error from the rotation, and an area is rounded up to whole pixels.
  return node.toCanvas({ x, y, ...seenSize(orientation, size), pixelRatio: 1 });
}
