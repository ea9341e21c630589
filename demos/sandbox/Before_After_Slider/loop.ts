import { defineLoop } from '../../types/loop';

// The handle goes over the picture and back, and the varnish with it.
export default defineLoop(async ({ demo, frame }) => {
  const { x, y } = (await demo.node('handle')).absolutePosition;
  const { width, height } = (await demo.node('painting')).rect;
  await demo.press({ x, y: y + height / 2 });
  for (let step = 1; step <= 24; step += 1) {
    const away = Math.sin((step / 24) * 2 * Math.PI);
    await demo.moveTo({ x: x + 0.42 * width * away, y: y + height / 2 });
    await frame();
  }
  await demo.release();
});
