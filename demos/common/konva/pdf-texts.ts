import type Konva from 'konva';
import type { PdfText } from './pdf';

/**
 * The lines of a text with the positions that they have on the page, however it is turned or scaled.
 *
 * @param points points of PDF for a unit of the page
 * @param height of the page, in its own units
 */
export function textsOf(
  node: Konva.Text,
  page: Konva.Group,
  points: number,
  height: number,
): PdfText[] {
  const fontSize = node.fontSize();
  const lineHeight = fontSize * node.lineHeight();
  const place = node.getAbsoluteTransform(page);
  const [a = 1, b = 0, c = 0, d = 1] = place.getMatrix();
  // PDF counts y from the bottom up, so what points down changes its sign.
  const [xx = 1, xy = 0, yx = 0, yy = 1] = [a, -b, -c, d].map((value) => value * points);
  return node.textArr.map(({ text, width }, i) => {
    const space = node.width() - width;
    const left = { left: 0, center: space / 2, right: space }[node.align()] ?? 0;
    // The line that the letters are on: a little below the middle of their box.
    const start = place.point({ x: left, y: (i + 0.5) * lineHeight + 0.32 * fontSize });
    return {
      text,
      width,
      fontSize,
      matrix: [xx, xy, yx, yy, start.x * points, (height - start.y) * points],
    };
  });
}
