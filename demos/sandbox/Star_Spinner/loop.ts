import { defineLoop } from '../../types/loop';

// The star is pushed, spins, and is pushed back.
export default defineLoop(async ({ demo, frame }) => {
  await demo.control('button', 'Push right').click();
  await demo.control('button', 'Push right').click();
  await frame(24);
});
