import { defineLoop } from '../../types/loop';

// From the whole colony down to one penguin, and up again.
export default defineLoop(async ({ demo, frame }) => {
  await demo.control('button', 'Find the scarf').click();
  const { width, height } = await demo.stage();
  const middle = { x: width / 2, y: height / 2 };
  await frame(3);
  for (let step = 0; step < 12; step += 1) {
    await demo.wheel(middle, { y: 110 }, ['Control']);
    await frame();
  }
  await frame(2);
  for (let step = 0; step < 12; step += 1) {
    await demo.wheel(middle, { y: -110 }, ['Control']);
    await frame();
  }
});
