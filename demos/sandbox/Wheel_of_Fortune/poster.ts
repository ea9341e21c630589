import { defineCheck } from '../../types/check';

// The moment of the prize: the wedge that has won, and the confetti.
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Spin').click();
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('You won'),
  );
  const until = Date.now() + 500;
  await demo.waitFor(
    () => Promise.resolve(Date.now()),
    (now) => now > until,
  );
});
