import { checkMeter } from '../../../types/meter';
import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** How many boxes there are, and how many copies of a second canvas one drawing of them makes. */
  const drawing = () =>
    demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[0];
      const context = layer?.getNativeCanvasElement().getContext('2d');
      if (!layer || !context) return { count: 0, copies: NaN };
      let copies = 0;
      context.drawImage = () => void (copies += 1);
      layer.drawScene();
      Reflect.deleteProperty(context, 'drawImage');
      layer.drawScene();
      return { count: layer.find('.tile').length, copies };
    });
  const become = (count: number, copies: number) =>
    demo.waitFor(drawing, (now) => now.count === count && now.copies === copies);

  await become(200, 200);
  await checkMeter({ demo, expect }, 'Skip the copy', async (isOn) => {
    await become(100, isOn ? 0 : 100);
  });
  await become(200, 200);

  // Boxes turn around their middle: only the rotation changes.
  const tile = await demo.node('tile');
  expect(tile.rotation).toBeGreaterThan(0);
  expect(tile.position).toEqual({ x: -150, y: 10 });

  // Boxes that come later have the same option.
  await demo.control('checkbox', 'Skip the copy').check(true);
  await demo.control('slider', 'Shapes').fill('300');
  await become(300, 0);

  await narrow(demo);
  const { absolutePosition } = await demo.node('tile');
  expect(absolutePosition.x).toBeCloseTo(10, 6);
  expect(absolutePosition.y).toBeCloseTo(22, 6);
});
