import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const corner = await demo.waitForNode('bottom-right', (node) => node.visible);
  const harbor = await demo.node('harbor');

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
  const side = { x: harbor.rect.x + harbor.rect.width, y: harbor.rect.y + harbor.rect.height / 2 };
  expect(await demo.pixel({ x: side.x, y: side.y + 12 })).toEqual([255, 255, 255, 255]);
  await demo.drag({ x: side.x, y: side.y + 12 }, { x: -60, y: 0 });
  const narrow = await demo.waitForNode('harbor', (node) => node.scale.x < 0.8);
  expect(narrow.rect.width).toBeCloseTo(164, 0);
  expect(narrow.scale.y).toBeCloseTo(1, 5);

  // The style is still there after a transform and after a drag.
  await demo.drag('harbor', { x: 30, y: 10 });
  const bar = await demo.node('middle-right');
  expect([bar.attrs.width, bar.attrs.height, bar.attrs.offsetY]).toEqual([8, 32, 16]);
  const moved = await demo.node('harbor');
  expect(moved.position.x).toBeCloseTo(harbor.position.x + 30, 0);

  // The knob turns the picture.
  await demo.drag('rotater', { x: 60, y: 40 });
  const turned = await demo.waitForNode('harbor', (node) => node.rotation > 10);
  expect(turned.rotation).toBeLessThan(90);
});
