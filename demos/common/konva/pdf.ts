/** A matrix as PDF writes it, in points from the lower left corner of the page. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A line of text that is over its image without being seen, to be selected, found and read aloud. */
export interface PdfText {
  text: string;
  matrix: Matrix;
  fontSize: number;
  /** Width of the line, in the units of the font's size. */
  width: number;
}

/** A comment. Its position is that of its upper left corner, in points from the lower left corner of the page. */
export interface PdfNote {
  x: number;
  y: number;
  text: string;
}

export interface PdfPage {
  /** In points: 72 are an inch. */
  width: number;
  height: number;
  jpeg: Uint8Array<ArrayBuffer>;
  pixels: { width: number; height: number };
  texts: PdfText[];
  notes: PdfNote[];
}

/** Side of a comment's icon, in points. */
const ICON = 20;
/** Each letter of Courier is this wide, so that no table of widths is needed. */
const COURIER = 0.6;

type Part = string | Uint8Array<ArrayBuffer>;

/** A PDF file with an image for each page. It has no dependencies and works in any thread. */
export function writePdf(pages: readonly PdfPage[], title: string): Uint8Array<ArrayBuffer> {
  // Three objects come first, then four for each page.
  const first = 4;
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R /Lang (en) >>'],
    [
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${first + 1 + 4 * i} 0 R`).join(' ')}] >>`,
    ],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'],
    [`<< /Title ${unicode(title)} >>`],
  ];
  pages.forEach((page, i) => {
    const [content, picture, comments] = [2, 3, 4].map((nth) => `${first + nth + 4 * i} 0 R`);
    const { width, height, pixels } = page;
    objects.push(
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${short(width)} ${short(height)}] /Contents ${content} /Annots ${comments}`,
        ` /Resources << /XObject << /Picture ${picture} >> /Font << /Hidden 3 0 R >> >> >>`,
      ],
      stream('', latin(contentOf(page))),
      stream(
        `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode `,
        page.jpeg,
      ),
      [`[${page.notes.map(comment).join('\n')}]`],
    );
  });
  return assemble(objects);
}

/** The image over the whole page, then the lines of text with render mode 3, which draws nothing. */
function contentOf({ width, height, texts }: PdfPage): string {
  const lines = texts
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, matrix, fontSize, width: wide }) => {
      const stretch = (100 * wide) / (COURIER * fontSize * [...text].length);
      return `/Hidden ${short(fontSize)} Tf ${short(stretch)} Tz ${matrix.map(short).join(' ')} Tm ${literal(text)} Tj`;
    });
  return [
    `q ${short(width)} 0 0 ${short(height)} 0 0 cm /Picture Do Q`,
    'BT 3 Tr',
    ...lines,
    'ET',
  ].join('\n');
}

const comment = ({ x, y, text }: PdfNote): string =>
  `<< /Type /Annot /Subtype /Text /Name /Note /F 4 /C [1 0.8 0.3] /Rect [${[x, y - ICON, x + ICON, y].map(short).join(' ')}] /Contents ${unicode(text)} >>`;

const stream = (entries: string, bytes: Uint8Array<ArrayBuffer>): Part[] => [
  `<< ${entries}/Length ${bytes.length} >>\nstream\n`,
  bytes,
  '\nendstream',
];

/** Numbers the objects and ends with the table of where each one begins. */
function assemble(objects: readonly Part[][]): Uint8Array<ArrayBuffer> {
  // The second line tells programs that the file is not only text.
  const parts: Uint8Array<ArrayBuffer>[] = [latin('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Part) => {
    const bytes = typeof part === 'string' ? latin(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const starts = objects.map((object, i) => {
    const start = length;
    for (const part of [`${i + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part);
    return start;
  });
  const table = length;
  // Each line of the table has exactly twenty bytes.
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const start of starts) add(`${String(start).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\n`);
  add(`startxref\n${table}\n%%EOF\n`);

  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** PDF has no exponents, and no program needs more than thousandths of a point. */
const short = (value: number) => String(Math.round(value * 1000) / 1000);

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The letters of WinAnsi from 0x80 to 0x9f, with a space where it has none. All others below 0x100 are those of Unicode. */
const WIN_ANSI = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** A text in the encoding of the hidden font. Letters that it lacks become question marks. */
function literal(text: string): string {
  const codes = [...text].map((letter) => {
    const special = letter === ' ' ? -1 : WIN_ANSI.indexOf(letter);
    if (special >= 0) return 0x80 + special;
    const code = letter.codePointAt(0) ?? 0;
    const isKnown = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0x100);
    return isKnown ? code : 0x3f;
  });
  return `<${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}>`;
}

/** A text of any language: UTF-16 with a mark at its beginning. */
function unicode(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return `<feff${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}
