import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const body = await demo.node('body');
  expect(body.className).toBe('Line');
  expect(body.attrs.closed).toBe(true);
  expect(body.attrs.points).toHaveLength(16);
  const { x, y } = body.absolutePosition;

  // Halfway between the first two points, outside the straight edge, the curve has filled.
  const bulge = { x: x + 96 * Math.cos(Math.PI / 8), y: y + 96 * Math.sin(Math.PI / 8) };
  expect((await demo.pixel(bulge))[3]).toBe(255);

  await demo.control('slider', 'Tension').fill('0');
  const polygon = await demo.waitForNode('body', (node) => node.attrs.tension === 0);
  expect((await demo.pixel(bulge))[3]).toBe(0);
  // Straight edges reach no farther than the points, 104 to the right and 90 to the left.
  expect(polygon.rect.width).toBeCloseTo(194 + 5, 0);
  expect(polygon.rect.width).toBeLessThanOrEqual(body.rect.width);

  await demo.control('slider', 'Tension').fill('0.7');
  await demo.waitForNode('body', (node) => node.attrs.tension === 0.7);
  const before = String(body.attrs.points);
  await demo.control('button', 'New shape').click();
  const changed = await demo.waitForNode('body', (node) => String(node.attrs.points) !== before);
  expect(changed.attrs.points).toHaveLength(16);
  expect(changed.absolutePosition).toEqual(body.absolutePosition);
  expect(changed.attrs.tension).toBe(0.7);
});
