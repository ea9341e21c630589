import type Konva from 'konva';

interface Size {
  width: number;
  height: number;
}

/** Pixels of a length on paper. */
const pixelsOf = (millimeters: number, dpi: number) => Math.round((millimeters / 25.4) * dpi);

/** A PNG file of a layer on white paper. `width` is that of the drawing on the stage, `paper` is in millimeters. */
export function printSheet(layer: Konva.Layer, width: number, paper: Size, dpi = 300): Promise<Blob | null> {
  const sheet = document.createElement('canvas');
  sheet.width = pixelsOf(paper.width, dpi);
  sheet.height = pixelsOf(paper.height, dpi);
  const pixelRatio = sheet.width / width;
  const area = { x: 0, y: 0, width: width + 1, height: sheet.height / pixelRatio + 1 };
  const context = sheet.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(layer.toCanvas({ ...area, pixelRatio }), 0, 0);
  return new Promise((resolve) => sheet.toBlob(resolve));
}
