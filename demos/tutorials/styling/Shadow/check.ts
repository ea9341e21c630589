import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const names = ['text', 'line', 'card'];
  for (const name of names) {
    const { attrs } = await demo.node(name);
    expect(attrs.shadowBlur).toBe(12);
    expect(attrs.shadowOffsetX).toBe(10);
    expect(attrs.shadowOffsetY).toBe(10);
    expect(attrs.shadowOpacity).toBe(0.5);
  }

  const card = await demo.node('card');
  // The client rect holds the shadow too: the blur on each side, and the offset.
  const outer = await demo.evaluate(
    (konva) => konva.stages[0]?.findOne('.card')?.getClientRect().width ?? 0,
  );
  expect(outer).toBeCloseTo(104 + 2 * 12 + 10, 1);
  const { x, y } = card.absolutePosition;
  const shade = async (dx: number, dy: number) => (await demo.pixel({ x: x + dx, y: y + dy }))[3];

  // The shadow is below the card, not above it.
  expect(await shade(52, 100)).toBeGreaterThan(60);
  expect(await shade(52, -8)).toBe(0);

  // Without blur the shadow has a hard edge at the offset, as dark as its opacity.
  await demo.control('slider', 'Blur').fill('0');
  await demo.waitForNode('card', (node) => node.attrs.shadowBlur === 0);
  expect(Math.abs((await shade(52, 104)) - 128)).toBeLessThan(4);
  expect(await shade(52, 108)).toBe(0);

  await demo.control('slider', 'Offset').fill('24');
  await demo.waitForNode('text', (node) => node.attrs.shadowOffsetX === 24);
  await demo.waitFor(
    () => shade(52, 116),
    (alpha) => Math.abs(alpha - 128) < 4,
  );

  await demo.control('slider', 'Opacity').fill('1');
  await demo.waitFor(
    () => shade(52, 116),
    (alpha) => alpha === 255,
  );
  await demo.control('slider', 'Opacity').fill('0');
  await demo.waitFor(
    () => shade(52, 116),
    (alpha) => alpha === 0,
  );
});
