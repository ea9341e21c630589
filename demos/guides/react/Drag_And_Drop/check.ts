import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const start = await demo.node('note');

  await demo.press('note');
  await demo.moveTo({ x: start.position.x + 75, y: start.position.y + 85 });
  await demo.waitForNode('note', (node) => node.attrs.fill === '#f6b73c');
  // While it is held the state still has the old place.
  await says('0, 0 from the start');
  await demo.release();
  await says('0, 30 from the start');
  const dropped = await demo.waitForNode('note', (node) => node.attrs.fill === '#fbfaf7');
  expect(dropped.position.y).toBeCloseTo(start.position.y + 30, 0);

  // It stays 12 pixels inside the board.
  await demo.drag('note', { x: 0, y: 300 });
  const lowest = await demo.node('note');
  expect(lowest.position.y).toBe(260 - 110 - 12);

  await demo.control('button', 'Back to the start').click();
  const back = await demo.waitForNode('note', (node) => node.position.y === start.position.y);
  expect(back.position).toEqual(start.position);
});
