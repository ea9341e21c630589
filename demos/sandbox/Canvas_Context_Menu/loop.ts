import { defineLoop } from '../../types/loop';

// The menu of the aloe, and a pulse.
export default defineLoop(async ({ demo, frame }) => {
  await frame(3);
  await demo.click('#plant-2', { button: 'right' });
  await frame(8);
  await demo.key('Enter');
  await frame(14);
});
