import { defineLoop } from '../../types/loop';

// The playhead is dragged through the leap of the whale and back.
export default defineLoop(async ({ demo, frame }) => {
  const { position } = await demo.node('playhead');
  const at = { x: position.x, y: position.y + 10 };
  await demo.press(at);
  await frame();
  for (let step = 1; step <= 26; step += 1) {
    await demo.moveTo({ x: at.x + 64 * Math.sin((step / 26) * 2 * Math.PI), y: at.y });
    await frame();
  }
  await demo.release();
  await frame();
});
