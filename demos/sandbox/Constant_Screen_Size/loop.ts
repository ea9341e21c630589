import { defineLoop } from '../../types/loop';

/** The wheel goes near the summit and back: the mountain grows, its caption does not. */
export default defineLoop(async ({ demo, frame }) => {
  const { absolutePosition } = await demo.node('#hornspitze');
  const at = { x: Math.round(absolutePosition.x), y: Math.round(absolutePosition.y) + 60 };
  await demo.hover(at);
  await frame(2);
  for (const direction of [-1, 1]) {
    for (let step = 0; step < 11; step += 1) {
      await demo.wheel(at, { y: direction * 12 }, ['Control']);
      await frame();
    }
  }
});
