import { defineCheck } from '../../../types/check';

/** The board with the results of its tests below. */
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Run the tests').click();
});
