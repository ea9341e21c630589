import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** Where the overlay of the first card is on the stage, and where its row is. */
  const boxes = () =>
    demo.evaluate((konva) => {
      const stage = document.querySelector('canvas')?.getBoundingClientRect();
      const overlay = document.querySelector('.overlay')?.getBoundingClientRect();
      const row = konva.stages[0]?.findOne('.row')?.getClientRect();
      if (!stage || !overlay || !row) return [];
      return [
        [overlay.x - stage.x, row.x],
        [overlay.y - stage.y, row.y],
        [overlay.width, row.width],
        [overlay.height, row.height],
      ];
    });
  const rides = () =>
    demo.waitFor(
      boxes,
      (pairs) => pairs.length === 4 && pairs.every(([a = 0, b = 0]) => Math.abs(a - b) < 0.5),
    );
  const titleIs = (title: string) => demo.waitForNode('title', ({ attrs }) => attrs.text === title);
  const focus = () => demo.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const focusIs = (label: string) => demo.waitFor(focus, (now) => now === label);

  // It follows a card during its drag, a zoom, and a drag of the stage.
  await rides();
  const { rect: start } = await demo.node('row');
  const { absolutePosition: card } = await demo.node('#sun');
  await demo.press({ x: card.x + 100, y: card.y + 18 });
  await demo.moveTo({ x: card.x + 120, y: card.y + 30 });
  await demo.moveTo({ x: card.x + 140, y: card.y + 43 });
  const { rect: held } = await demo.waitForNode('row', ({ rect }) => rect.x > start.x + 39);
  expect(held.y).toBeCloseTo(start.y + 25, 0);
  await rides();
  await demo.release();
  await demo.control('slider', 'Zoom').fill('0.8');
  await demo.waitForNode('row', ({ rect }) => Math.abs(rect.width - 124.8) < 0.1);
  await rides();
  const { rect: zoomed } = await demo.node('row');
  expect(await demo.swipe({ x: 20, y: 260 }, { x: 45, y: -60 })).toBe('demo');
  const { rect: panned } = await demo.waitForNode('row', ({ rect }) => rect.x > zoomed.x + 20);
  expect(panned.y).toBeLessThan(zoomed.y - 20);
  await rides();

  // Enter saves, Escape does not, and the focus returns to the button.
  await demo.control('button', 'Rename Plant tulips').click();
  await focusIs('Task');
  await demo.type('Dig');
  await demo.key('Enter');
  await titleIs('Dig');
  await focusIs('Rename Dig');
  await demo.key('Enter');
  await focusIs('Task');
  await demo.type('Forget it');
  await demo.key('Escape');
  await focusIs('Rename Dig');
  await titleIs('Dig');

  // Tab leads to the next card. Leaving its field saves.
  await demo.key('Tab');
  await focusIs('Rename Water them');
  await demo.key('Enter');
  await focusIs('Task');
  await demo.type('Rest');
  await demo.key('Tab');
  await demo.waitFor(
    () => demo.nodes('title'),
    (titles) => titles.map(({ attrs }) => attrs.text).join() === 'Dig,Rest',
  );
});
