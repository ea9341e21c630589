import { defineLoop } from '../../types/loop';

// A corner of the window is dragged out and back; the whale keeps its shape.
export default defineLoop(async ({ demo, frame }) => {
  const { rect } = await demo.node('middle-right');
  const anchor = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  await demo.press(anchor);
  for (let step = 1; step <= 24; step += 1) {
    const away = 130 * Math.sin((step / 24) * 2 * Math.PI);
    await demo.moveTo({ x: anchor.x + away, y: anchor.y });
    await frame();
  }
  await demo.release();
});
