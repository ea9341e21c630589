import { defineLoop } from '../../types/loop';

// The wall between bedroom and bath goes down and up again, and the areas count along.
export default defineLoop(async ({ demo, frame }) => {
  const { position, scale } = await demo.node('world');
  const wall = { x: position.x + 100 * scale.x, y: position.y + 380 * scale.y };
  await demo.press(wall);
  await frame();
  for (let step = 1; step <= 22; step += 1) {
    await demo.moveTo({ x: wall.x, y: wall.y + 34 * Math.sin((step / 22) * Math.PI) });
    await frame();
  }
  await demo.release();
  await frame(2);
});
