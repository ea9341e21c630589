import { expect, it } from 'vitest';
import {
  describe as inWords,
  flip,
  turn,
  turnedConfig,
  UNCHANGED,
  undo,
  type Orientation,
} from './shared/orientation';

const picture = { naturalWidth: 31, naturalHeight: 11 };
const all = [false, true].flatMap((isFlipped) =>
  [0, 1, 2, 3].map((turns): Orientation => ({ isFlipped, turns })),
);

/** Where a node with these attributes shows the point: scaled, then turned. */
function seen({ x, y }: { x: number; y: number }, orientation: Orientation) {
  const { rotation, scaleX, scaleY } = turnedConfig(orientation, picture);
  const angle = (rotation * Math.PI) / 180;
  const [px, py] = [x * scaleX, y * scaleY];
  return {
    x: Math.round(px * Math.cos(angle) - py * Math.sin(angle)),
    y: Math.round(px * Math.sin(angle) + py * Math.cos(angle)),
  };
}

it('turns and flips act on the picture as it is seen, in all eight orientations', () => {
  for (const orientation of all) {
    const { x, y } = seen({ x: 3, y: 5 }, orientation);
    const same = (next: Orientation, to: { x: number; y: number }) =>
      expect(seen({ x: 3, y: 5 }, next)).toEqual({ x: to.x + 0, y: to.y + 0 });
    same(turn(orientation, 1), { x: -y, y: x });
    same(turn(orientation, -1), { x: y, y: -x });
    same(flip(orientation, 'horizontal'), { x: -x, y });
    same(flip(orientation, 'vertical'), { x, y: -y });
  }
});

it('a turned picture has its width and height exchanged', () => {
  expect(inWords(UNCHANGED, picture)).toBe('Turned by 0°. 31 × 11 pixels.');
  expect(inWords({ isFlipped: true, turns: 3 }, picture)).toBe(
    'Flipped, turned by 270°. 11 × 31 pixels.',
  );
});

it('undo stops at the first step', () => {
  const steps = [UNCHANGED, turn(UNCHANGED, 1)];
  expect(undo(undo(undo(steps)))).toEqual([UNCHANGED]);
});
