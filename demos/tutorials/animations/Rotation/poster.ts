import { defineCheck } from '../../../types/check';

// The clock stands while a picture is taken: this is a third of a second later, so that the pivots show.
export default defineCheck(async ({ demo }) => {
  await demo.evaluate((konva) => {
    konva.stages[0]?.find('Rect').forEach((rectangle) => rectangle.rotation(30));
  });
});
