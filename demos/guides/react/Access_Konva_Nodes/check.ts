import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const scaleOf = async (index: number) => (await demo.nodes('lamp'))[index]?.scale.x ?? 0;
  const pulses = async (index: number) => {
    await demo.waitFor(
      () => scaleOf(index),
      (scale) => scale > 1.05,
    );
    await demo.waitFor(
      () => scaleOf(index),
      (scale) => scale === 1,
    );
  };

  // The label is as wide as its words and the space beside them.
  const fits = async () => {
    const words = await demo.node('words');
    const label = await demo.node('label');
    return Math.abs(Number(label.attrs.width) - words.rect.width - 36);
  };
  const before = Number((await demo.node('label')).attrs.width);
  expect(await fits()).toBeLessThan(1.5);
  await demo.control('textbox', 'Words').fill('Longer than it was before');
  await demo.waitForNode('label', ({ attrs }) => Number(attrs.width) > before + 20);
  expect(await fits()).toBeLessThan(1.5);

  await demo.control('button', 'Pulse the middle lamp').click();
  await pulses(1);
  const first = (await demo.nodes('lamp'))[0];
  await demo.click(first?.absolutePosition ?? { x: 0, y: 0 });
  await pulses(0);
});
