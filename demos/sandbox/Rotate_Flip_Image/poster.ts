import { defineCheck } from '../../types/check';

// The scooter is mirrored.
export default defineCheck(async ({ demo }) => {
  await demo.control('button', '⇄ Flip horizontal').click();
});
