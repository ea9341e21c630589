export interface Size {
  width: number;
  height: number;
}

/** The part of the image that is kept, in whole pixels of the image. */
export interface Crop extends Size {
  x: number;
  y: number;
}

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** Width divided by height; null is free. */
export const FORMATS = [
  { name: 'Free', ratio: null },
  { name: 'Postcard 3:2', ratio: 3 / 2 },
  { name: 'Square 1:1', ratio: 1 },
  { name: 'Portrait 4:5', ratio: 4 / 5 },
  { name: 'Wide 16:9', ratio: 16 / 9 },
] as const;
export type FormatName = (typeof FORMATS)[number]['name'];

/** What undo steps through. */
export interface Cut {
  crop: Crop;
  format: FormatName;
}

/** The smallest side of a crop, in pixels of the image. */
export const MIN = 40;

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export const formatNamed = (name: string) => FORMATS.find((format) => format.name === name);

const ratioOf = (name: FormatName) => formatNamed(name)?.ratio ?? null;

/** The crop moved to a position, limited to the image. */
export function moveTo(cut: Cut, { x, y }: { x: number; y: number }, picture: Size): Cut {
  const { crop } = cut;
  return {
    ...cut,
    crop: {
      ...crop,
      x: between(Math.round(x), 0, picture.width - crop.width),
      y: between(Math.round(y), 0, picture.height - crop.height),
    },
  };
}

export const cornerOf = ({ x, y, width, height }: Crop, corner: Corner) => ({
  x: corner.endsWith('left') ? x : x + width,
  y: corner.startsWith('top') ? y : y + height,
});

/** The crop with a corner at a position. The opposite corner stays; the format, the smallest size and the image limit it. */
export function dragCorner(
  cut: Cut,
  corner: Corner,
  to: { x: number; y: number },
  picture: Size,
): Cut {
  const { crop, format } = cut;
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const fixed = {
    x: isLeft ? crop.x + crop.width : crop.x,
    y: isTop ? crop.y + crop.height : crop.y,
  };
  const room = {
    width: isLeft ? fixed.x : picture.width - fixed.x,
    height: isTop ? fixed.y : picture.height - fixed.y,
  };
  const wanted = {
    width: isLeft ? fixed.x - to.x : to.x - fixed.x,
    height: isTop ? fixed.y - to.y : to.y - fixed.y,
  };
  const { width, height } = sizeWithin(wanted, room, ratioOf(format));
  return {
    format,
    crop: {
      x: isLeft ? fixed.x - width : fixed.x,
      y: isTop ? fixed.y - height : fixed.y,
      width,
      height,
    },
  };
}

function sizeWithin(wanted: Size, room: Size, ratio: number | null): Size {
  // An image smaller than the smallest crop is kept whole.
  const fit = (value: number, least: number, most: number) =>
    Math.round(Math.min(most, Math.max(least, value)));
  if (ratio === null) {
    return {
      width: fit(wanted.width, MIN, room.width),
      height: fit(wanted.height, MIN, room.height),
    };
  }
  const width = Math.min(
    room.width,
    room.height * ratio,
    Math.max(wanted.width, wanted.height * ratio, MIN, MIN * ratio),
  );
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) };
}

/** The crop in another format: the same middle and about the same area, inside the image. */
export function setFormat({ crop }: Cut, format: FormatName, picture: Size): Cut {
  const ratio = ratioOf(format);
  if (ratio === null) return { crop, format };
  const width = Math.sqrt(crop.width * crop.height * ratio);
  const size = sizeWithin({ width, height: 0 }, picture, ratio);
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  const place = { x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
  return moveTo({ crop: { ...crop, ...size }, format }, place, picture);
}

/** Why a typed number is refused; empty if it is valid. */
export const refusalOf = (value: number) =>
  Number.isFinite(value) ? '' : 'Type a number of pixels.';

/** Applies a typed number. An invalid number changes nothing. */
export function setField(cut: Cut, field: keyof Crop, value: number, picture: Size): Cut {
  if (!Number.isFinite(value)) return cut;
  const { crop } = cut;
  const to = { ...crop, [field]: value };
  // With a format, the other side follows; without one, it keeps its length.
  if (field === 'width' && cut.format !== 'Free') to.height = 0;
  if (field === 'height' && cut.format !== 'Free') to.width = 0;
  const corner = { x: crop.x + to.width, y: crop.y + to.height };
  const isPlace = field === 'x' || field === 'y';
  const next = isPlace
    ? moveTo(cut, to, picture)
    : dragCorner(cut, 'bottom-right', corner, picture);
  return next.crop[field] === crop[field] ? cut : next;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key does: it moves the crop, and with Shift its right or lower side. Other keys do nothing. */
export function pressKey(
  cut: Cut,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  picture: Size,
): Cut | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = Math.max(1, Math.round(Math.max(picture.width, picture.height) / 100));
  const [x, y] = [arrow[0] * step, arrow[1] * step];
  const { crop } = cut;
  if (!shiftKey) return moveTo(cut, { x: crop.x + x, y: crop.y + y }, picture);
  const [field, by] = x === 0 ? (['height', y] as const) : (['width', x] as const);
  return setField(cut, field, crop[field] + by, picture);
}

/** The first crop of an image: the middle of it. */
export function firstCut(picture: Size): Cut {
  const crop = { x: 0, y: 0, width: picture.width * 0.7, height: picture.height * 0.7 };
  const format = 'Postcard 3:2';
  const { x, y } = {
    x: picture.width / 2 - crop.width / 2,
    y: picture.height / 2 - crop.height / 2,
  };
  return setFormat({ crop: { ...crop, x, y }, format }, format, picture);
}

export function describe({ crop }: Cut, picture: Size): string {
  const share = (100 * crop.width * crop.height) / (picture.width * picture.height);
  return `${crop.width} × ${crop.height} pixels, ${Math.round(share)} % of the picture.`;
}
