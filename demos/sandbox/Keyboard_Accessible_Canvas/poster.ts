import { defineCheck } from '../../types/check';

/** The focus ring belongs to the picture. */
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Sunflower, column 4, row 1, thirsty').focus();
  await demo.key('Enter');
  await demo.key('ArrowRight');
});
