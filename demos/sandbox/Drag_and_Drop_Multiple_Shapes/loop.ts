import { defineLoop } from '../../types/loop';

/** The lowest card is drawn across the others, and brought back by undo. */
export default defineLoop(async ({ demo, frame }) => {
  const { absolutePosition: from } = await demo.node('#moon');
  const grip = { x: from.x - 40, y: from.y };
  await demo.press(grip);
  for (let step = 1; step <= 16; step += 1) {
    const done = 0.5 - Math.cos((step / 16) * Math.PI) / 2;
    await demo.moveTo({ x: grip.x + done * 290, y: grip.y - Math.sin(done * Math.PI) * 70 });
    await frame();
  }
  await demo.release();
  await frame(4);
  await demo.control('button', 'Undo').click();
  await frame(3);
});
