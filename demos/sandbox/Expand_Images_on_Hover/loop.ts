import { defineLoop } from '../../types/loop';

// The pointer goes from slide to slide, and away.
export default defineLoop(async ({ demo, frame }) => {
  for (const id of ['lake', 'canal', 'harbor']) {
    await demo.hover((await demo.node(`#${id}`)).absolutePosition);
    await frame(6);
  }
  await demo.hover({ x: 5, y: 5 });
  await frame(6);
});
