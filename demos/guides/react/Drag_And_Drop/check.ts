import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const start = await demo.node('note');

  await demo.press('note');
  await demo.moveTo({ x: start.absolutePosition.x + 80, y: start.absolutePosition.y + 85 });
  await demo.waitForNode('note', (node) => node.attrs.fill === '#f6b73c');
  // While it is held the state still has the old place.
  await says('0, 0 from the start');
  await demo.release();
  await says('5, 30 from the start');
  const dropped = await demo.waitForNode('note', (node) => node.attrs.fill === '#fbfaf7');
  expect(dropped.position.x).toBeCloseTo(start.position.x + 5, 0);
  expect(dropped.position.y).toBeCloseTo(start.position.y + 30, 0);

  // It stays 12 pixels inside the board.
  const { width } = await demo.stage();
  await demo.drag('note', { x: -width, y: 300 });
  const lowest = await demo.node('note');
  expect(lowest.absolutePosition.x).toBeCloseTo(12, 3);
  expect(lowest.absolutePosition.y).toBe(260 - 110 - 12);
  // The state has the same place.
  await says(`${Math.round(lowest.position.x - start.position.x)}, 98 from the start`);

  await demo.control('button', 'Back to the start').click();
  const back = await demo.waitForNode('note', (node) => node.position.y === start.position.y);
  expect(back.position).toEqual(start.position);
});
