import type Konva from 'konva';

export const SIDES = ['width', 'height'] as const;
type Side = (typeof SIDES)[number];
/** The outer size of the frame in millimeters. */
export type Size = Record<Side, number>;
/** The text in the fields. */
export type Fields = Record<Side, string>;

export const START: Fields = { width: '1900', height: '1420' };
export const LIMITS = { width: [600, 3600], height: [500, 2200] } as const;
export const HEIGHT = 430;
/** Width of the parts of the frame, in millimeters. */
const PROFILE = 80;
const EDGE = { stroke: '#8b7a57', strokeWidth: 1, strokeScaleEnabled: false };

/** The size that is drawn: the nearest one within the limits. */
export function sizeOf(fields: Fields): Size {
  const side = (name: Side) =>
    Math.max(LIMITS[name][0], Math.min(LIMITS[name][1], Number(fields[name]) || 0));
  return { width: side('width'), height: side('height') };
}

/** Scale (pixels per millimeter) and upper left corner of the window, with the passer-by, the sign and the dimension lines around it. */
export function placeOf({ width, height }: Size, stageWidth: number) {
  const room = Math.max(1, stageWidth - 74);
  const scale = Math.min(room / (width + 980), HEIGHT / (height + 1440));
  const [x, y] = [(room + (980 - width) * scale) / 2, (HEIGHT - (height + 80) * scale) / 2];
  return { x, y, scaleX: scale, scaleY: scale };
}

/** The four parts of the frame, whose ends are cut at 45 degrees. Light falls from above. */
export function partsOf({ width, height }: Size) {
  const [right, bottom] = [width - PROFILE, height - PROFILE];
  const parts: [fill: string, points: number[]][] = [
    ['#fffaf0', [0, 0, width, 0, right, PROFILE, PROFILE, PROFILE]],
    ['#d9c9a4', [width, 0, width, height, right, bottom, right, PROFILE]],
    ['#c9b78f', [width, height, 0, height, PROFILE, bottom, right, bottom]],
    ['#ece0c4', [0, height, 0, 0, PROFILE, PROFILE, PROFILE, bottom]],
  ];
  return parts.map(([fill, points]) => ({ name: 'part', points, closed: true, fill, ...EDGE }));
}

const SHELF = { name: 'glass', x: PROFILE, y: PROFILE, fillPatternScale: { x: 1.923, y: 1.928 } };
/** The hats fill the glass: a picture of a shelf that is repeated, from the bottom. */
export const glassConfig = ({ width, height }: Size, hats: HTMLImageElement | undefined) => ({
  ...SHELF,
  width: width - 2 * PROFILE,
  height: height - 2 * PROFILE,
  fillPatternImage: hats,
  fillPatternY: height - 2 * PROFILE,
});

/** The front of the shop is joined to the top of the window, the street to its bottom. */
export const SHOP = { x: -4000, y: -4400, width: 10_000, height: 7800 };
const STREET = { x: -4000, width: 10_000, height: 5800 };
export const streetConfig = ({ height }: Size) => ({ ...STREET, y: height - 1200 });

const ARROW = { pointerAtBeginning: true, pointerWidth: 8, fill: '#f0cf86', stroke: '#f0cf86' };
const FONT = { fontSize: 15, fontStyle: 'bold', fill: '#f4ead2' };
/** The offset is half the size, so a rotated number stays centered. */
const BOX = { width: 110, height: 15, offsetX: 55, offsetY: 7.5, align: 'center' };

/** A dimension line in pixels: its head and its number have the same size at every scale. */
export function dimensionOf(side: Side, size: Size, stageWidth: number) {
  const { x, y, scaleX } = placeOf(size, stageWidth);
  const [right, bottom] = [x + size.width * scaleX, y + size.height * scaleX];
  const isWide = side === 'width';
  const text = `${size[side].toLocaleString('en-US')} mm`;
  const points = isWide
    ? [x, bottom + 30, right, bottom + 30]
    : [right + 30, y, right + 30, bottom];
  const middle = isWide
    ? { x: (x + right) / 2, y: bottom + 47, rotation: 0 }
    : { x: right + 48, y: (y + bottom) / 2, rotation: -90 };
  return {
    arrow: { ...ARROW, name: `${side}-arrow`, points },
    number: { ...BOX, ...FONT, ...middle, name: `${side}-number`, text },
  };
}

/** The glass in words, or what is wrong with a number. */
export function describe(fields: Fields): string {
  const size = sizeOf(fields);
  const wrong = SIDES.find((side) => Number(fields[side]) !== size[side]);
  if (wrong) return `The ${wrong} is from ${LIMITS[wrong].join(' mm to ')} mm.`;
  return `Glass ${size.width - 2 * PROFILE} mm by ${size.height - 2 * PROFILE} mm.`;
}

/** Saves the drawing at twice its size. */
export function savePng(stage: Konva.Stage | null | undefined) {
  stage?.toCanvas({ pixelRatio: 2 }).toBlob((blob) => {
    if (!blob) return;
    const href = URL.createObjectURL(blob);
    Object.assign(document.createElement('a'), { href, download: 'shop-window.png' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  });
}
