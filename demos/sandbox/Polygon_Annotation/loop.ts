import { defineLoop } from '../../types/loop';

/** Around an urchin, point by point. */
export default defineLoop(async ({ demo, frame }) => {
  const { scaleX: scale } = await demo.stage();
  const places = Array.from({ length: 9 }, (_, i) => ({
    x: (372 + 60 * Math.sin((i * Math.PI) / 4)) * scale,
    y: (406 - 58 * Math.cos((i * Math.PI) / 4)) * scale,
  }));
  for (const place of places) {
    await demo.hover(place);
    await frame();
    await demo.click(place);
    await frame(1);
  }
  await demo.hover({ x: 700 * scale, y: 300 * scale });
  await frame(5);
});
