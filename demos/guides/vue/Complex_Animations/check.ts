import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** Nodes from left to right and from top to bottom, as far as they have arrived. */
  const board = () =>
    demo.evaluate((konva) => {
      const cards = konva.stages[0]?.find('.card') ?? [];
      return {
        list: document.querySelector('output')?.textContent ?? '',
        count: cards.length,
        running: konva.Animation.animations.size,
        order: cards
          .toSorted((a, b) => a.y() - b.y() || a.x() - b.x())
          .map((card) => card.id())
          .join(' '),
        scales: [...new Set(cards.map((card) => `${card.scaleX()} ${card.scaleY()}`))].join(),
      };
    });
  /** Everything is at rest, and the canvas shows the list. */
  const settles = (list: string) =>
    demo.waitFor(
      board,
      (now) => now.list === list && now.order === list && now.running === 0 && now.scales === '1 1',
    );
  const press = (name: string) => demo.control('button', name).click();

  await settles('A B C D E F');
  expect((await demo.node('#F')).position).toEqual({ x: -38, y: 144 });

  // A pressed card goes, and the others close the gap.
  await demo.click('#B');
  await settles('A C D E F');
  expect((await demo.node('#F')).position).toEqual({ x: -114, y: 144 });

  // The order of the list is that of the canvas too.
  await press('Reverse');
  await settles('F E D C A');
  expect((await demo.node('#F')).position).toEqual({ x: -114, y: 52 });
  expect((await demo.node('#F')).zIndex).toBe(0);

  // Removed from the list, it is still on the canvas, where it cannot be pressed. Back on its way out, it is the same node.
  await press('Add a card');
  await settles('B F E D C A');
  const turn = await demo.evaluate(async (konva) => {
    const find = () => konva.stages[0]?.findOne('#B');
    const click = (label: string) => {
      for (const button of document.querySelectorAll('button'))
        if (button.textContent?.trim() === label) button.click();
    };
    const frames = async (count: number) => {
      for (let i = 0; i < count; i += 1) await new Promise((done) => requestAnimationFrame(done));
    };
    const before = find();
    click('Remove the first');
    await frames(3);
    const leaving = {
      list: document.querySelector('output')?.textContent ?? '',
      isSame: find() === before,
      isListening: find()?.listening(),
    };
    click('Add a card');
    await frames(3);
    return { leaving, isSame: find() === before, isListening: find()?.listening() };
  });
  expect(turn).toEqual({
    leaving: { list: 'F E D C A', isSame: true, isListening: false },
    isSame: true,
    isListening: true,
  });
  await settles('B F E D C A');
});
