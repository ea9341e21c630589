import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

const SUN = [246, 183, 60, 255];
const DISC = Math.PI * 50 ** 2;
/** Five times two triangles from the middle to an outer and an inner corner. */
const STAR = 5 * 105 * 62 * Math.sin(Math.PI / 5);

/** Area of each subpath of `M x y L x y … Z`, clockwise ones positive. */
function areas(data: unknown): number[] {
  return String(data)
    .split('M')
    .slice(1)
    .map((subpath) => {
      const points = subpath
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(' ').map(Number));
      return points.reduce((sum, [x = 0, y = 0], index) => {
        const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
        return sum + (x * nextY - nextX * y) / 2;
      }, 0);
    });
}

export default defineCheck(async ({ demo, expect }) => {
  const choose = async (operation: string) => {
    await demo.control('combobox', 'Operation').choose(operation);
    return areas((await demo.node('result')).attrs['data']);
  };
  const sum = (list: number[]) => list.reduce((total, area) => total + area, 0);
  /** Within one percent: the outlines are made of pieces three pixels long. */
  const isNear = (area: number, wanted: number) =>
    expect(Math.abs(area - wanted)).toBeLessThan(0.01 * (STAR + DISC));
  const at = async (x: number, y: number) =>
    demo.pixel({ x: (await demo.stage()).width / 2 + x, y });

  // They overlap: one outline, and the areas add up.
  const union = await choose('Union');
  const overlap = await choose('Intersect');
  expect(union).toHaveLength(1);
  expect(overlap).toHaveLength(1);
  expect(sum(overlap)).toBeGreaterThan(500);
  isNear(sum(union) + sum(overlap), STAR + DISC);
  expect(await at(-45, 160)).not.toEqual(SUN);
  const rest = await choose('Subtract');
  isNear(sum(rest), STAR - sum(overlap));
  expect(await at(-45, 160)).toEqual(SUN);
  expect(await at(80, 130)).not.toEqual(SUN);
  isNear(sum(await choose('Exclude')), STAR + DISC - 2 * sum(overlap));
  expect(await at(80, 130)).toEqual(SUN);

  // The disc in the middle of the star: a hole, which runs the other way.
  await demo.drag({ x: (await demo.stage()).width / 2 + 90, y: 130 }, { x: -107, y: 30 });
  await demo.waitForNode(
    'disc',
    ({ position }) => Math.hypot(position.x + 45, position.y - 160) < 2,
  );
  const pierced = await choose('Subtract');
  expect(pierced).toHaveLength(2);
  expect(Math.min(...pierced)).toBeLessThan(0);
  isNear(sum(pierced), STAR - DISC);
  expect(await at(-45, 160)).not.toEqual(SUN);
  isNear(sum(await choose('Intersect')), DISC);
  isNear(sum(await choose('Union')), STAR);

  // Apart: two outlines, and nothing in common.
  await demo.drag({ x: (await demo.stage()).width / 2 - 45, y: 160 }, { x: 150, y: -100 });
  await demo.waitForNode('disc', ({ position }) => position.x > 80);
  // The operation is still Union: its result has followed the drag.
  await demo.waitForNode('result', ({ attrs }) => areas(attrs['data']).length === 2);
  const apart = await choose('Subtract');
  expect(apart).toHaveLength(1);
  isNear(sum(apart), STAR);
  expect(await choose('Intersect')).toEqual([]);
  const both = await choose('Exclude');
  expect(both).toHaveLength(2);
  isNear(sum(both), STAR + DISC);
  expect(await demo.text()).toContain('2 outlines');

  await narrow(demo);
  await demo.waitFor(
    () => at(-45, 160),
    (pixel) => pixel.join() === SUN.join(),
  );
});
