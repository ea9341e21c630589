import { defineLoop } from '../../types/loop';

// The pointer goes from slide to slide, and away.
export default defineLoop(async ({ demo, frame }) => {
  const { width } = await demo.stage();
  const scale = width / 480;
  for (const [x, y] of [
    [98, 112],
    [240, 196],
    [388, 126],
    [470, 310],
  ] as const) {
    await demo.hover({ x: x * scale, y: y * scale });
    await frame(6);
  }
});
