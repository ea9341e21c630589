import { defineCheck } from '../../types/check';

// Points at a circle, so that its label shows. The clock stands while a picture is taken, so the figures would all be 0.
export default defineCheck(async ({ demo }) => {
  const { width, height } = await demo.stage();
  await demo.hover({ x: width / 2, y: height / 2 });
  await demo.evaluate(() => {
    const figures = document.querySelector('.controls p');
    if (figures) figures.textContent = 'Measured here, in your browser, when the demo runs.';
  });
});
