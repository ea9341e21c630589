import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** The layer of a tile, and the number of its node, which a new node does not have. */
  const tile = (id: string) =>
    demo.evaluate((konva, given) => {
      const node = konva.stages[0]?.findOne(`#${given}`);
      return {
        layer: node?.getLayer()?.name() ?? 'none',
        number: node?._id ?? -1,
        isDragging: node?.isDragging() ?? false,
      };
    }, id);
  const { width } = await demo.stage();
  const ink = async (x: number, y: number) => (await demo.pixel({ x: width / 2 + x, y })).join();
  const inkIs = (x: number, y: number, color: string) =>
    demo.waitFor(
      () => ink(x, y),
      (now) => now === color,
    );
  const lift = async (id: string, to: { x: number; y: number }) => {
    const { rect } = await demo.node(`#${id}`);
    await demo.press(`#${id}`);
    await demo.moveTo({ x: rect.x + 15, y: rect.y + 25 });
    await demo.moveTo({ x: width / 2 + to.x, y: to.y });
  };

  // The node itself is moved: it is dragged on, and the clip of its tray does not cut it.
  const before = await tile('coral');
  await lift('coral', { x: -150, y: 85 });
  await inkIs(-155, 85, '242,102,74,255');
  expect(await tile('coral')).toEqual({ ...before, layer: 'above', isDragging: true });
  // Dropped in the other tray, it is drawn by that one.
  await demo.moveTo({ x: width / 2 + 80, y: 135 });
  await demo.release();
  const dropped = await demo.waitForNode(
    '#coral',
    ({ rect }) => Math.abs(rect.x - width / 2 - 55) < 1,
  );
  expect(dropped.position.y).toBeCloseTo(110, 0);
  expect((await tile('coral')).layer).toBe('');
  expect(await demo.count('tile')).toBe(4);
  // Cut off by the clip of that tray now.
  await demo.control('checkbox', 'Lift the dragged tile').check(false);
  await lift('coral', { x: 150, y: 135 });
  await inkIs(145, 135, '242,102,74,255');
  expect(await ink(165, 135)).not.toBe('242,102,74,255');
  await demo.release();
});
