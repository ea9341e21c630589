import { defineLoop } from '../../types/loop';

// A plant is held at the right edge, then at the left one, and put down where it was.
export default defineLoop(async ({ demo, frame }) => {
  const { width } = await demo.stage();
  const { absolutePosition: from } = await demo.node('#plant-71');
  await demo.press('#plant-71');
  await demo.moveTo({ x: width - 14, y: from.y });
  await frame(12);
  await demo.moveTo({ x: 14, y: from.y });
  await frame(12);
  await demo.moveTo(from);
  await demo.release();
  await frame();
});
