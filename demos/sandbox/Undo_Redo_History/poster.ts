import { defineCheck } from '../../types/check';

// Two steps are undone, and a poppy is selected.
export default defineCheck(async ({ demo }) => {
  const { scaleX } = await demo.stage();
  await demo.control('button', 'Undo').click();
  await demo.click({ x: 248 * scaleX, y: 166 * scaleX });
});
