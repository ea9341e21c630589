import { defineLoop } from '../../types/loop';

// The fox is moved, and the pines are drawn in front of it and behind it.
export default defineLoop(async ({ demo, frame }) => {
  const view = await demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[0];
    return { x: layer?.x() ?? 0, y: layer?.y() ?? 0, scale: layer?.scaleX() ?? 1 };
  });
  const sun = { x: view.x + 218 * view.scale, y: view.y + 150 * view.scale };
  await demo.press(sun);
  await frame();
  for (let step = 1; step <= 14; step += 1) {
    const angle = (step / 14) * 2 * Math.PI;
    await demo.moveTo({ x: sun.x + 60 * Math.sin(angle), y: sun.y + 30 * (1 - Math.cos(angle)) });
    await frame();
  }
  await demo.release();
  for (const label of ['Forward', 'Forward', 'Forward', 'Backward', 'Backward', 'Backward']) {
    await demo.control('button', label).click();
    await frame(2);
  }
});
