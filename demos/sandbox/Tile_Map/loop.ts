import { defineLoop } from '../../types/loop';

/** The wheel goes near and back, over three levels of tiles. */
export default defineLoop(async ({ demo, frame }) => {
  const { x, y } = (await demo.node('#gull-harbor')).absolutePosition;
  const at = { x: Math.round(x), y: Math.round(y) };
  await demo.hover(at);
  await frame(2);
  for (const direction of [-1, 1]) {
    for (let step = 0; step < 11; step += 1) {
      await demo.wheel(at, { y: direction * 13 }, ['Control']);
      await frame();
    }
  }
});
