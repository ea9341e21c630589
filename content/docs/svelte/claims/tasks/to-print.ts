import type Konva from 'konva';

interface Size {
  width: number;
  height: number;
}

/** A PNG file for paper, as the page has it. `area` is the size of the drawing in units of its group, `paper` the size in millimeters. */
export function toPrint(page: Konva.Group, area: Size, paper: Size, dpi = 300) {
  const width = Math.round((paper.width / 25.4) * dpi);
  const height = Math.round((paper.height / 25.4) * dpi);
  const { x: scaleX, y: scaleY } = page.getAbsoluteScale();
  const pixelRatio = Math.max(width / (area.width * scaleX), height / (area.height * scaleY));
  return page.toBlob({
    ...page.getAbsolutePosition(),
    width: (width + 0.5) / pixelRatio,
    height: (height + 0.5) / pixelRatio,
    pixelRatio,
  });
}
