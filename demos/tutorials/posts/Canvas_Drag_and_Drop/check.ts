import { defineCheck, type Point } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';

export default defineCheck(async ({ demo, expect }) => {
  /** Where the middle of each board's top edge is, in the coordinates of the stage. */
  const origins = await demo.evaluate((konva) => {
    const stage = konva.stages[0]?.container().getBoundingClientRect();
    const plain = document.querySelector('.plain')?.getBoundingClientRect();
    if (!stage || !plain) throw new Error('A board is missing.');
    return {
      plain: { x: plain.x - stage.x + plain.width / 2, y: plain.y - stage.y },
      nodes: { x: stage.width / 2, y: 0 },
    };
  });
  type Board = keyof typeof origins;
  const boards: Board[] = ['plain', 'nodes'];
  const on = (board: Board, { x, y }: Point): Point => ({
    x: origins[board].x + x,
    y: origins[board].y + y,
  });
  const words = () =>
    demo.evaluate(() => [...document.querySelectorAll('output')].map((o) => o.textContent));
  /** Both boards say the same. */
  const bothSay = (text: string) =>
    demo.waitFor(words, (now) => now.length === 2 && now.every((line) => line === text));
  const dragBoth = async (from: Point, by: Point) => {
    for (const board of boards) await demo.drag(on(board, from), by);
  };
  /** The color of the plain canvas at a point of the board, as red, green, blue. */
  const plainPixel = (x: number, y: number) =>
    demo.evaluate(
      (_, at) => {
        const canvas = document.querySelector<HTMLCanvasElement>('.plain');
        const ratio = (canvas?.width ?? 0) / (canvas?.clientWidth ?? 1);
        const left = ((canvas?.clientWidth ?? 0) / 2 + at.x) * ratio;
        const pixel = canvas?.getContext('2d')?.getImageData(left, at.y * ratio, 1, 1).data;
        return [...(pixel ?? [])].slice(0, 3).join();
      },
      { x, y },
    );
  const nodePixel = async (x: number, y: number) => {
    const pixel = await demo.pixel(on('nodes', { x, y }));
    return pixel.slice(0, 3).join();
  };
  const isDrawn = async (x: number, y: number, color: string) => {
    await demo.waitFor(
      async () => [await plainPixel(x, y), await nodePixel(x, y)],
      (colors) => colors.every((now) => now === color),
    );
  };
  const coral = '242,102,74';
  const teal = '31,154,165';
  const sun = '246,183,60';

  await bothSay('coral: -72, 48 · sun: 0, 48 · teal: 72, 48');
  await isDrawn(-72, 48, coral);

  // Far out on both axes, it stops at the edges of the board.
  await dragBoth({ x: -85, y: 60 }, { x: -30, y: -55 });
  await bothSay('coral: -96, 24 · sun: 0, 48 · teal: 72, 48');

  // The grid: the nearest crossing, for the tile's middle and not for the pointer.
  await demo.control('checkbox', 'Snap to grid').check(true);
  await dragBoth({ x: 0, y: 48 }, { x: -31, y: 40 });
  await bothSay('coral: -96, 24 · sun: -24, 96 · teal: 72, 48');
  await demo.control('checkbox', 'Snap to grid').check(false);

  // A dropped tile is moved to the middle of a free slot, which is marked before.
  for (const board of boards) {
    await demo.press(on(board, { x: 72, y: 48 }));
    await demo.moveTo(on(board, { x: 60, y: 165 }));
    const marked = '199,208,247';
    await demo.waitFor(
      () => (board === 'plain' ? plainPixel(98, 205) : nodePixel(98, 205)),
      (color) => color === marked,
    );
    await demo.release();
  }
  await bothSay('coral: -96, 24 · sun: -24, 96 · teal: slot 3');
  await isDrawn(72, 180, teal);
  await isDrawn(98, 205, '226,222,211');

  // The slot is taken: the next one goes back. Not only in words.
  await dragBoth({ x: -24, y: 96 }, { x: 90, y: 90 });
  await isDrawn(-24, 96, sun);
  await bothSay('coral: -96, 24 · sun: -24, 96 · teal: slot 3');
  expect((await demo.node('#sun')).position).toEqual({ x: -24, y: 96 });

  // What was dragged last is on top.
  await dragBoth({ x: -96, y: 24 }, { x: 60, y: 60 });
  await bothSay('coral: -36, 84 · sun: -24, 96 · teal: slot 3');
  await isDrawn(-24, 96, coral);
  expect(await outOfStep(demo)).toEqual([]);

  // Without bounds a tile leaves the board, and goes as far as the pointer from where it was taken.
  await demo.control('checkbox', 'Stay on board').check(false);
  await dragBoth({ x: 92, y: 190 }, { x: 13, y: -180 });
  await bothSay('coral: -36, 84 · sun: -24, 96 · teal: 85, 0');

  // A finger moves a tile on both boards; the browser does not scroll.
  for (const board of boards) {
    expect(await demo.swipe(on(board, { x: 85, y: 10 }), { x: -50, y: 60 })).toBe('demo');
  }
  const [plain = '', nodes = ''] = await demo.waitFor(words, (now) =>
    now.every((line) => line !== null && !line.includes('teal: 85, 0')),
  );
  expect(plain).toBe(nodes);
});
