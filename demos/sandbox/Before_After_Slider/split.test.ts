import { describe, expect, it } from 'vitest';
import {
  clipOf,
  describe as inWords,
  keepSplit,
  PICTURE,
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

  it('is in the middle when a field has no number', () => {
    expect(keepSplit(Number.NaN)).toBe(50);
    expect(keepSplit(130)).toBe(100);
  });

  it('clips the earlier picture to what is left of the handle', () => {
    expect(clipOf(0).clipWidth).toBe(0);
    expect(clipOf(100)).toEqual({ clipX: 0, clipY: 0, clipWidth: 960, clipHeight: 640 });
  });

  it('is told in words, and the shares add up to 100', () => {
    expect(inWords(0)).toBe('All after cleaning');
    expect(inWords(99.6)).toBe('All before cleaning');
    expect(inWords(33.5)).toBe('34 % before cleaning, 66 % after');
  });
});
