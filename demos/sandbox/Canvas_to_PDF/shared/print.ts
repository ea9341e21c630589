import type Konva from 'konva';
import { pixelsOf, toPrint } from '../../../common/konva/print-size';
import { PAPER, type Note } from './booklet';
import { writePdf, type PdfNote, type PdfText } from './pdf';

/** Units of a page on the canvas for a millimeter on paper. */
export const UNITS = 3;
const DPI = 300;
/** Points of PDF for a unit of the page. */
const POINTS = 72 / 25.4 / UNITS;
const HEIGHT = PAPER.height * UNITS;

/** The pages as a PDF file: each a sharp picture, with its words and notes. */
export async function toPdf(pages: readonly Konva.Group[], notes: readonly Note[]) {
  const area = { width: PAPER.width * UNITS, height: HEIGHT };
  const leaves = await Promise.all(
    pages.map(async (page, i) => {
      const picture = await toPrint(page, area, PAPER, DPI, 'image/jpeg');
      return {
        width: area.width * POINTS,
        height: HEIGHT * POINTS,
        jpeg: new Uint8Array(await picture.arrayBuffer()),
        pixels: { width: pixelsOf(PAPER.width, DPI), height: pixelsOf(PAPER.height, DPI) },
        texts: page.find<Konva.Text>('Text').flatMap((node) => textsOf(node, page)),
        notes: notes.filter((note) => note.page === i).map(noteOnPaper),
      };
    }),
  );
  return new Blob([writePdf(leaves, 'Sourdough weekend')], { type: 'application/pdf' });
}

/** The lines of a text with the places that they have on the page, however it is turned or scaled. */
export function textsOf(node: Konva.Text, page: Konva.Group): PdfText[] {
  const fontSize = node.fontSize();
  const lineHeight = fontSize * node.lineHeight();
  const place = node.getAbsoluteTransform(page);
  const [a = 1, b = 0, c = 0, d = 1] = place.getMatrix();
  // PDF counts y from the bottom up, so what points down changes its sign.
  const [xx = 1, xy = 0, yx = 0, yy = 1] = [a, -b, -c, d].map((value) => value * POINTS);
  return node.textArr.map(({ text, width }, i) => {
    const space = node.width() - width;
    const left = { left: 0, center: space / 2, right: space }[node.align()] ?? 0;
    // The line that the letters are on: a little below the middle of their box.
    const start = place.point({ x: left, y: (i + 0.5) * lineHeight + 0.32 * fontSize });
    return {
      text,
      width,
      fontSize,
      matrix: [xx, xy, yx, yy, start.x * POINTS, (HEIGHT - start.y) * POINTS],
    };
  });
}

const noteOnPaper = ({ x, y, text }: Note): PdfNote => ({
  x: x * UNITS * POINTS,
  y: (HEIGHT - y * UNITS) * POINTS,
  text: text || 'Empty note',
});

/** The saved file in words. */
export const describeFile = (file: Blob, notes: readonly Note[]) =>
  `Saved: three pages of A5, ${(file.size / 1e6).toFixed(1)} MB, with selectable text and ${notes.length} ${notes.length === 1 ? 'comment' : 'comments'}.`;
