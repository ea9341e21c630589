import { defineLoop } from '../../types/loop';

// A corner of the goat is dragged out and back.
export default defineLoop(async ({ demo, frame }) => {
  const corner = (await demo.nodes('anchor'))[6]?.absolutePosition ?? { x: 0, y: 0 };
  await demo.press(corner);
  for (let step = 1; step <= 24; step += 1) {
    const away = 60 * Math.sin((step / 24) * 2 * Math.PI);
    await demo.moveTo({ x: corner.x + away, y: corner.y + 0.75 * away });
    await frame();
  }
  await demo.release();
});
