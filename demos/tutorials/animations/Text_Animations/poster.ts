import { defineCheck } from '../../../types/check';

// The clock stands while a picture is taken: this is the text after 1.3 seconds.
export default defineCheck(async ({ demo }) => {
  await demo.evaluate((konva) => {
    const text = konva.stages[0]?.findOne<import('konva').default.Text>('.text');
    text?.charRenderFunc(({ context, index }) => {
      context.globalAlpha *= Math.min(Math.max(1 - (500 - index * 40) / 300, 0), 1);
    });
  });
});
