import { defineLoop } from '../../types/loop';

// A note goes round under one hand, and so does its twin on the other board.
export default defineLoop(async ({ demo, frame }) => {
  const { rect } = await demo.node('#band');
  const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  await demo.press(at);
  await frame();
  for (let step = 1; step <= 24; step += 1) {
    const turn = (step / 24) * 2 * Math.PI;
    await demo.moveTo({ x: at.x + 90 * Math.sin(turn), y: at.y - 26 * (1 - Math.cos(turn)) });
    await frame();
  }
  await demo.release();
  await frame(2);
});
