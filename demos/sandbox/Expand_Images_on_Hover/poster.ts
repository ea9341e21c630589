import { defineCheck } from '../../types/check';

// The harbor is large. The clock stands, so its tween is put at its end.
export default defineCheck(async ({ demo }) => {
  await demo.evaluate((konva) => {
    konva.stages[0]?.findOne('#harbor')?.scale({ x: 1.2, y: 1.2 }).moveToTop();
  });
});
