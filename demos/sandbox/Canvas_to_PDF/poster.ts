import { defineCheck } from '../../types/check';

// With a note in hand, its words are below the page.
export default defineCheck(async ({ demo }) => {
  await demo.click('#note-1');
});
