import { defineCheck } from '../../types/check';

// A game that has begun, with a flag.
export default defineCheck(async ({ demo }) => {
  await demo.click('#cell-27');
  await demo.waitForNode('#cell-27', ({ attrs }) => attrs['face'] === 'open');
  const leaves = (await demo.nodes('cell')).filter(({ attrs }) => attrs['face'] === 'leaves');
  const last = leaves.at(-1)?.id ?? 'cell-0';
  await demo.click(`#${last}`, { button: 'right' });
  await demo.waitForNode(`#${last}`, ({ attrs }) => attrs['face'] === 'flag');
  await demo.hover({ x: 4, y: 4 });
});
