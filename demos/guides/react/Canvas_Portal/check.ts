import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const layerOf = () =>
    demo.evaluate((konva) => konva.stages[0]?.findOne('#coral')?.getLayer()?.name() ?? '');
  const inLayer = (name: string) => demo.waitFor(layerOf, (now) => now === name);
  const { absolutePosition: position } = await demo.node('#coral');
  const { width } = await demo.stage();
  // Left of the tray, where its clip ends.
  const outside = { x: width / 2 - 165, y: position.y + 25 };
  const ink = async (point: { x: number; y: number }) => (await demo.pixel(point)).join();

  await demo.press('#coral');
  await demo.moveTo({ x: position.x, y: position.y + 25 });
  await demo.moveTo({ x: position.x - 20, y: position.y + 25 });
  await inLayer('above');
  await demo.waitFor(
    () => ink(outside),
    (color) => color === '242,102,74,255',
  );
  // Dropped in the other tray, it belongs to that one and is drawn in its layer again.
  await demo.moveTo({ x: width / 2 + 80, y: position.y + 75 });
  await demo.release();
  await inLayer('');
  const dropped = await demo.node('#coral');
  expect(dropped.position.x).toBeGreaterThan(0);
  expect(dropped.absolutePosition.x).toBeCloseTo(width / 2 + 55, 0);
  expect(dropped.absolutePosition.y).toBeCloseTo(position.y + 50, 0);

  // Without the portal the tray cuts it off.
  await demo.control('checkbox', 'Lift the dragged tile').check(false);
  const { absolutePosition: sun } = await demo.node('#sun');
  await demo.press('#sun');
  await demo.moveTo({ x: sun.x - 20, y: sun.y + 25 });
  await demo.moveTo({ x: width / 2 - 150, y: sun.y + 25 });
  await demo.waitFor(
    () => ink({ x: width / 2 - 140, y: sun.y + 25 }),
    (color) => color === '246,183,60,255',
  );
  expect(await ink({ x: width / 2 - 158, y: sun.y + 25 })).toBe('241,231,214,255');
  await demo.release();
});
