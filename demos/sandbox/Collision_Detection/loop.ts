import { defineLoop } from '../../types/loop';

// The ruby is dragged over its neighbors and back.
export default defineLoop(async ({ demo, frame }) => {
  const { absolutePosition: from } = await demo.node('#Ruby');
  await demo.press(from);
  for (let step = 1; step <= 22; step += 1) {
    const angle = (step / 22) * 2 * Math.PI;
    await demo.moveTo({
      x: from.x + 90 * (1 - Math.cos(angle)),
      y: from.y + 60 * Math.sin(angle),
    });
    await frame();
  }
  await demo.release();
});
