import { describe, expect, it } from 'vitest';
import {
  add,
  adjust,
  change,
  duplicate,
  newAlbum,
  remove,
  select,
  sheetOf,
  step,
} from './shared/editor';
import {
  addSticker,
  changeSticker,
  describe as inWords,
  FULL,
  MAX_STICKERS,
  openingSheet,
  readSheet,
  removeSticker,
  setPicture,
  stickerOf,
  toTop,
  writeSheet,
  type Sheet,
} from './shared/sheet';
import { createTwoFingers, twist } from './shared/two-fingers';

const sheet = openingSheet();
const empty: Sheet = { ...sheet, stickers: [] };
const full = () => {
  let now = empty;
  for (let i = 0; i < MAX_STICKERS; i += 1) now = addSticker(now, 'star') ?? now;
  return now;
};
const ids = ({ stickers }: Sheet) => stickers.map(({ id }) => id).join();

describe('stickers', () => {
  it('begin on the picture, each at another place, until the sheet is full', () => {
    const places = full().stickers.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
    expect(new Set(places).size).toBe(MAX_STICKERS);
    expect(addSticker(full(), 'heart')).toBeNull();
    expect(FULL).toContain(String(MAX_STICKERS));
  });

  it('get an id that no other has, also after one was removed', () => {
    expect(ids(addSticker(removeSticker(sheet, 2), 'star') ?? sheet)).toBe('1,3,4,5');
    expect(ids(addSticker(empty, 'star') ?? empty)).toBe('1');
  });

  it('stay on the picture and within their sizes', () => {
    const far = stickerOf(changeSticker(sheet, 1, { x: -9, y: 1e9, size: 1, turn: 270 }), 1);
    expect(far).toMatchObject({ x: 0, y: sheet.height, size: 30, turn: -90 });
    expect(stickerOf(changeSticker(sheet, 1, { size: NaN, x: Infinity }), 1)).toEqual(
      stickerOf(sheet, 1),
    );
    expect(changeSticker(sheet, 77, { x: 1 })).toBe(sheet);
    expect(changeSticker(sheet, 1, { x: 92, turn: 350 })).toBe(sheet);
  });

  it('come to the top and keep the order of the others', () => {
    expect(ids(toTop(sheet, 2))).toBe('1,3,4,2');
    expect(toTop(sheet, 4)).toBe(sheet);
    expect(toTop(sheet, 77)).toBe(sheet);
  });

  it('keep their place on a picture of another shape', () => {
    const tall = setPicture(sheet, 'data:image/png,', { width: 100, height: 200 });
    expect([tall.width, tall.height]).toEqual([300, 600]);
    expect(tall.stickers[0]?.x).toBeCloseTo(92 / 2);
    expect(tall.stickers[0]?.y).toBeCloseTo((92 * 600) / 440);
    expect(setPicture(sheet, null, { width: 0, height: 0 }).width).toBe(600);
  });

  it('are described, and so is an empty sheet', () => {
    expect(inWords(empty, null)).toContain('No stickers yet');
    expect(inWords(sheet, null)).toContain('4 stickers.');
    expect(inWords(sheet, 1)).toBe('Badge at 92, 92, size 124, turned -10°.');
  });
});

describe('editing', () => {
  it('selects a new sticker, and forgets it when it is undone', () => {
    const added = add(newAlbum(), 'heart');
    expect(added?.selected).toBe(5);
    expect(added && step(added, 'undo').selected).toBeNull();
  });

  it('copies beside the original, in one step', () => {
    const copied = duplicate(select(newAlbum(), 1));
    const copy = copied && stickerOf(sheetOf(copied), copied.selected);
    expect(copy).toMatchObject({ kind: 'badge', x: 116, y: 116, size: 124, turn: -10 });
    expect(copied && sheetOf(step(copied, 'undo')).stickers).toHaveLength(4);
  });

  it('merges what belongs together, and does nothing without a selection', () => {
    const album = newAlbum();
    expect(adjust(album, { x: 5 }, 'nudge')).toBe(album);
    expect(remove(album)).toBe(album);
    expect(change(album, changeSticker(sheetOf(album), 1, { x: 92 }))).toBe(album);
    const twice = adjust(adjust(select(album, 1), { x: 5 }, 'nudge'), { x: 5 }, 'nudge');
    expect(stickerOf(sheetOf(twice), 1)?.x).toBe(102);
    expect(stickerOf(sheetOf(step(twice, 'undo')), 1)?.x).toBe(92);
  });
});

describe('two fingers', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  it('scale, turn and move', () => {
    expect(twist([a, b], [a, { x: 0, y: 200 }])).toEqual({
      scale: 2,
      turn: 90,
      by: { x: -50, y: 100 },
    });
    expect(twist([a, a], [a, b]).scale).toBe(1);
  });

  it('are two: one or three do nothing', () => {
    const fingers = createTwoFingers();
    expect(fingers.press(1, a, true)).toBe(false);
    expect(fingers.move(1, b)).toBeNull();
    expect(fingers.press(2, a, false)).toBe(true);
    expect(fingers.move(2, { x: 50, y: 0 })?.scale).toBe(0.5);
    expect(fingers.press(3, a, false)).toBe(false);
    expect(fingers.move(2, a)).toBeNull();
    fingers.lift(3);
    expect(fingers.move(9, a)).toBeNull();
    expect(fingers.move(2, { x: -100, y: 0 })?.scale).toBe(2);
    expect(fingers.hasTwisted()).toBe(true);
    // The lifting of both was never heard.
    expect(fingers.press(4, a, true)).toBe(false);
    expect([fingers.areTwo(), fingers.hasTwisted()]).toEqual([false, false]);
  });
});

describe('files', () => {
  it('read what was written', () => {
    expect(readSheet(writeSheet(sheet))).toEqual(sheet);
    const own = setPicture(empty, 'data:image/png,', { width: 300, height: 600 });
    expect(readSheet(writeSheet(own))).toEqual(own);
  });

  it.each([
    ['hello', 'does not contain JSON'],
    ['[]', 'has no size'],
    ['{"width":600,"height":-1}', 'has no size'],
    [writeSheet({ ...sheet, picture: 'https://elsewhere/me.png' }), 'picture is not in it'],
    [writeSheet(sheet).replace('"heart"', '"hearth"'), 'sticker 2 is of an unknown kind'],
    [writeSheet({ ...full(), stickers: [...full().stickers, ...sheet.stickers] }), '44 stickers'],
  ])('say what is wrong with %s', (text, problem) => {
    expect(() => readSheet(text)).toThrow(problem);
  });
});
