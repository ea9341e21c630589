import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  for (let index = 0; index < 4; index += 1) {
    await demo.control('button', 'Add a bubble').click();
    await demo.control('button', 'Add a sample').click();
  }
  await demo.waitFor(
    () => demo.count('bubble'),
    (bubbles) => bubbles === 6,
  );
});
