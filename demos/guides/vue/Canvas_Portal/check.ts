import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';

const CORAL = '242,102,74,255';

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();
  /** A point of the stage, from one around x = 0 as in the scene. */
  const at = (x: number, y: number) => ({ x: width / 2 + x, y });
  const inkIs = (x: number, y: number, color: string) =>
    demo.waitFor(
      async () => (await demo.pixel(at(x, y))).join(),
      (now) => now === color,
    );
  /** Where the coral tile is, and the number of its node, which a new node does not have. */
  const coral = () =>
    demo.evaluate((konva) => {
      const node = konva.stages[0]?.findOne('#coral');
      return {
        number: node?._id,
        layer: node?.getLayer()?.name(),
        isDragging: node?.isDragging(),
        siblings:
          node
            ?.getParent()
            ?.find('.tile')
            .map((sibling) => sibling.id()) ?? [],
      };
    });
  const grab = async (from: [number, number], to: [number, number]) => {
    await demo.press(at(...from));
    await demo.moveTo(at(from[0] + 10, from[1]));
    await demo.moveTo(at(...to));
  };
  const { number } = await coral();

  // The same node is dragged on the other layer, where no clip cuts it and nothing covers it.
  await grab([-105, 85], [-145, 90]);
  await inkIs(-160, 90, CORAL);
  expect(await coral()).toEqual({ number, layer: 'above', isDragging: true, siblings: ['coral'] });

  // Dropped in its own tray, it is back at its place in the list, below the other tile.
  await demo.moveTo(at(-75, 135));
  await demo.release();
  await demo.waitFor(coral, ({ siblings }) => siblings.join() === 'coral,sun');
  expect(await coral()).toEqual({
    number,
    layer: '',
    isDragging: false,
    siblings: ['coral', 'sun'],
  });
  const home = await demo.node('#coral');
  expect(home.position.x).toBeCloseTo(-100, 0);
  expect(home.position.y).toBeCloseTo(110, 0);
  await inkIs(-60, 157, '246,183,60,255');

  // Dropped in the other tray, it gets a new node there.
  await grab([-90, 120], [80, 140]);
  await demo.release();
  const moved = await demo.waitFor(coral, ({ siblings }) => siblings.join() === 'coral,leaf,sky');
  expect(moved.number === number).toBe(false);
  expect([moved.layer, moved.isDragging]).toEqual(['', false]);
  const dropped = await demo.node('#coral');
  expect(dropped.position.x).toBeCloseTo(70, 0);
  expect(dropped.position.y).toBeCloseTo(130, 0);
  expect(await demo.count('tile')).toBe(4);

  // Without the lift, the clip of that tray cuts it off.
  await demo.control('checkbox', 'Lift the dragged tile').check(false);
  await grab([75, 135], [-5, 205]);
  await inkIs(13, 205, CORAL);
  expect((await demo.pixel(at(0, 205))).join()).not.toBe(CORAL);
  await demo.release();
  expect(await outOfStep(demo)).toEqual([]);
});
