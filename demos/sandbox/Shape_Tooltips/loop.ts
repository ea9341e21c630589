import { defineLoop } from '../../types/loop';

// The pointer wanders from the berries over the egg and the toast to the coffee.
export default defineLoop(async ({ demo, frame }) => {
  const { width } = await demo.stage();
  const scale = width / 480;
  const stops = [
    [74, 76],
    [176, 150],
    [262, 200],
    [388, 92],
  ] as const;
  for (let i = 0; i + 1 < stops.length; i += 1) {
    const [fromX = 0, fromY = 0] = stops[i] ?? [];
    const [toX = 0, toY = 0] = stops[i + 1] ?? [];
    for (let step = 0; step < 7; step += 1) {
      const share = Math.min(1, step / 5);
      await demo.hover({
        x: (fromX + (toX - fromX) * share) * scale,
        y: (fromY + (toY - fromY) * share) * scale,
      });
      await frame();
    }
  }
});
