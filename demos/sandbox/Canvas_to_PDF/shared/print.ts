import type Konva from 'konva';
import { pixelsOf, toPrint } from '../../../common/konva/print-size';
import { PAPER, type Note } from './booklet';
import { textsOf } from '../../../common/konva/pdf-texts';
import { writePdf, type PdfNote } from '../../../common/konva/pdf';

/** Units of a page on the canvas for a millimeter on paper. */
export const UNITS = 3;
const DPI = 300;
/** Points of PDF for a unit of the page. */
const POINTS = 72 / 25.4 / UNITS;
const HEIGHT = PAPER.height * UNITS;

/** The pages as a PDF file: each a sharp image, with its words and notes. */
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
        texts: page.find<Konva.Text>('Text').flatMap((node) => textsOf(node, page, POINTS, HEIGHT)),
        notes: notes.filter((note) => note.page === i).map(noteOnPaper),
      };
    }),
  );
  return new Blob([writePdf(leaves, 'Sourdough weekend')], { type: 'application/pdf' });
}

const noteOnPaper = ({ x, y, text }: Note): PdfNote => ({
  x: x * UNITS * POINTS,
  y: (HEIGHT - y * UNITS) * POINTS,
  text: text || 'Empty note',
});

/** Describes the saved file. */
export const describeFile = (file: Blob, notes: readonly Note[]) =>
  `Saved: three pages of A5, ${(file.size / 1e6).toFixed(1)} MB, with selectable text and ${notes.length} ${notes.length === 1 ? 'comment' : 'comments'}.`;
