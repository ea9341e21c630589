import { defineLoop } from '../../types/loop';

// Two stars are picked up, moved a bit, and wobble back.
export default defineLoop(async ({ demo, frame }) => {
  for (const id of ['star-1', 'star-4']) {
    const { x, y } = (await demo.node(`#${id}`)).absolutePosition;
    await demo.press({ x, y });
    await frame(3);
    for (let step = 1; step <= 3; step += 1) {
      await demo.moveTo({ x: x + (x < 360 ? 8 : -8) * step, y: y + (y < 200 ? 5 : -5) * step });
      await frame();
    }
    await demo.release();
    await frame(8);
  }
});
