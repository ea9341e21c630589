import { defineLoop } from '../../types/loop';

// A wave is drawn below the picture.
export default defineLoop(async ({ demo, frame }) => {
  const { width, height } = await demo.stage();
  const at = (part: number) => ({
    x: width * (0.12 + 0.76 * part),
    y: height * 0.8 - Math.sin(part * Math.PI * 8) * 11,
  });
  await demo.control('radio', 'Coral').check(true);
  await demo.control('slider', 'Width').fill('6');
  await demo.press(at(0));
  for (let step = 1; step <= 24; step += 1) {
    await demo.moveTo(at(step / 24));
    await frame();
  }
  await demo.release();
  await frame(4);
});
