import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const { absolutePosition: position } = await demo.node('sun');
  const x = Math.round(position.x);
  expect((await demo.node('marker')).visible).toBe(false);

  await demo.click({ x, y: 80 });
  await says(`sun at ${x}, 80`);
  const marker = await demo.waitForNode('marker', (node) => node.visible);
  expect(marker.absolutePosition.x).toBeCloseTo(x, 0);
  expect(marker.absolutePosition.y).toBeCloseTo(80, 0);

  // The marker lies under the pointer now and is not hit.
  await demo.click({ x, y: 80 });
  await says(`sun at ${x}, 80`);

  await demo.click({ x, y: 12 });
  await says(`Empty space at ${x}, 12`);
  await demo.click({ x, y: 200 });
  await says(`hill at ${x}, 200`);
  await demo.tap({ x: 8, y: 8 });
  await says('Empty space at 8, 8');

  // The scene stays in the middle of a narrower stage, and the marker keeps its place in the scene.
  await demo.click({ x, y: 80 });
  await demo.waitForNode('marker', (node) => Math.abs(node.absolutePosition.x - x) < 1);
  await narrow(demo);
  const [sun, moved] = [await demo.node('sun'), await demo.node('marker')];
  expect(sun.absolutePosition.x).toBeCloseTo(160 - 70, 1);
  expect(moved.absolutePosition.x).toBeCloseTo(sun.absolutePosition.x, 0);
  expect(moved.absolutePosition.y).toBeCloseTo(80, 0);
});
