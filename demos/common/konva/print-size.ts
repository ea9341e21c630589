import type Konva from 'konva';

interface Size {
  width: number;
  height: number;
}

/** Pixels of a length on paper; an inch is 25.4 millimeters. */
export const pixelsOf = (millimeters: number, dpi: number) =>
  Math.round((millimeters / 25.4) * dpi);

/**
 * An image for printing, PNG by default, whatever size the stage has on the screen.
 *
 * @param page The group with the drawing, not rotated.
 * @param area Width and height of the drawing in the group's own units, in the proportions of the paper.
 * @param paper Width and height in millimeters.
 */
export function toPrint(
  page: Konva.Group,
  area: Size,
  paper: Size,
  dpi = 300,
  mimeType = 'image/png',
): Promise<Blob> {
  const width = pixelsOf(paper.width, dpi);
  const height = pixelsOf(paper.height, dpi);
  const { x: scaleX, y: scaleY } = page.getAbsoluteScale();
  // Whole pixels never have the exact proportions. The larger ratio leaves no empty edge.
  const pixelRatio = Math.max(width / (area.width * scaleX), height / (area.height * scaleY));
  return page.toBlob({
    ...page.getAbsolutePosition(),
    // Konva rounds the size of the file down: half a pixel more, so that a fraction cannot cost one.
    width: (width + 0.5) / pixelRatio,
    height: (height + 0.5) / pixelRatio,
    pixelRatio,
    mimeType,
    quality: 0.92, // of a JPEG
  });
}
