import { defineCheck } from '../../types/check';

// Points at Saturn, so that its name and the line to it show.
export default defineCheck(async ({ demo }) => {
  await demo.hover('#Saturn');
  await demo.waitForNode('title', ({ attrs }) => attrs['text'] === 'Saturn');
});
