import { defineCheck } from '../../../types/check';

const CORAL = '242,102,74,255';

export default defineCheck(async ({ demo, expect }) => {
  const curve = await demo.node('curve');
  expect(curve.className).toBe('Line');
  expect(curve.attrs.closed).toBeUndefined();
  const points = Array.isArray(curve.attrs.points) ? curve.attrs.points.map(Number) : [];
  expect(points).toHaveLength(14);
  const { x } = curve.absolutePosition;
  const coralAt = async (left: number, y: number) =>
    (await demo.pixel({ x: x + left, y })).join() === CORAL;

  // Halfway from Thursday, 24 degrees, to Friday, 22: the curve runs above the straight line.
  const [, , , , , , thu = 0, thuY = 0, fri = 0, friY = 0] = points;
  const middle = { left: (thu + fri) / 2, y: (thuY + friY) / 2 };
  expect(await coralAt(middle.left, middle.y)).toBe(false);

  await demo.control('slider', 'Tension').fill('0');
  const straight = await demo.waitForNode('curve', (node) => node.attrs.tension === 0);
  expect(await coralAt(middle.left, middle.y)).toBe(true);
  // Without tension the line stays between its lowest and its highest point: 15 degrees, 7 pixels each.
  expect(straight.rect.height).toBeCloseTo(105 + 5, 1);

  await demo.control('slider', 'Tension').fill('1');
  const swinging = await demo.waitForNode('curve', (node) => node.attrs.tension === 1);
  expect(swinging.rect.height).toBeGreaterThan(120);
  // The end points stay where they are.
  expect(swinging.attrs.points).toEqual(curve.attrs.points);
  expect(await coralAt(-1.5, points[1] ?? 0)).toBe(false);
});
