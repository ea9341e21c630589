import { defineCheck } from '../../types/check';

// The line over the bridge is selected.
export default defineCheck(async ({ demo }) => {
  const { scaleX: scale } = await demo.stage();
  await demo.click({ x: 603 * scale, y: 331 * scale });
});
