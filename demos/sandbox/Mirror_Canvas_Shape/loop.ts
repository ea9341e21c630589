import { defineLoop } from '../../types/loop';

// Over and back: the hinged sign changes sides, the centered one does not.
export default defineLoop(async ({ demo, frame }) => {
  await demo.control('button', 'Flip sideways').click();
  await frame(13);
  await demo.control('button', 'Flip sideways').click();
  await frame(13);
});
