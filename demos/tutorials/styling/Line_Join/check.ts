import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const triangle = await demo.node('triangle');
  expect(triangle.attrs.lineJoin).toBe('bevel');

  // How far the ink reaches beyond the sharp corner, which points to the right.
  const corner = triangle.absolutePosition.x + 130;
  const inkAt = async (dx: number) =>
    (await demo.pixel({ x: corner + dx, y: triangle.absolutePosition.y }))[3] > 0;
  const becomes = (dx: number, ink: boolean) =>
    demo.waitFor(
      () => inkAt(dx),
      (found) => found === ink,
    );
  // Half the stroke is 12: a bevel ends at 12 * sin(25°), a circle at 12, a miter at 12 / sin(25°).
  expect(await inkAt(3)).toBe(true);
  expect(await inkAt(8)).toBe(false);

  // Round while the pointer is on it.
  await demo.hover({ x: triangle.absolutePosition.x + 40, y: triangle.absolutePosition.y });
  await demo.waitForNode('triangle', (node) => node.attrs.lineJoin === 'round');
  await becomes(10, true);
  expect(await inkAt(14)).toBe(false);
  await demo.hover({ x: 5, y: 5 });
  await demo.waitForNode('triangle', (node) => node.attrs.lineJoin === 'bevel');

  // A finger that is lifted beside the triangle.
  const middle = { x: triangle.absolutePosition.x + 40, y: triangle.absolutePosition.y };
  const finger = await demo.finger(middle);
  await demo.waitForNode('triangle', (node) => node.attrs.lineJoin === 'round');
  await finger.moveTo({ x: middle.x, y: 5 });
  await finger.lift();
  await demo.waitForNode('triangle', (node) => node.attrs.lineJoin === 'bevel');

  await demo.control('combobox', 'Line join').choose('miter');
  await becomes(26, true);
  expect(await inkAt(31)).toBe(false);

  // A sharper corner has a longer tip, until the limit of ten times half the stroke cuts it off.
  await demo.control('slider', 'Angle').fill('12');
  await becomes(108, true);
  await demo.control('slider', 'Angle').fill('11');
  await becomes(20, false);

  await demo.control('combobox', 'Line join').choose('round');
  await becomes(10, true);
});
