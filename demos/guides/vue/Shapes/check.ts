import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const written = (keys: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(`Written to the kite: ${keys}`) && !text.includes(`${keys},`),
    );
  const size = demo.control('slider', 'Size');
  const outline = demo.control('checkbox', 'Outline');
  await written('nothing yet');
  const kite = await demo.node('kite');

  // A literal in the template is compared, and the kite beside it is left alone.
  await demo.control('textbox', 'Name').fill('Gusty');
  await demo.waitForNode('name', ({ attrs }) => attrs.text === 'Gusty');
  await written('nothing yet');

  // The plain array comes with every change.
  await size.fill('0.6');
  await written('points, scaleX, scaleY');
  const small = await demo.node('kite');
  expect(small.rect.width).toBeCloseTo(kite.rect.width * 0.6, 0);
  expect(small.rect.height).toBeCloseTo(kite.rect.height * 0.6, 0);

  // A marked one comes once, when it replaces the other.
  await demo.control('checkbox', 'Points marked raw').check(true);
  await written('points');
  await outline.check(true);
  await written('stroke');
  expect((await demo.node('kite')).attrs.stroke).toBe('#1b1f2a');
  await size.fill('1.1');
  await written('scaleX, scaleY');

  // The condition in the value works in both directions, again and again.
  await outline.check(false);
  await written('stroke');
  expect((await demo.node('kite')).attrs.stroke).toBeUndefined();
  await outline.check(true);
  await demo.waitForNode('kite', ({ attrs }) => attrs.stroke === '#1b1f2a');
});
