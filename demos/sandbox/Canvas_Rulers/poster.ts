import { defineCheck } from '../../types/check';

// Holds the yellow quarter where it has snapped to two guides.
export default defineCheck(async ({ demo }) => {
  const quarter = await demo.node('#quarter');
  const { x, y, width } = quarter.rect;
  const grip = { x: x + width / 2, y: y + width / 2 };
  await demo.press(grip);
  await demo.moveTo({ x: grip.x - (11 * width) / 86, y: grip.y - (7 * width) / 86 });
});
