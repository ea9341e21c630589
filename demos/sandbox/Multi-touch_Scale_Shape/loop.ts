import { defineLoop } from '../../types/loop';

/** Two fingers on the water scale the star and bring it back. */
export default defineLoop(async ({ demo, frame }) => {
  const { absolutePosition: star } = await demo.node('#star');
  await demo.tap(star);
  await frame(2);
  const first = await demo.finger({ x: star.x - 40, y: star.y + 60 });
  const second = await demo.finger({ x: star.x + 40, y: star.y + 60 });
  for (let step = 1; step <= 24; step += 1) {
    const apart = 40 + Math.sin((step / 24) * Math.PI) * 70;
    await first.moveTo({ x: star.x - apart, y: star.y + 60 });
    await second.moveTo({ x: star.x + apart, y: star.y + 60 });
    await frame();
  }
  await first.lift();
  await second.lift();
  await frame();
});
