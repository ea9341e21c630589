import { defineCheck } from '../../types/check';

// Among those that stand closest, with the one that everybody looks for.
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Find the scarf').click();
  await demo.waitForNode('label', ({ visible }) => visible);
});
