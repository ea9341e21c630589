import { DEFAULTS, type Design, type Item } from './design';

const SUN = '#f2664a';
const SKY = '#fde3c0';
const SEA = '#12485a';

const bar = (x: number, y: number, width: number, height: number, patch: Partial<Item> = {}) => ({
  ...DEFAULTS,
  x,
  y,
  width,
  height,
  cornerRadius: height / 2,
  ...patch,
});

const words = (text: string, y: number, fontSize: number, patch: Partial<Item> = {}) => ({
  ...DEFAULTS,
  kind: 'text' as const,
  x: 24,
  y,
  width: 352,
  height: fontSize,
  text,
  fontSize,
  fill: SKY,
  align: 'center',
  ...patch,
});

const parts: Item[] = [
  { ...DEFAULTS, kind: 'ellipse', x: 200, y: 204, width: 256, height: 256, fill: SUN },
  ...[206, 230, 258].map((y, i) => bar(60, y, 280, 5 + 4 * i, { fill: SKY, cornerRadius: 0 })),
  bar(0, 290, 400, 210, { fill: SEA, cornerRadius: 0 }),
  bar(104, 302, 192, 9, { fill: SUN }),
  bar(138, 320, 150, 8, { fill: SUN }),
  bar(120, 337, 112, 7, { fill: SUN }),
  bar(176, 353, 78, 6, { fill: SUN }),
  bar(46, 312, 40, 6, { fill: '#2f7f8f' }),
  bar(312, 330, 56, 6, { fill: '#2f7f8f' }),
  words('MORNING', 378, 26, { fontFamily: 'serif', fill: '#f6b73c' }),
  words('SWIM CLUB', 404, 54, { bold: true }),
  words('Every day at six, from the old pier', 468, 15),
  words('SUMMER', 30, 20, { bold: true, fill: SEA }),
];

/** The poster that the editor opens with. */
export const openingDesign: Design = {
  width: 400,
  height: 500,
  background: SKY,
  items: parts.map((item, i) => ({ ...item, id: String(i + 1) })),
};
