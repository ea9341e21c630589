import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const receivers = async () => /Received by ([a-z, ]*[a-z])/.exec(await demo.text())?.[1];
  const becomes = (text: string) => demo.waitFor(receivers, (now) => now === text);
  const panel = await demo.node('panel');
  const besides = { x: panel.rect.x + 20, y: panel.rect.y + 80 };

  expect(await receivers()).toBeUndefined();
  await demo.click('circle');
  await becomes('circle, group, layer');
  await demo.click(besides);
  await becomes('group, layer');
  await demo.click({ x: 10, y: 10 });
  await becomes('layer');

  await demo.control('checkbox', 'Stop in the circle').check(true);
  await demo.click('circle');
  await becomes('circle');
  // Only the circle stops; the panel beside it does not.
  await demo.click(besides);
  await becomes('group, layer');
  await demo.tap('circle');
  await becomes('circle');

  await demo.control('checkbox', 'Stop in the circle').check(false);
  await demo.click('circle');
  await becomes('circle, group, layer');
});
