import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const harbor = await demo.node('harbor');
  expect(harbor.className).toBe('Image');
  expect(harbor.rect.width).toBeCloseTo(280, 1);
  expect(harbor.rect.height).toBeCloseTo(210, 1);

  // Loaded: there is a picture in the middle, and nothing in the round corners.
  const alphaAt = async (x: number, y: number) => (await demo.pixel({ x, y }))[3];
  const { x, y } = harbor.absolutePosition;
  await demo.waitFor(
    () => alphaAt(x + 140, y + 105),
    (alpha) => alpha === 255,
  );
  expect(await alphaAt(x + 2, y + 2)).toBe(0);
  expect(await alphaAt(x + 278, y + 208)).toBe(0);

  // The fox keeps its natural size of 320 by 320, scaled by 0.4.
  const fox = await demo.waitForNode('fox', (node) => node.rect.width > 0);
  expect(fox.rect.width).toBeCloseTo(128, 1);
  expect(fox.rect.height).toBeCloseTo(128, 1);
  expect(fox.zIndex).toBeGreaterThan(harbor.zIndex);

  // A picture from the same origin leaves the canvas readable.
  const png = await demo.evaluate((konva) => konva.stages[0]?.toDataURL() ?? '');
  expect(png).toMatch(/^data:image\/png;base64,/);
});
