import { defineLoop } from '../../types/loop';

// A step is dragged in a circle, and its arrows follow.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y } = (await demo.node('#3')).absolutePosition;
  await demo.press({ x, y });
  await frame();
  for (let step = 1; step <= 24; step += 1) {
    const angle = (step / 24) * Math.PI * 2;
    await demo.moveTo({ x: x - 70 * Math.sin(angle), y: y + 44 * (1 - Math.cos(angle)) });
    await frame();
  }
  await demo.release();
  await frame();
});
