import { defineCheck } from '../../types/check';

// The badge is selected, so that its handles show.
export default defineCheck(async ({ demo }) => {
  await demo.click('#sticker-1');
});
