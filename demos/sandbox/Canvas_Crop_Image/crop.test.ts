import { describe, expect, it } from 'vitest';
import {
  CORNERS,
  cornerOf,
  dragCorner,
  firstCut,
  FORMATS,
  formatNamed,
  MIN,
  moveTo,
  pressKey,
  setField,
  setFormat,
  type Cut,
} from './shared/crop';

const PICTURE = { width: 1200, height: 800 };
const cut = (format: Cut['format'] = 'Free'): Cut => ({
  format,
  crop: { x: 300, y: 200, width: 300, height: 200 },
});
const isInside = ({ crop }: Cut, picture = PICTURE) =>
  crop.x >= 0 &&
  crop.y >= 0 &&
  crop.x + crop.width <= picture.width &&
  crop.y + crop.height <= picture.height &&
  Object.values(crop).every(Number.isInteger);

describe('moving', () => {
  it('stops at each edge and keeps whole pixels', () => {
    expect(moveTo(cut(), { x: -50, y: 10.4 }, PICTURE).crop).toMatchObject({ x: 0, y: 10 });
    expect(moveTo(cut(), { x: 9999, y: 9999 }, PICTURE).crop).toMatchObject({ x: 900, y: 600 });
  });
});

describe('dragging a corner', () => {
  it.each(CORNERS)('keeps the opposite corner of %s, even past it', (corner) => {
    const opposite = CORNERS[3 - CORNERS.indexOf(corner)] ?? corner;
    for (const { name } of FORMATS) {
      for (const to of [
        { x: 450, y: 300 },
        { x: -99, y: -99 },
        { x: 5000, y: 5000 },
        { x: 301, y: 799 },
      ]) {
        const next = dragCorner(cut(name), corner, to, PICTURE);
        expect(cornerOf(next.crop, opposite)).toEqual(cornerOf(cut().crop, opposite));
        expect([corner, name, to, isInside(next)]).toEqual([corner, name, to, true]);
        expect(Math.min(next.crop.width, next.crop.height)).toBeGreaterThanOrEqual(MIN);
      }
    }
  });

  it('keeps the format', () => {
    const { crop } = dragCorner(cut('Postcard 3:2'), 'bottom-right', { x: 750, y: 210 }, PICTURE);
    expect(crop).toEqual({ x: 300, y: 200, width: 450, height: 300 });
  });

  it('reaches the edge of the picture', () => {
    const { crop } = dragCorner(cut(), 'top-left', { x: -1, y: -1 }, PICTURE);
    expect(crop).toEqual({ x: 0, y: 0, width: 600, height: 400 });
  });
});

describe('formats', () => {
  it('change the shape about the middle, inside the picture', () => {
    for (const { name, ratio } of FORMATS) {
      const corner = moveTo(cut(), { x: 900, y: 600 }, PICTURE);
      const next = setFormat(corner, name, PICTURE);
      expect(isInside(next)).toBe(true);
      if (ratio) expect(next.crop.width / next.crop.height).toBeCloseTo(ratio, 1);
    }
    expect(setFormat(cut(), 'Free', PICTURE).crop).toEqual(cut().crop);
    expect(formatNamed('Panorama')).toBeUndefined();
  });
});

describe('numbers and keys', () => {
  it('set a side, with a format both', () => {
    expect(setField(cut(), 'width', 500, PICTURE).crop).toMatchObject({ width: 500, height: 200 });
    expect(setField(cut(), 'height', 10, PICTURE).crop).toMatchObject({
      width: 300,
      height: MIN,
    });
    const postcard = setField(cut('Postcard 3:2'), 'height', 100, PICTURE);
    expect(postcard.crop).toMatchObject({ width: 150, height: 100 });
    expect(setField(cut(), 'x', NaN, PICTURE)).toEqual(cut());
    expect(setField(cut(), 'y', -5, PICTURE).crop.y).toBe(0);
  });

  it('move by one percent, with Shift change the size', () => {
    const press = (key: string, shiftKey = false) => pressKey(cut(), { key, shiftKey }, PICTURE);
    expect(press('ArrowLeft')?.crop).toMatchObject({ x: 288, y: 200, width: 300 });
    expect(press('ArrowDown', true)?.crop).toMatchObject({ y: 200, width: 300, height: 212 });
    expect(press('Enter')).toBeUndefined();
  });
});

describe('small pictures', () => {
  it.each([
    [{ width: 1, height: 1 }],
    [{ width: 20, height: 900 }],
    [{ width: 900, height: 20 }],
    [{ width: 41, height: 41 }],
  ])('have a crop inside: %o', (picture) => {
    const first = firstCut(picture);
    expect(isInside(first, picture)).toBe(true);
    for (const { name } of FORMATS) {
      const next = setFormat(first, name, picture);
      expect(isInside(next, picture)).toBe(true);
      expect(isInside(dragCorner(next, 'top-left', { x: 0, y: 0 }, picture), picture)).toBe(true);
      expect(isInside(setField(next, 'width', 0, picture), picture)).toBe(true);
    }
  });
});
