import { defineCheck } from '../../../types/check';

// A poster of one card would say nothing about leaks.
export default defineCheck(async ({ demo }) => {
  await demo.control('button', '20 more').click();
});
