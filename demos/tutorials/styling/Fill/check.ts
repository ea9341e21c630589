import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const at = async (name: string, dx = 0, dy = 0) => {
    const { absolutePosition: position } = await demo.node(name);
    return demo.pixel({ x: position.x + dx, y: position.y + dy });
  };

  // One color everywhere, and another one under the pointer.
  expect(await at('color')).toEqual([31, 154, 165, 255]);
  await demo.hover('color');
  await demo.waitForNode('color', (node) => node.attrs.fill === '#f6b73c');
  expect(await at('color', 20, 20)).toEqual([246, 183, 60, 255]);

  // The picture repeats every 48 pixels: 96, drawn at half its size.
  await demo.waitFor(
    () => at('pattern'),
    ([, , , alpha]) => alpha === 255,
  );
  expect(await at('pattern', 8, 12)).toEqual([63, 166, 107, 255]);
  expect(await at('pattern', 8 - 48, 12)).toEqual(await at('pattern', 8, 12));
  await demo.hover('pattern');
  await demo.waitForNode('pattern', (node) => node.attrs.fillPatternRotation === 45);
  await demo.waitForNode('color', (node) => node.attrs.fill === '#1f9aa5');

  // From sun to coral: the green part falls along the diagonal and stays the same across it.
  const [, first = 0] = await at('linear', -25, -25);
  const [, middle = 0] = await at('linear');
  const [, last = 0] = await at('linear', 25, 25);
  expect(first).toBeGreaterThan(middle + 10);
  expect(middle).toBeGreaterThan(last + 10);
  const [, across = 0] = await at('linear', 25, -25);
  expect(Math.abs(across - middle)).toBeLessThan(4);

  // The highlight of the ball is above and to the left of its center.
  const [light = 0] = await at('radial', -16, -16);
  const [dark = 0] = await at('radial', 34, 34);
  expect(light).toBeGreaterThan(dark + 80);
  await demo.hover('radial');
  await demo.waitForNode('radial', (node) => {
    const stops = node.attrs.fillRadialGradientColorStops;
    return Array.isArray(stops) && stops.length === 6;
  });

  // A fill moves with its shape.
  const before = await demo.node('radial');
  await demo.drag('radial', { x: -40, y: -60 });
  const after = await demo.node('radial');
  expect(after.absolutePosition.x).toBeCloseTo(before.absolutePosition.x - 40, 0);
  const [still = 0] = await at('radial', -16, -16);
  expect(Math.abs(still - light)).toBeLessThan(6);
});
