import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const [ann, ben, cleo] = (await demo.nodes('bell')).map((bell) => bell.absolutePosition);
  if (!ann || !ben || !cleo) throw new Error('There are fewer than three bells.');
  await says('Nobody rang yet. Clicks on the panel: 0. Pointer on: no bell');

  // Button and label are inside of a bell's group, the panel is not.
  await demo.hover(ben);
  await says('Pointer on: Ben');
  expect(await demo.cursor()).toBe('pointer');
  await demo.hover({ x: ben.x, y: ben.y + 55 });
  await says('Pointer on: Ben');
  await demo.hover({ x: (ann.x + ben.x) / 2, y: ben.y + 85 });
  await says('Pointer on: no bell');

  // A click rings one bell and bubbles to the panel; one beside the bells reaches the panel alone.
  await demo.click(ann);
  await says("Ann's bell rang. Clicks on the panel: 1.");
  await demo.click({ x: (ann.x + ben.x) / 2, y: ben.y + 85 });
  await says("Ann's bell rang. Clicks on the panel: 2.");
  await demo.tap(cleo);
  await says("Cleo's bell rang. Clicks on the panel: 3.");

  await demo.control('checkbox', 'Stop clicks at the bell').check(true);
  await demo.click(ben);
  await says("Ben's bell rang. Clicks on the panel: 3.");
});
