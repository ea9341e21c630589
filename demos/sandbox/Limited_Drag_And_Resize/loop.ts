import { defineLoop } from '../../types/loop';

// Both rugs are dragged along the walls and come back.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y, width, height } = (await demo.node('#rug-1')).rect;
  const from = { x: x + width / 2, y: y + height / 2 };
  await demo.press(from);
  for (let step = 1; step <= 24; step += 1) {
    const angle = (step / 24) * 2 * Math.PI;
    await demo.moveTo({
      x: from.x + 150 * Math.sin(angle),
      y: from.y - 90 * (1 - Math.cos(angle)),
    });
    await frame();
  }
  await demo.release();
});
