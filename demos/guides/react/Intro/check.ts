import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const disc = await demo.node('disc');
  expect(disc.attrs.radius).toBe(70);
  await demo.click('disc');
  await demo.waitForNode('count', ({ attrs }) => attrs.text === '1');
  expect((await demo.node('disc')).attrs.radius).toBe(74);

  // The words lie in the same group, so a press on them counts too, and it grows up to ten presses.
  for (let i = 0; i < 11; i += 1) await demo.click('count');
  await demo.waitForNode('count', ({ attrs }) => attrs.text === '12');
  expect((await demo.node('disc')).attrs.radius).toBe(110);
});
