import { defineCheck } from '../../../types/check';

/** A trail of positions, with one of them undone. */
export default defineCheck(async ({ demo }) => {
  for (const by of [
    { x: -110, y: 60 },
    { x: 10, y: -130 },
    { x: 150, y: 40 },
    { x: 60, y: 70 },
    { x: 40, y: -130 },
  ]) {
    await demo.drag('square', by);
  }
  await demo.control('button', 'Undo').click();
});
