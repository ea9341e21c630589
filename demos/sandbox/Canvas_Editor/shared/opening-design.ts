import { DEFAULTS, type Design, type Item } from './design';

const SUN = '#f2664a';
const SKY = '#fde3c0';
const SEA = '#12485a';

/** Positions are upper left corners, as in a sketch. */
const part = (left: number, top: number, width: number, height: number, patch: Partial<Item>) => ({
  ...DEFAULTS,
  x: left + width / 2,
  y: top + height / 2,
  width,
  height,
  ...patch,
});

const bar = (left: number, top: number, width: number, height: number, fill: string, group = '') =>
  part(left, top, width, height, { fill, group, cornerRadius: group ? height / 2 : 0 });

const words = (text: string, top: number, fontSize: number, patch: Partial<Item> = {}) =>
  part(24, top, 352, fontSize, {
    kind: 'text',
    text,
    fontSize,
    fill: SKY,
    align: 'center',
    ...patch,
  });

const parts: Item[] = [
  part(72, 76, 256, 256, { kind: 'ellipse', fill: SUN }),
  ...[206, 230, 258].map((top, i) => bar(60, top, 280, 5 + 4 * i, SKY)),
  bar(0, 290, 400, 210, SEA),
  bar(104, 302, 192, 9, SUN, '1'),
  bar(138, 320, 150, 8, SUN, '1'),
  bar(120, 337, 112, 7, SUN, '1'),
  bar(176, 353, 78, 6, SUN, '1'),
  bar(46, 312, 40, 6, '#2f7f8f'),
  bar(312, 330, 56, 6, '#2f7f8f'),
  words('MORNING', 378, 24, { fontFamily: 'Geist Mono', fill: '#f6b73c' }),
  words('SWIM CLUB', 404, 58, { bold: true }),
  words('Every day at six, from the old pier', 468, 15, { fontFamily: 'Hanken Grotesk' }),
  words('SUMMER', 28, 22, { bold: true, fill: SEA }),
];

/** The poster that the editor opens with. */
export const openingDesign: Design = {
  width: 400,
  height: 500,
  background: SKY,
  items: parts.map((item, i) => ({ ...item, id: String(i + 1) })),
};

export const emptyDesign: Design = { ...openingDesign, background: '#ffffff', items: [] };
