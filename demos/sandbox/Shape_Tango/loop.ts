import { defineLoop } from '../../types/loop';

// Two figures of the dance.
export default defineLoop(async ({ demo, frame }) => {
  for (let figure = 0; figure < 2; figure += 1) {
    await demo.control('button', 'Dance').click();
    await frame(14);
  }
});
