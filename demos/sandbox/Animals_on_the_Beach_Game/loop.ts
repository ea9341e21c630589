import { defineLoop } from '../../types/loop';

// The crab is dragged onto its print, snaps in, and the turtle follows.
export default defineLoop(async ({ demo, frame }) => {
  for (const id of ['crab', 'turtle']) {
    const from = (await demo.node(`#${id}`)).absolutePosition;
    const to = (await demo.node(`#print-${id}`)).absolutePosition;
    await demo.press(from);
    for (let step = 1; step <= 8; step += 1) {
      const part = (step / 8) * 0.9;
      await demo.moveTo({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
      await frame();
    }
    await demo.release();
    await frame(5);
  }
});
