import { defineCheck } from '../../types/check';

// The plants have been moved a bit, and both exports are there.
export default defineCheck(async ({ demo }) => {
  await demo.drag({ x: 30, y: 40 }, { x: -12, y: -6 });
  await demo.control('button', 'Export both').click();
});
