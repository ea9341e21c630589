import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const { absolutePosition: position } = await demo.node('skin');
  const x = Math.round(position.x);

  await demo.hover({ x, y: 100 });
  await says(`mousemove at ${x}, 100`);
  await demo.press({ x, y: 110 });
  await says('Down by mousedown');
  await demo.waitForNode('skin', (node) => node.attrs.radius === 60);
  await demo.release();
  await says('Up by mouseup');
  await demo.waitForNode('skin', (node) => node.attrs.radius === 70);

  // A finger: the touch pair answers, and no mouse event comes after it.
  await demo.tap({ x, y: 120 });
  await says('Up by touchend');
  const skin = await demo.waitForNode('skin', (node) => node.attrs.radius === 70);
  expect(skin.attrs.fill).toBe('#f6b73c');
  expect(await demo.text()).toContain('Up by touchend');
});
