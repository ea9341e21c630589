import type Konva from 'konva';

/** In millimeters: the outer size of the frame, or in pixels, of a stage. */
export interface Size {
  width: number;
  height: number;
}
/** What is typed in the fields. */
export interface Fields {
  width: string;
  height: string;
}
export type Side = keyof Size;

export const SIDES = ['width', 'height'] as const;
export const START: Fields = { width: '1900', height: '1420' };
export const LIMITS = { width: { min: 600, max: 3600 }, height: { min: 500, max: 2200 } };
export const HEIGHT = 430;
/** How wide the parts of the frame are. */
const PROFILE = 80;
const EDGE = { stroke: '#8b7a57', strokeWidth: 1, strokeScaleEnabled: false };

/** The size that is drawn: the nearest one within the limits. */
export function sizeOf(fields: Fields): Size {
  const side = (name: Side) =>
    Math.max(LIMITS[name].min, Math.min(LIMITS[name].max, Number(fields[name]) || 0));
  return { width: side('width'), height: side('height') };
}

/** Scale (pixels per millimeter) and upper left corner of the window, with the passer-by, the sign and the dimension lines around it. */
export function placeOf({ width, height }: Size, stageWidth: number) {
  const room = Math.max(1, stageWidth - 74);
  const scale = Math.min(room / (width + 980), HEIGHT / (height + 1440));
  const x = (room + (980 - width) * scale) / 2;
  const y = (HEIGHT - (height + 80) * scale) / 2;
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

/** The hats fill the glass: a picture of a shelf that is repeated, from the bottom. */
export const glassConfig = ({ width, height }: Size, hats: HTMLImageElement | undefined) => ({
  name: 'glass',
  x: PROFILE,
  y: PROFILE,
  width: width - 2 * PROFILE,
  height: height - 2 * PROFILE,
  fillPatternImage: hats,
  fillPatternY: height - 2 * PROFILE,
  fillPatternScale: { x: 2000 / 1040, y: 430 / 223 },
});

/** The front of the shop is joined to the top of the window, the street to its bottom. */
export const SHOP = { x: -4000, y: -4400, width: 10_000, height: 7800 };
export const streetConfig = ({ height }: Size) => ({
  x: -4000,
  y: height - 1200,
  width: 10_000,
  height: 5800,
});

/** A dimension line in pixels: its head and its number are as large at every scale. */
export function dimensionOf(side: Side, size: Size, stageWidth: number) {
  const { x, y, scaleX } = placeOf(size, stageWidth);
  const [right, bottom] = [x + size.width * scaleX, y + size.height * scaleX];
  const isWidth = side === 'width';
  const label = { width: 110, height: 26, offsetX: 55, offsetY: 13, fontSize: 15 };
  return {
    arrow: {
      name: `${side}-arrow`,
      points: isWidth ? [x, bottom + 30, right, bottom + 30] : [right + 30, y, right + 30, bottom],
      pointerAtBeginning: true,
      pointerLength: 9,
      pointerWidth: 8,
      fill: '#f0cf86',
      stroke: '#f0cf86',
    },
    // The offset is half of the size: turned, the number is still in the middle.
    number: {
      ...label,
      name: `${side}-number`,
      x: isWidth ? (x + right) / 2 : right + 48,
      y: isWidth ? bottom + 47 : (y + bottom) / 2,
      rotation: isWidth ? 0 : -90,
      align: 'center',
      verticalAlign: 'middle',
      text: `${size[side].toLocaleString('en-US')} mm`,
      fill: '#f4ead2',
      fontStyle: 'bold',
    },
  };
}

/** The glass in words, or what is wrong with a number. */
export function describe(fields: Fields): string {
  const { width, height } = sizeOf(fields);
  for (const side of SIDES) {
    const { min, max } = LIMITS[side];
    const value = Number(fields[side]);
    if (!(value >= min && value <= max)) return `The ${side} is from ${min} mm to ${max} mm.`;
  }
  return `Glass ${width - 2 * PROFILE} mm by ${height - 2 * PROFILE} mm.`;
}

/** Saves the drawing at twice its size. */
export function savePng(stage: Konva.Stage) {
  stage.toCanvas({ pixelRatio: 2 }).toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'shop-window.png';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
}
