import { defineLoop } from '../../types/loop';

// The large disc goes around, the first stamp follows it, and the second one at the end.
export default defineLoop(async ({ demo, frame }) => {
  const { width } = await demo.stage();
  const scale = width / 400;
  const at = (step: number) => {
    const angle = (step / 22) * 2 * Math.PI;
    return {
      x: (138 + 46 * (1 - Math.cos(angle))) * scale,
      y: (142 - 34 * Math.sin(angle)) * scale,
    };
  };
  await demo.press(at(0));
  await frame();
  for (let step = 1; step <= 22; step += 1) {
    await demo.moveTo(at(step));
    await frame();
  }
  await demo.release();
  await frame(2);
});
