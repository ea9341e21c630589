import { defineLoop } from '../../types/loop';

/** The swan bows, and lifts its head again. */
export default defineLoop(async ({ demo, frame }) => {
  const { scaleX: scale } = await demo.stage();
  await frame(2);
  await demo.press('#anchor-neck-3');
  for (let step = 1; step <= 24; step += 1) {
    const bow = Math.sin((step * Math.PI) / 24);
    await demo.moveTo({ x: (226 - 64 * bow) * scale, y: (122 + 96 * bow) * scale });
    await frame();
  }
  await demo.release();
  await frame(2);
});
