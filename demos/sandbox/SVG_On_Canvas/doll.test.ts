import { describe, expect, it } from 'vitest';
import {
  describe as inWords,
  dollParts,
  FILE_COLOR,
  firstChoice,
  middleAt,
  MAX_ZOOM,
  ratioOf,
  SCARVES,
  svgOf,
} from './shared/doll';
import file from './shared/doll.svg?raw';

describe('the drawing', () => {
  it('the file has the same parts', () => {
    expect(file).toBe(svgOf(dollParts(FILE_COLOR)));
  });

  it('only the scarf changes its color', () => {
    const [red, blue] = SCARVES.map(({ color }) => dollParts(color));
    const changed = red?.filter((part, i) => part.fill !== blue?.[i]?.fill);
    expect(changed).toHaveLength(1);
  });

  it('every outline is closed and has no broken number', () => {
    for (const { data } of dollParts(FILE_COLOR)) {
      expect(data).toMatch(/^M[-\d.\sMCaZ]*Z$/);
    }
  });
});

describe('zoom', () => {
  it('begins with the whole doll and ends at the face', () => {
    expect(middleAt(1)).toEqual({ x: 60, y: 90 });
    expect(middleAt(MAX_ZOOM).y).toBe(54);
    expect(middleAt(2).y).toBeGreaterThan(54);
  });

  it('the own canvas gets more pixels only if it is drawn again', () => {
    expect(ratioOf({ ...firstChoice, zoom: 4 }, 2)).toBe(2);
    expect(ratioOf({ ...firstChoice, zoom: 4, isFresh: true }, 2)).toBe(8);
  });
});

describe('the words', () => {
  it('name the pixels, and the image that keeps its color', () => {
    expect(inWords(firstChoice)).toContain('look the same');
    expect(inWords({ ...firstChoice, zoom: 3 })).toContain('shows its pixels');
    expect(inWords({ zoom: 3, isFresh: true, scarf: '#2a4596' })).toBe(
      'All edges are sharp. The image keeps the red of its file.',
    );
  });
});
