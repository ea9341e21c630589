import { defineCheck } from '../../types/check';

/** The squares that a knight can go to belong to the picture. */
export default defineCheck(async ({ demo }) => {
  await demo.click('#g1');
});
