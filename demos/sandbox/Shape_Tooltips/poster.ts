import { defineCheck } from '../../types/check';

// Points at the egg.
export default defineCheck(async ({ demo }) => {
  const { width } = await demo.stage();
  await demo.hover({ x: (180 * width) / 480, y: (150 * width) / 480 });
});
