import { defineLoop } from '../../types/loop';

// Clicks one shape after the other, and then all of them back.
export default defineLoop(async ({ demo, frame }) => {
  const { width } = await demo.stage();
  const scale = width / 480;
  const places = [
    [90, 120],
    [230, 220],
    [362, 70],
    [400, 130],
  ] as const;
  for (const [x, y] of [...places, ...places]) {
    await demo.click({ x: x * scale, y: y * scale });
    await frame(3);
  }
});
