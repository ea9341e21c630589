import { defineCheck } from '../../types/check';

// The name is selected, so that its handles show.
export default defineCheck(async ({ demo }) => {
  await demo.click('#name');
});
