import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const counted = (words: string) => demo.waitForNode('Text', (node) => node.attrs.text === words);

  const triangle = await demo.node('triangle');
  await demo.hover('triangle');
  await says(`Over the triangle at ${Math.round(triangle.rect.x + triangle.rect.width / 2)}`);
  await demo.hover({ x: 10, y: 10 });
  await says('Left the triangle.');

  // A click on the tile bubbles to its group; one beside it reaches the group alone.
  const card = await demo.node('card');
  await demo.click('tile');
  await counted('1 in 1');
  await demo.click({ x: card.rect.x + 10, y: card.rect.y + 20 });
  await counted('1 in 2');
  await demo.control('checkbox', 'Stop clicks at the tile').check(true);
  await demo.click('tile');
  await counted('2 in 2');

  const ball = await demo.node('ball');
  await demo.press('ball');
  await demo.moveTo({ x: ball.absolutePosition.x - 20, y: ball.absolutePosition.y + 40 });
  await says('Dragging the ball.');
  await demo.release();
  await says('Dropped the ball.');
  const dropped = await demo.node('ball');
  expect(dropped.position.x).toBeCloseTo(ball.position.x - 20, 0);
  expect(dropped.position.y).toBeCloseTo(ball.position.y + 40, 0);
});
