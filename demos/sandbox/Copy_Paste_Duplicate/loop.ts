import { defineLoop } from '../../types/loop';

// One star is duplicated and dragged to its place; then the command repeats that, into a border.
export default defineLoop(async ({ demo, frame }) => {
  const view = await demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[1];
    return { x: layer?.x() ?? 0, y: layer?.y() ?? 0, scale: layer?.scaleX() ?? 1 };
  });
  const on = (x: number, y: number) => ({
    x: view.x + x * view.scale,
    y: view.y + y * view.scale,
  });
  // The column of the bird is in the part that the card shows.
  await demo.click(on(232, 232));
  await frame(2);
  await demo.key('Control+d');
  await frame(2);
  await demo.press(on(250, 250));
  for (let step = 1; step <= 8; step += 1) {
    await demo.moveTo(on(250 + (step / 8) * 62, 250 - (step / 8) * 98));
    await frame();
  }
  await demo.release();
  await frame(2);
  for (let i = 0; i < 2; i += 1) {
    await demo.key('Control+d');
    await frame(3);
  }
  for (let i = 0; i < 4; i += 1) {
    await demo.key('Control+z');
    await frame(2);
  }
});
