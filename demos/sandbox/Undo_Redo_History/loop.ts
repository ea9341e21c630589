import { defineLoop } from '../../types/loop';

/** Through the steps, back and forward. */
export default defineLoop(async ({ demo, frame }) => {
  await frame(3);
  for (let i = 0; i < 5; i += 1) {
    await demo.control('button', 'Undo').click();
    await frame(2);
  }
  await frame(2);
  for (let i = 0; i < 5; i += 1) {
    await demo.control('button', 'Redo').click();
    await frame(2);
  }
});
