import { defineLoop } from '../../types/loop';

/** A line from the lantern to the bridge and on over the pond. */
export default defineLoop(async ({ demo, frame }) => {
  const { scaleX: scale } = await demo.stage();
  const at = (x: number, y: number) => ({ x: x * scale, y: y * scale });
  await frame(2);
  await demo.press(at(366, 140));
  for (let i = 1; i <= 12; i += 1) {
    await demo.moveTo(at(366 + 18 * i, 140 + 9 * Math.sin(i / 2)));
    await frame();
  }
  for (let i = 1; i <= 5; i += 1) {
    await demo.moveTo(at(582 - 8 * i, 140 + 19.4 * i));
    await frame();
  }
  await demo.release();
  await frame(5);
});
