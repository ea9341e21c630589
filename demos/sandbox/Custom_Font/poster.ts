import { defineCheck } from '../../types/check';

// With its own font.
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Load the font').click();
  await demo.waitFor(
    () => demo.text(),
    (shown) => shown.includes('weight 700.'),
  );
});
