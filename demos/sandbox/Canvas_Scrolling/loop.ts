import { defineLoop } from '../../types/loop';

// The bar at the right is pulled down, and the colony passes by.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y, width, height } = (await demo.node('#bar-y')).rect;
  const grip = { x: x + width / 2, y: y + height / 2 };
  await demo.press(grip);
  for (let step = 1; step <= 24; step += 1) {
    const away = (1 - Math.cos((step / 24) * 2 * Math.PI)) / 2;
    await demo.moveTo({ x: grip.x, y: grip.y + 110 * away });
    await frame();
  }
  await demo.release();
});
