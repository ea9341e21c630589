import { defineLoop } from '../../types/loop';

/** Over the floors, to the dome and to the gym. */
export default defineLoop(async ({ demo, frame }) => {
  const { scaleX: scale } = await demo.stage();
  const way = [
    [150, 360],
    [260, 340],
    [280, 270],
    [220, 200],
    [244, 96],
    [420, 250],
    [540, 340],
  ] as const;
  for (const [i, [toX, toY]] of way.entries()) {
    const [fromX, fromY] = way[i - 1] ?? [60, 400];
    for (let step = 1; step <= 4; step += 1) {
      const share = step / 4;
      await demo.moveTo({
        x: (fromX + (toX - fromX) * share) * scale,
        y: (fromY + (toY - fromY) * share) * scale,
      });
      await frame();
    }
  }
  await demo.moveTo({ x: 640 * scale, y: 60 * scale });
  await frame(2);
});
