import { defineCheck } from '../../../types/check';

const SUN = '246,183,60,255';

export default defineCheck(async ({ demo, expect }) => {
  const star = await demo.node('star');
  expect(star.className).toBe('Star');
  const { x, y } = star.absolutePosition;

  /** Whether the star covers the point at this distance, at an angle from straight up, clockwise. */
  const covers = async (distance: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const point = { x: x + distance * Math.sin(angle), y: y - distance * Math.cos(angle) };
    return (await demo.pixel(point)).join() === SUN;
  };
  // Five points, the first straight up, notches between them at 46.
  expect(await covers(100, 0)).toBe(true);
  expect(await covers(100, 72)).toBe(true);
  expect(await covers(56, 36)).toBe(false);
  expect(await covers(40, 36)).toBe(true);

  await demo.control('slider', 'Inner').fill('90');
  await demo.waitForNode('star', (node) => node.attrs.innerRadius === 90);
  expect(await covers(56, 36)).toBe(true);

  await demo.control('slider', 'Inner').fill('30');
  await demo.control('slider', 'Points').fill('4');
  const cross = await demo.waitForNode('star', (node) => node.attrs.numPoints === 4);
  expect(await covers(100, 90)).toBe(true);
  expect(await covers(100, 180)).toBe(true);
  expect(await covers(56, 45)).toBe(false);
  // The client rect is the square around the outer circle, however many points there are.
  expect(cross.rect.width).toBeCloseTo(224, 1);
  expect(cross.rect.height).toBeCloseTo(224, 1);
  expect(cross.absolutePosition).toEqual(star.absolutePosition);
});
