import { defineCheck } from '../../types/check';

// The scooter is mirrored, so that the chosen copy is not the first one.
export default defineCheck(async ({ demo }) => {
  await demo.control('button', '⇄ Flip horizontal').click();
});
