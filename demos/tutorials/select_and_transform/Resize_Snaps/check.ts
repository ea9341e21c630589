import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const corner = await demo.waitForNode('bottom-right', (node) => node.visible);
  const { width } = await demo.stage();
  const start = corner.absolutePosition;
  const end = async () => {
    const { rect } = await demo.node('card');
    return { right: rect.x + rect.width, bottom: rect.y + rect.height };
  };
  // The card begins off the lines on its right and below: 25 pixels past the middle, at 198.
  expect((await end()).right).toBeCloseTo(width / 2 + 25, 0);

  // Near a column and a row the corner jumps onto both.
  await demo.press(start);
  await demo.moveTo({ x: width / 2 + 41, y: 213 });
  await demo.waitFor(end, (now) => Math.abs(now.right - (width / 2 + 50)) < 0.1);
  expect((await end()).bottom).toBeCloseTo(222, 1);

  // It stays there while the pointer is within reach, on the other side too.
  await demo.moveTo({ x: width / 2 + 59, y: 230 });
  expect((await end()).right).toBeCloseTo(width / 2 + 50, 1);
  expect((await end()).bottom).toBeCloseTo(222, 1);

  // Between the lines it is free.
  await demo.moveTo({ x: width / 2 + 75, y: 200 });
  await demo.waitFor(end, (now) => Math.abs(now.right - (width / 2 + 75)) < 0.1);
  expect((await end()).bottom).toBeCloseTo(200, 1);
  await demo.release();

  // A side handle snaps in its own direction and leaves the other one alone.
  const left = await demo.node('middle-left');
  await demo.drag(left.absolutePosition, { x: 45, y: 30 });
  const card = await demo.node('card');
  expect(card.rect.x).toBeCloseTo(width / 2 - 50, 1);
  expect((await end()).bottom).toBeCloseTo(200, 1);
  expect(card.rect.y).toBeCloseTo(78, 1);

  // All of it is saved, and in a narrower frame the card stays as it is.
  expect(await outOfStep(demo)).toEqual([]);
  const { attrs } = await demo.node('card');
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('card')).attrs).toEqual(attrs);
  // The lines have moved along with the layer, and the handles snap to them there.
  const now = await demo.node('middle-left');
  await demo.drag(now.absolutePosition, { x: -45, y: 0 });
  expect((await demo.node('card')).rect.x).toBeCloseTo(160 - 100, 1);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'card', wide);
});
