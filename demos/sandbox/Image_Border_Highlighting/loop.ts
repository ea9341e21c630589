import { defineLoop } from '../../types/loop';

// The mouse visits both pictures.
export default defineLoop(async ({ demo, frame }) => {
  const [heron, owl] = await demo.nodes('picture');
  if (!heron || !owl) return;
  for (const { rect } of [heron, owl]) {
    const y = rect.y + rect.height / 2;
    for (let step = 0; step <= 8; step += 1) {
      await demo.moveTo({ x: rect.x - 20 + (step / 8) * (rect.width + 40), y });
      await frame();
    }
  }
  await frame(3);
});
