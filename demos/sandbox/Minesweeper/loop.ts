import { defineLoop } from '../../types/loop';

// A lawn is opened, and flags are put on what is left at its end.
export default defineLoop(async ({ demo, frame }) => {
  await frame(3);
  await demo.click('#cell-27');
  await frame(6);
  const leaves = (await demo.nodes('cell')).filter(({ attrs }) => attrs['face'] === 'leaves');
  for (const { id } of leaves.slice(-3)) {
    await demo.click(`#${id}`, { button: 'right' });
    await frame(4);
  }
});
