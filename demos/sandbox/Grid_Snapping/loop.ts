import { defineLoop } from '../../types/loop';

/** The wave carpet goes to the fountain and back. */
export default defineLoop(async ({ demo, frame }) => {
  const { x, y, scaleX } = await demo.stage();
  const at = (left: number, top: number) => ({ x: x + left * scaleX, y: y + top * scaleX });
  const move = async (from: number, to: number) => {
    await demo.press(at(from + 10, 60));
    for (let step = 1; step <= 10; step += 1) {
      await demo.moveTo(at(from + 10 + ((to - from) * step) / 10, 60 + 3 * step));
      await frame();
    }
    await demo.release();
    await frame(2);
  };
  await move(360, 315);
  await move(320, 360);
});
