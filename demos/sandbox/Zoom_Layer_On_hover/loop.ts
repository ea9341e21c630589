import { defineLoop } from '../../types/loop';

// The mouse enters, goes from moth to moth, and leaves.
export default defineLoop(async ({ demo, frame }) => {
  const { width, height } = await demo.stage();
  const middle = { x: width / 2, y: height / 2 };
  await frame(2);
  for (let step = 0; step < 20; step += 1) {
    const angle = (step / 20) * 2 * Math.PI + Math.PI;
    await demo.hover({
      x: middle.x + 0.3 * width * Math.cos(angle),
      y: middle.y + 0.28 * height * Math.sin(angle),
    });
    await frame();
  }
  await demo.hover({ x: middle.x, y: height + 20 });
  await frame(6);
});
