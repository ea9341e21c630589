import { defineLoop } from '../../types/loop';

// The carving takes longer, and all that waits for it goes along; then it comes back.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y, width, height } = (await demo.node('#top')).rect;
  const right = { x: x + width + 4, y: y + height / 2 };
  await demo.press(right);
  await frame();
  for (let step = 1; step <= 22; step += 1) {
    await demo.moveTo({ x: right.x + 70 * Math.sin((step / 22) * Math.PI), y: right.y });
    await frame();
  }
  await demo.release();
  await frame(2);
});
