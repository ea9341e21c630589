import { defineCheck } from '../../types/check';

// Holds the time where it lines up with the others of its row and has the same gap.
export default defineCheck(async ({ demo }) => {
  const { rect } = await demo.node('#hour');
  const grip = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  await demo.press(grip);
  await demo.moveTo({ x: grip.x - 6, y: grip.y + 3 });
});
