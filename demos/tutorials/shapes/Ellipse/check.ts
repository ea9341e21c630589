import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const ellipse = await demo.node('ellipse');
  const circle = await demo.node('circle');
  expect(ellipse.className).toBe('Ellipse');
  expect(circle.className).toBe('Circle');

  // The ellipse's stroke of 10 is even. The circle's is scaled by 60 / 40 and by 34 / 40.
  expect(ellipse.rect.width).toBeCloseTo(130, 1);
  expect(ellipse.rect.height).toBeCloseTo(78, 1);
  expect(circle.rect.width).toBeCloseTo(90 * 1.5, 1);
  expect(circle.rect.height).toBeCloseTo(90 * 0.85, 1);

  /** Whether the point right of the middle, this far away, shows the ink of the stroke. */
  const inkAt = async (node: typeof ellipse, distance: number) =>
    (await demo.pixel({ x: node.absolutePosition.x + distance, y: 100 })).join() === '27,31,42,255';
  // 6 pixels inside the outline of 60: over the even stroke of 5, within the scaled one of 7.5.
  expect(await inkAt(ellipse, 54)).toBe(false);
  expect(await inkAt(circle, 54)).toBe(true);
  expect(await inkAt(ellipse, 60)).toBe(true);

  await demo.control('slider', 'Radius X').fill('40');
  await demo.control('slider', 'Radius Y').fill('40');
  // With equal radii both are the same circle.
  const round = await demo.waitForNode('ellipse', (node) => node.attrs.radiusY === 40);
  const unscaled = await demo.waitForNode('circle', (node) => node.scale.y === 1);
  expect(round.rect.width).toBeCloseTo(90, 1);
  expect(unscaled.rect.width).toBeCloseTo(90, 1);
  expect(unscaled.rect.height).toBeCloseTo(round.rect.height, 1);
  expect(round.absolutePosition).toEqual(ellipse.absolutePosition);
  expect(unscaled.attrs.radius).toBe(40);
});
