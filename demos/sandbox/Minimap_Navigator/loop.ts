import { defineLoop } from '../../types/loop';

// The frame of the small map is dragged, and the islands pass by.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y } = (await demo.node('frame')).rect;
  const grip = { x: x + 12, y: y + 12 };
  await demo.press(grip);
  await frame();
  for (let step = 1; step <= 24; step += 1) {
    const angle = (step / 24) * Math.PI * 2;
    await demo.moveTo({
      x: grip.x + 26 * (1 - Math.cos(angle)),
      y: grip.y + 16 * Math.sin(angle),
    });
    await frame();
  }
  await demo.release();
  await frame();
});
