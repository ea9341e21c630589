import { defineLoop } from '../../types/loop';

// A blue circle, then an arrow; both are drawn from nothing, and undone.
export default defineLoop(async ({ demo, frame }) => {
  const view = await demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[0];
    return { x: layer?.x() ?? 0, y: layer?.y() ?? 0, scale: layer?.scaleX() ?? 1 };
  });
  const on = (x: number, y: number) => ({
    x: view.x + x * view.scale,
    y: view.y + y * view.scale,
  });
  await demo.control('button', 'blue').click();
  await demo.press(on(250, 30));
  for (let step = 1; step <= 8; step += 1) {
    await demo.moveTo(on(250 + step * 16, 30 + step * 16));
    await frame();
  }
  await demo.release();
  await frame(2);
  await demo.control('button', 'Arrow').click();
  await demo.control('button', 'black').click();
  await demo.press(on(130, 330));
  for (let step = 1; step <= 8; step += 1) {
    await demo.moveTo(on(130 + step * 22, 330 - step * 20));
    await frame();
  }
  await demo.release();
  await frame(3);
  await demo.key('Control+z');
  await frame(2);
  await demo.key('Control+z');
  await frame(2);
});
