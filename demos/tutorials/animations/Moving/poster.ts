import { defineCheck } from '../../../types/check';

// The clock stands while a picture is taken: this is 2.9 seconds later, with frames that were too long.
export default defineCheck(async ({ demo }) => {
  await demo.evaluate((konva) => {
    const [stage] = konva.stages;
    stage?.findOne('.by-time')?.x(110 * Math.sin(2900 / 600));
    stage?.findOne('.by-frames')?.x(110 * Math.sin(1300 / 600));
    document.querySelectorAll('.controls b').forEach((entry, index) => {
      entry.textContent = ['2.9 s', '1.3 s'][index] ?? '';
    });
  });
});
