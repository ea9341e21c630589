import { defineLoop } from '../../types/loop';

/** The ring is dragged through the ducks and back. The worker has a clock of its own, so the ducks swim as they like. */
export default defineLoop(async ({ demo, frame }) => {
  const middle = await demo.evaluate(() => {
    const box = document.querySelector('#pool')?.getBoundingClientRect();
    const stage = document.querySelector('.konvajs-content')?.getBoundingClientRect();
    if (!box || !stage) throw new Error('There is no pool.');
    return { x: box.x + box.width / 2 - stage.x, y: box.y + box.height / 2 - stage.y };
  });
  await frame(2);
  await demo.press(middle);
  for (let step = 1; step <= 20; step += 1) {
    const turn = (step / 20) * 2 * Math.PI;
    await demo.moveTo({
      x: middle.x - Math.sin(turn) * 190,
      y: middle.y + Math.sin(2 * turn) * 70,
    });
    await frame();
  }
  await demo.release();
  await frame(2);
});
