import { describe, expect, it } from 'vitest';
import {
  describe as inWords,
  fitScale,
  flip,
  isSame,
  nodeAttrs,
  ORIENTATIONS,
  seenSize,
  turn,
  UNCHANGED,
  type Orientation,
} from './shared/orientation';

/** Where a node with these attributes shows the point: scaled, then turned. */
function seen({ x, y }: { x: number; y: number }, orientation: Orientation) {
  const { rotation, scaleX, scaleY } = nodeAttrs(orientation, 1);
  const angle = (rotation * Math.PI) / 180;
  const [px, py] = [x * scaleX, y * scaleY];
  return {
    x: Math.round(px * Math.cos(angle) - py * Math.sin(angle)),
    y: Math.round(px * Math.sin(angle) + py * Math.cos(angle)),
  };
}

const point = { x: 3, y: 5 };

describe('turns and flips', () => {
  it('act on the picture as it is seen, in all eight orientations', () => {
    for (const orientation of ORIENTATIONS) {
      const { x, y } = seen(point, orientation);
      const same = (next: Orientation, to: { x: number; y: number }) =>
        expect(seen(point, next)).toEqual({ x: to.x + 0, y: to.y + 0 });
      same(turn(orientation, 1), { x: -y, y: x });
      same(turn(orientation, -1), { x: y, y: -x });
      same(flip(orientation, 'horizontal'), { x: -x, y });
      same(flip(orientation, 'vertical'), { x, y: -y });
    }
  });

  it('come back: four turns, two flips', () => {
    for (const orientation of ORIENTATIONS) {
      expect(turn(turn(turn(turn(orientation, 1), 1), 1), 1)).toEqual(orientation);
      expect(turn(turn(orientation, 1), -1)).toEqual(orientation);
      expect(flip(flip(orientation, 'vertical'), 'vertical')).toEqual(orientation);
      expect(flip(flip(orientation, 'horizontal'), 'vertical')).toEqual(turn(orientation, 2));
    }
  });

  it('there are eight, and no two are the same', () => {
    expect(ORIENTATIONS).toHaveLength(8);
    const pairs = ORIENTATIONS.flatMap((a) => ORIENTATIONS.filter((b) => isSame(a, b)));
    expect(pairs).toHaveLength(8);
  });
});

describe('size and words', () => {
  it('a quarter turn exchanges width and height', () => {
    expect(seenSize(turn(UNCHANGED, 1), { width: 960, height: 720 })).toEqual({
      width: 720,
      height: 960,
    });
    expect(inWords(flip(turn(UNCHANGED, 1), 'horizontal'), { width: 3, height: 2 })).toBe(
      'Flipped horizontally, then turned left. 2 × 3 pixels.',
    );
    expect(inWords(UNCHANGED, { width: 0, height: 0 })).toBe('The picture is loading.');
    expect(inWords(flip(UNCHANGED, 'vertical'), { width: 3, height: 2 })).toBe(
      'Flipped vertically. 3 × 2 pixels.',
    );
  });

  it('fits, and a stage without room has no negative scale', () => {
    expect(fitScale({ width: 100, height: 50 }, { width: 50, height: 50 })).toBe(0.5);
    expect(fitScale({ width: 0, height: 0 }, { width: 50, height: -20 })).toBe(0);
  });
});
