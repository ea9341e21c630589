import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const receivers = async () => /Received by ([a-z, ]*[a-z])/.exec(await demo.text())?.[1];
  const becomes = (text: string) => demo.waitFor(receivers, (now) => now === text);
  const press = (name: string) => demo.control('button', name).click();
  expect(await receivers()).toBeUndefined();

  // By default a fired event stays on its node; with the flag it goes up, like a real one.
  await press('Fire click');
  await becomes('circle');
  await press('Fire bubbling click');
  await becomes('circle, layer');
  await press('Fire click');
  await becomes('circle');
  await demo.click('circle');
  await becomes('circle, layer');
  await press('Fire click');
  await becomes('circle');
  await demo.tap('circle');
  await becomes('circle, layer');

  await press('Fire grow');
  await demo.waitForNode('circle', (node) => node.attrs.radius === 58);
  await press('Fire grow');
  await demo.waitForNode('circle', (node) => node.attrs.radius === 66);
});
