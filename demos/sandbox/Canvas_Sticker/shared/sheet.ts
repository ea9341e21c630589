import { halfTurns, within } from '../../../common/konva/ranges';
import { isOwnPicture, isRecord, readJson } from '../../../common/konva/read-json';

export interface Point {
  x: number;
  y: number;
}

export type Kind = 'star' | 'heart' | 'badge' | 'arrow';

export interface Sticker extends Point {
  id: number;
  kind: Kind;
  /** Width in units of the image. `x` and `y` are its middle. */
  size: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** An image with stickers. */
export interface Sheet {
  /** An image as a `data:` URL; null is the drawn desert. */
  picture: string | null;
  /** The longer side is always 600, so that stickers fit any image on any screen. */
  width: number;
  height: number;
  /** From the lowest to the highest. */
  stickers: readonly Sticker[];
}

export const KINDS: readonly { kind: Kind; label: string }[] = [
  { kind: 'star', label: 'Star' },
  { kind: 'heart', label: 'Heart' },
  { kind: 'badge', label: 'Badge' },
  { kind: 'arrow', label: 'Arrow' },
];

const LONGER = 600;
const SIZES = { min: 30, max: 420 };
const NEW_SIZE = 110;
export const MAX_STICKERS = 40;
export const FULL = `There is room for ${MAX_STICKERS} stickers. Remove one first.`;

export const openingSheet = (): Sheet => ({
  picture: null,
  width: LONGER,
  height: 440,
  stickers: [
    { id: 1, kind: 'badge', x: 92, y: 92, size: 124, turn: -10 },
    { id: 2, kind: 'heart', x: 342, y: 176, size: 74, turn: 14 },
    { id: 3, kind: 'star', x: 530, y: 70, size: 84, turn: 12 },
    { id: 4, kind: 'arrow', x: 268, y: 258, size: 108, turn: 8 },
  ],
});

/** A position on the image: the middle of a sticker cannot leave it. */
export const onPicture = ({ x, y }: Point, { width, height }: Sheet): Point => ({
  x: within(x, 0, width),
  y: within(y, 0, height),
});

/** The same sheet with another image. Stickers keep their positions relative to its sides. */
export function setPicture(
  sheet: Sheet,
  picture: string | null,
  { width, height }: { width: number; height: number },
): Sheet {
  // An SVG file may have no size.
  const [wide, tall] = [Math.max(1, width), Math.max(1, height)];
  const scale = LONGER / Math.max(wide, tall);
  const next = { ...sheet, picture, width: wide * scale, height: tall * scale };
  const across = next.width / sheet.width;
  const down = next.height / sheet.height;
  return {
    ...next,
    stickers: sheet.stickers.map((one) => ({ ...one, x: one.x * across, y: one.y * down })),
  };
}

/** A sheet with one more sticker on top; null when it is full. Each new sticker has another position, so that it does not hide the last one. */
export function addSticker(sheet: Sheet, kind: Kind): Sheet | null {
  const count = sheet.stickers.length;
  if (count >= MAX_STICKERS) return null;
  const id = Math.max(0, ...sheet.stickers.map((one) => one.id)) + 1;
  const angle = id * 2.4;
  const away = 20 + 9 * (id % 7);
  const place = {
    x: sheet.width / 2 + Math.cos(angle) * away,
    y: sheet.height / 2 + Math.sin(angle) * away,
  };
  const sticker = { id, kind, ...onPicture(place, sheet), size: NEW_SIZE, turn: 0 };
  return { ...sheet, stickers: [...sheet.stickers, sticker] };
}

export const stickerOf = ({ stickers }: Sheet, id: number | null): Sticker | undefined =>
  stickers.find((one) => one.id === id);

const PLACE = ['x', 'y', 'size', 'turn'] as const;
type Place = Pick<Sticker, (typeof PLACE)[number]>;

/**
 * A sheet with a changed sticker; the same sheet when nothing changes. Values out of range are corrected, and what is
 * not a number changes nothing.
 */
export function changeSticker(sheet: Sheet, id: number, patch: Partial<Place>): Sheet {
  const last = stickerOf(sheet, id);
  if (!last) return sheet;
  const number = (key: keyof Place) => {
    const value = patch[key];
    return value !== undefined && Number.isFinite(value) ? value : last[key];
  };
  const next: Place = {
    ...onPicture({ x: number('x'), y: number('y') }, sheet),
    size: within(number('size'), SIZES.min, SIZES.max),
    turn: halfTurns(number('turn')),
  };
  const isSame = PLACE.every((key) => Math.abs(next[key] - last[key]) < 1e-6);
  if (isSame) return sheet;
  return {
    ...sheet,
    stickers: sheet.stickers.map((one) => (one.id === id ? { ...one, ...next } : one)),
  };
}

export const removeSticker = (sheet: Sheet, id: number): Sheet => ({
  ...sheet,
  stickers: sheet.stickers.filter((one) => one.id !== id),
});

export function toTop(sheet: Sheet, id: number): Sheet {
  const sticker = stickerOf(sheet, id);
  if (!sticker || sheet.stickers.at(-1) === sticker) return sheet;
  return { ...sheet, stickers: [...removeSticker(sheet, id).stickers, sticker] };
}

/** The state in words, for the line below the controls. */
export function describe(sheet: Sheet, selected: number | null): string {
  const sticker = stickerOf(sheet, selected);
  const count = sheet.stickers.length;
  if (!sticker) {
    if (count === 0) return 'No stickers yet: add one below the picture.';
    return `${count} ${count === 1 ? 'sticker' : 'stickers'}. Press one to select it.`;
  }
  const label = labelOf(sticker);
  const [x, y, size, turn] = [sticker.x, sticker.y, sticker.size, sticker.turn].map(Math.round);
  return `${label} at ${x}, ${y}, size ${size}${turn === 0 ? '' : `, turned ${turn}°`}.`;
}

export const labelOf = ({ kind }: Sticker) =>
  KINDS.find((one) => one.kind === kind)?.label ?? 'Sticker';

export const writeSheet = (sheet: Sheet) =>
  JSON.stringify({ format: 'stickers', ...sheet }, null, 2);

/** Reads a saved sheet. Throws an error that says what is wrong with the file. */
export function readSheet(text: string): Sheet {
  const wrong = (reason: string) => new Error(`This file is not a sheet of stickers: ${reason}.`);
  const file = readJson(text);
  if (!isRecord(file)) throw wrong('it does not contain JSON');
  const { picture, width, height, stickers } = file;
  if (!isSide(width) || !isSide(height)) throw wrong('it has no size');
  if (picture !== null && !isOwnPicture(picture)) {
    throw wrong('the picture is not in it');
  }
  if (!Array.isArray(stickers)) throw wrong('it has no list of stickers');
  if (stickers.length > MAX_STICKERS) throw wrong(`it has ${stickers.length} stickers`);
  const empty = setPicture({ ...openingSheet(), stickers: [] }, picture, { width, height });
  return stickers.reduce<Sheet>((sheet, value: unknown, i) => {
    const kind = isRecord(value)
      ? KINDS.find((one) => one.kind === value['kind'])?.kind
      : undefined;
    if (!isRecord(value) || !kind) throw wrong(`sticker ${i + 1} is of an unknown kind`);
    const next = addSticker(sheet, kind) ?? sheet;
    const number = (key: string) => Number(value[key] ?? NaN);
    return changeSticker(next, next.stickers.at(-1)?.id ?? 0, {
      x: number('x'),
      y: number('y'),
      size: number('size'),
      turn: number('turn'),
    });
  }, empty);
}

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && value <= 1e5;
