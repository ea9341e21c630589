import { describe, expect, it } from 'vitest';
import { writePdf, type PdfPage } from '../../common/konva/pdf';

const page = (changes: Partial<PdfPage> = {}): PdfPage => ({
  width: 419.528,
  height: 595.276,
  jpeg: Uint8Array.of(0xff, 0xd8, 0x00, 0xff, 0xd9),
  pixels: { width: 1748, height: 2480 },
  texts: [],
  notes: [],
  ...changes,
});
const line = (text: string) => ({
  text,
  matrix: [1, 0, 0, 1, 20, 30] as const,
  fontSize: 10,
  width: 30,
});
/** The bytes as letters, so that positions stay. */
const read = (file: Uint8Array) => String.fromCharCode(...file);

describe('the file', () => {
  it('its table says where each object begins', () => {
    const file = read(writePdf([page(), page({ notes: [{ x: 1, y: 2, text: 'ü' }] })], 'Two'));
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    const lines = file.slice(table).split('\n');
    expect(lines.slice(0, 3)).toEqual(['xref', '0 13', '0000000000 65535 f ']);
    const starts = lines.slice(3, 15).map((entry) => Number(entry.slice(0, 10)));
    starts.forEach((start, i) => {
      expect(file.slice(start)).toMatch(new RegExp(`^${i + 1} 0 obj\n`));
    });
    expect(lines.slice(2, 15).every((entry) => entry.length === 19)).toBe(true);
  });

  it('contains the picture byte by byte', () => {
    const file = read(writePdf([page()], 'One'));
    expect(file).toContain('/Length 5 >>\nstream\n\u00ff\u00d8\u0000\u00ff\u00d9\nendstream');
    expect(file).toContain('/Width 1748 /Height 2480');
    expect(file).toContain('/MediaBox [0 0 419.528 595.276]');
  });

  it('the length of each stream is right', () => {
    const file = read(writePdf([page({ texts: [line('Crust'), line('Crumb')] })], 'One'));
    for (const [, length, body] of file.matchAll(
      /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g,
    )) {
      expect(body).toHaveLength(Number(length));
    }
  });

  it('a booklet without pages is still a file', () => {
    expect(read(writePdf([], ''))).toContain('/Count 0 /Kids []');
  });
});

describe('hidden text', () => {
  it('is as wide as what is seen', () => {
    // Five letters of Courier with a size of 10 are 30 wide.
    expect(read(writePdf([page({ texts: [line('Crust')] })], ''))).toContain(
      '/Hidden 10 Tf 100 Tz 1 0 0 1 20 30 Tm <4372757374> Tj',
    );
  });

  it('knows the signs of WinAnsi, and replaces others', () => {
    const file = read(writePdf([page({ texts: [line('é–€ ?ž発)')] })], ''));
    expect(file).toContain('<e99680203f9e3f29> Tj');
  });

  it('leaves out empty lines', () => {
    expect(read(writePdf([page({ texts: [line('  ')] })], ''))).not.toContain('Tj');
  });
});

describe('notes', () => {
  it('hang from their upper left corner, in any language', () => {
    const file = read(writePdf([page({ notes: [{ x: 10, y: 100, text: 'é発' }] })], ''));
    expect(file).toContain('/Rect [10 80 30 100] /Contents <feff00e9767a>');
  });
});
