import { defineCheck } from '../../types/check';

// Points at a seed, so that the tooltip shows.
export default defineCheck(async ({ demo }) => {
  const { width } = await demo.stage();
  const seeds = await demo.nodes('seed');
  const seed = seeds.find(
    ({ absolutePosition: { x, y } }) => Math.abs(x - width / 2 - 70) < 4 && Math.abs(y - 150) < 4,
  );
  if (seed) await demo.hover(seed.absolutePosition);
});
