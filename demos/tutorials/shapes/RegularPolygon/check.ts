import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const polygons = await demo.nodes('polygon');
  expect(polygons).toHaveLength(6);
  const outer = await demo.node('polygon');
  expect(outer.className).toBe('RegularPolygon');
  const { x, y } = outer.absolutePosition;

  // A hexagon rests on a corner: its height is two radii, its width is less.
  expect(outer.rect.height).toBeCloseTo(240, 1);
  expect(outer.rect.width).toBeCloseTo(240 * Math.cos(Math.PI / 6), 1);
  expect(await demo.pixel({ x, y: y - 114 })).toEqual([132, 87, 201, 255]);

  await demo.control('slider', 'Sides').fill('3');
  const triangle = await demo.waitForNode('polygon', (node) => node.attrs.sides === 3);
  // Its corners lie on the circle, so it reaches one radius up and half of one down.
  expect(triangle.absolutePosition).toEqual(outer.absolutePosition);
  expect(triangle.rect.y).toBeCloseTo(y - 120, 1);
  expect(triangle.rect.height).toBeCloseTo(180, 1);
  expect((await demo.pixel({ x, y: y + 66 }))[3]).toBe(0);

  await demo.control('slider', 'Sides').fill('8');
  await demo.control('slider', 'Radius').fill('60');
  const octagon = await demo.waitForNode('polygon', (node) => node.attrs.radius === 60);
  expect(octagon.rect.height).toBeCloseTo(120, 1);
  expect(octagon.rect.width).toBeCloseTo(120, 1);
  const smallest = (await demo.nodes('polygon'))[5];
  expect(smallest?.attrs.sides).toBe(8);
  expect(smallest?.attrs.radius).toBeCloseTo(10, 5);
});
