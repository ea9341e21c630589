import { defineLoop } from '../../types/loop';

// The tart becomes a ring without strawberries, and a tart again.
export default defineLoop(async ({ demo, frame }) => {
  await demo.control('checkbox', 'Ring').check(true);
  await frame(6);
  await demo.control('checkbox', 'Strawberries').check(false);
  await frame(7);
  await demo.control('checkbox', 'Strawberries').check(true);
  await demo.control('checkbox', 'Ring').check(false);
  await frame(11);
});
