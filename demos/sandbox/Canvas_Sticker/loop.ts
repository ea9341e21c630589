import { defineLoop } from '../../types/loop';

// The heart is dragged around the van and back.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y } = (await demo.node('#sticker-2')).absolutePosition;
  await demo.press({ x, y });
  await frame();
  for (let step = 1; step <= 22; step += 1) {
    const angle = (step / 22) * Math.PI * 2;
    await demo.moveTo({ x: x + 120 * (1 - Math.cos(angle)), y: y - 60 * Math.sin(angle) });
    await frame();
  }
  await demo.release();
  await frame(2);
});
