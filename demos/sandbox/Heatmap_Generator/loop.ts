import { defineLoop } from '../../types/loop';

/** A warm way from the entrance to the crystals and the reef. */
export default defineLoop(async ({ demo, frame }) => {
  const { scaleX: scale } = await demo.stage();
  await demo.control('slider', 'Strength').fill('26');
  const way = [
    [186, 300],
    [230, 200],
    [350, 96],
    [462, 92],
    [460, 170],
    [460, 258],
  ] as const;
  const [[x, y]] = way;
  await demo.press({ x: x * scale, y: y * scale });
  await frame(2);
  for (let i = 1; i < way.length; i += 1) {
    const [from, to] = [way[i - 1], way[i]];
    if (!from || !to) continue;
    for (let part = 0.25; part <= 1; part += 0.25) {
      await demo.moveTo({
        x: (from[0] + (to[0] - from[0]) * part) * scale,
        y: (from[1] + (to[1] - from[1]) * part) * scale,
      });
      await frame();
    }
  }
  await demo.release();
  await frame(4);
});
