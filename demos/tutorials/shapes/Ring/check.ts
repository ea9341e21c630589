import { defineCheck } from '../../../types/check';

const PAPER = [251, 250, 247, 255];

export default defineCheck(async ({ demo, expect }) => {
  const ring = await demo.node('ring');
  expect(ring.className).toBe('Ring');
  const { x, y } = ring.absolutePosition;
  expect(ring.rect.width).toBeCloseTo(212, 1);
  expect(await demo.pixel({ x: x + 80, y })).toEqual(PAPER);

  // The hole shows the stripe below, and a click there reaches it.
  const hole = { x: x + 10, y };
  expect(await demo.pixel(hole)).toEqual([63, 166, 107, 255]);
  await demo.click(hole);
  await demo.waitFor(
    async () => (await demo.nodes('stripe')).map((stripe) => stripe.attrs.fill),
    (fills) => fills[3] === '#1b1f2a' && fills[2] === '#1f9aa5',
  );

  // A drag that starts in the hole does not move the ring, one on the band does.
  await demo.press(hole);
  await demo.moveTo({ x: hole.x + 20, y: y + 15 });
  await demo.release();
  expect((await demo.node('ring')).absolutePosition).toEqual(ring.absolutePosition);
  await demo.press({ x: x + 80, y });
  await demo.moveTo({ x: x + 60, y: y + 15 });
  await demo.release();
  const moved = await demo.waitForNode('ring', (node) => node.absolutePosition.x < x - 10);
  expect(moved.absolutePosition.x).toBeCloseTo(x - 20, 0);
  expect(moved.absolutePosition.y).toBeCloseTo(y + 15, 0);

  // Without an inner radius there is no hole left.
  await demo.control('slider', 'Inner').fill('0');
  const disc = await demo.waitForNode('ring', (node) => node.attrs.innerRadius === 0);
  expect(await demo.pixel({ x: disc.absolutePosition.x + 10, y: disc.absolutePosition.y })).toEqual(
    PAPER,
  );

  await demo.control('slider', 'Outer').fill('60');
  const small = await demo.waitForNode('ring', (node) => node.attrs.outerRadius === 60);
  expect(small.rect.width).toBeCloseTo(124, 1);
  expect(small.absolutePosition).toEqual(moved.absolutePosition);
});
