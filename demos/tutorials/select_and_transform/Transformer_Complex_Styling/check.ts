import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const corner = await demo.waitForNode('bottom-right', (node) => node.visible);
  const card = await demo.node('card');

  // Corners are round, sides are bars that lie along them, the knob is larger and filled.
  expect(corner.attrs.width).toBe(16);
  expect(corner.attrs.cornerRadius).toBe(8);
  const right = await demo.node('middle-right');
  expect([right.attrs.width, right.attrs.height]).toEqual([8, 32]);
  const top = await demo.node('top-center');
  expect([top.attrs.width, top.attrs.height]).toEqual([32, 8]);
  const knob = await demo.node('rotater');
  expect([knob.attrs.width, knob.attrs.fill]).toEqual([24, '#8457c9']);

  // Each handle is centered on its side, and its whole area can be held: here an end of the bar.
  const side = { x: card.rect.x + card.rect.width, y: card.rect.y + card.rect.height / 2 };
  expect(await demo.pixel({ x: side.x, y: side.y + 12 })).toEqual([255, 255, 255, 255]);
  await demo.drag({ x: side.x, y: side.y + 12 }, { x: -60, y: 0 });
  const slim = await demo.waitForNode('card', (node) => node.scale.x < 0.8);
  expect(slim.rect.width).toBeCloseTo(164, 0);
  expect(slim.scale.y).toBeCloseTo(1, 5);

  // The style is still there after a transform and after a drag.
  await demo.drag('card', { x: 30, y: 10 });
  const bar = await demo.node('middle-right');
  expect([bar.attrs.width, bar.attrs.height, bar.attrs.offsetY]).toEqual([8, 32, 16]);
  const moved = await demo.node('card');
  expect(moved.position.x).toBeCloseTo(card.position.x + 30, 0);
  expect(moved.position.y).toBeCloseTo(card.position.y + 10, 0);

  // The knob turns the card.
  await demo.drag('rotater', { x: 60, y: 40 });
  const turned = await demo.waitForNode('card', (node) => node.rotation > 10);
  expect(turned.rotation).toBeLessThan(90);

  // All of it is saved, and in a narrower frame the card stays as it is.
  expect(await outOfStep(demo)).toEqual([]);
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('card')).attrs).toEqual(turned.attrs);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'card', wide);
});
