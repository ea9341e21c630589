import { defineLoop } from '../../types/loop';

// The wheel zooms in and out again, at a place that stays where it is.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y, scaleX } = await demo.stage();
  const at = { x: Math.round(x + 440 * scaleX), y: Math.round(y + 200 * scaleX) };
  await demo.hover(at);
  await frame(2);
  for (const direction of [-1, 1]) {
    for (let step = 0; step < 11; step += 1) {
      await demo.wheel(at, { y: direction * 10 }, ['Control']);
      await frame();
    }
  }
});
