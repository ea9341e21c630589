import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const becomes = (rotation: number, fill: string) =>
    demo.waitForNode(
      'star',
      (node) => (node.attrs.rotation ?? 0) === rotation && node.attrs.fill === fill,
    );
  const press = (name: string) => demo.control('button', name).click();
  await becomes(0, '#8457c9');

  await demo.click('star');
  await becomes(15, '#f2664a');
  await press('Remove turn');
  await demo.click('star');
  await becomes(15, '#1f9aa5');

  await press('Bind again');
  await press('Remove paint');
  await demo.click('star');
  await becomes(30, '#1f9aa5');

  // Bound twice, each listener still runs once.
  await press('Bind again');
  await press('Bind again');
  await demo.tap('star');
  await becomes(45, '#8457c9');

  await press('Remove all');
  await demo.click('star');
  await demo.hover({ x: 4, y: 4 });
  const star = await demo.node('star');
  expect(star.attrs.rotation).toBe(45);
  expect(star.attrs.fill).toBe('#8457c9');
});
