import { defineCheck } from '../../types/check';

// Holds the coral square where it lines up with two others, so that guides show.
export default defineCheck(async ({ demo }) => {
  const coral = await demo.node('#coral');
  const grip = { x: coral.rect.x + 46, y: coral.rect.y + 46 };
  await demo.press(grip);
  await demo.moveTo({ x: grip.x + 28, y: grip.y + 10 });
});
