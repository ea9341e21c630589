import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const { position } = await demo.node('sun');
  const x = Math.round(position.x);
  expect((await demo.node('marker')).visible).toBe(false);

  await demo.click({ x, y: 80 });
  await says(`sun at ${x}, 80`);
  const marker = await demo.waitForNode('marker', (node) => node.visible);
  expect(marker.position.x).toBeCloseTo(x, 0);
  expect(marker.position.y).toBeCloseTo(80, 0);

  // The marker lies under the pointer now and is not hit.
  await demo.click({ x, y: 80 });
  await says(`sun at ${x}, 80`);

  await demo.click({ x, y: 12 });
  await says(`Empty space at ${x}, 12`);
  await demo.click({ x, y: 200 });
  await says(`hill at ${x}, 200`);
  await demo.tap({ x: 8, y: 8 });
  await says('Empty space at 8, 8');
});
