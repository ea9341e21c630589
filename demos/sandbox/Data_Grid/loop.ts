import { defineLoop } from '../../types/loop';

// Years of nights fly by while the scroll bar is in the hand, and back.
export default defineLoop(async ({ demo, frame }) => {
  const { width } = await demo.stage();
  const { y } = (await demo.node('row')).rect;
  const bar = { x: width - 7, y: y + 12 };
  await demo.press(bar);
  await frame();
  for (let step = 1; step <= 22; step += 1) {
    await demo.moveTo({ x: bar.x, y: bar.y + 190 * Math.sin((step / 22) * Math.PI) });
    await frame();
  }
  await demo.release();
  await frame(2);
});
