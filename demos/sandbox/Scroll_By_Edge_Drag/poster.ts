import { defineCheck } from '../../types/check';

// A plant is held near the right edge, and the garden has scrolled.
export default defineCheck(async ({ demo }) => {
  const { width } = await demo.stage();
  await demo.press('#plant-71');
  await demo.moveTo({ x: width - 26, y: 230 });
  await demo.waitFor(
    () => demo.stage(),
    ({ x }) => x < -740,
  );
});
