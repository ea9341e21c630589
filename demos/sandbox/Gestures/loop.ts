import { defineLoop } from '../../types/loop';

// A finger drags the face around its place, and lets it spring back.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y } = (await demo.node('face')).absolutePosition;
  await demo.press({ x, y });
  await frame(2);
  for (let step = 1; step <= 14; step += 1) {
    const angle = (step / 14) * Math.PI * 1.4;
    const reach = Math.min(1, step / 5) * 90;
    await demo.moveTo({ x: x + reach * Math.cos(angle), y: y + reach * 0.6 * Math.sin(angle) });
    await frame();
  }
  await demo.release();
  await frame(12);
});
