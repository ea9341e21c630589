import { defineLoop } from '../../types/loop';

// Four turns and four flips, and the picture is as it was.
export default defineLoop(async ({ demo, frame }) => {
  for (const name of ['↻ Rotate right', '⇄ Flip horizontal', '↻ Rotate right', '⇅ Flip vertical']) {
    await demo.control('button', name).click();
    await frame(6);
  }
  await demo.control('button', 'Reset').click();
  await frame(4);
});
