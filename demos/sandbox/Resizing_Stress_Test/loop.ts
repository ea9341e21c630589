import { defineLoop } from '../../types/loop';

// The orange carp is selected, and swims in an arc.
export default defineLoop(async ({ demo, frame }) => {
  const { width } = await demo.stage();
  const scale = width / 600;
  const at = (x: number, y: number) => ({ x: x * scale, y: y * scale });
  await demo.press(at(60, 100));
  for (let step = 1; step <= 6; step += 1) {
    await demo.moveTo(at(60 + step * 48, 100 + step * 30));
    await frame();
  }
  await demo.release();
  await frame();
  await demo.press(at(200, 190));
  for (let step = 1; step <= 14; step += 1) {
    const angle = (step / 14) * 2 * Math.PI;
    await demo.moveTo(at(200 + 60 * Math.sin(angle), 190 + 40 * (1 - Math.cos(angle))));
    await frame();
  }
  await demo.release();
});
