import { describe, expect, it } from 'vitest';
import {
  boundHandle,
  clipOf,
  describe as inWords,
  PICTURE,
  placeScene,
  positionOf,
  splitAt,
} from './shared/split';

describe('the split', () => {
  it('follows the handle and stays on the picture', () => {
    expect(splitAt(PICTURE.width / 4)).toBe(25);
    expect(splitAt(-30)).toBe(0);
    expect(splitAt(PICTURE.width + 1)).toBe(100);
    expect(positionOf(splitAt(333))).toBeCloseTo(333);
  });

  it('clips the earlier picture to what is left of the handle', () => {
    expect(clipOf(0).clipWidth).toBe(0);
    expect(clipOf(100)).toMatchObject({ clipX: 0, clipY: 0, clipWidth: 960, clipHeight: 640 });
  });

  it('is told in words, and the shares add up to 100', () => {
    expect(inWords(33.5)).toBe('34 % before cleaning, 66 % after');
  });
});

it('the handle is dragged from edge to edge, in pixels of the stage', () => {
  const place = placeScene(560);
  expect(boundHandle({ x: -9, y: 99 }, place)).toEqual({ x: 40, y: 40 });
  expect(boundHandle({ x: 999, y: -9 }, place)).toEqual({ x: 520, y: 40 });
  expect(boundHandle({ x: 300, y: 0 }, place).x).toBe(300);
});
