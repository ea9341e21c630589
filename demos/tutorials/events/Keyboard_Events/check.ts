import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const start = (await demo.node('ball')).position;
  const ballAt = (x: number, y: number) =>
    demo.waitForNode(
      'ball',
      ({ position }) => Math.abs(position.x - x) < 0.01 && Math.abs(position.y - y) < 0.01,
    );

  await demo.click({ x: 40, y: 200 });
  await demo.key('ArrowRight');
  await ballAt(start.x + 10, start.y);
  await demo.key('ArrowUp');
  await demo.key('ArrowUp');
  await ballAt(start.x + 10, start.y - 20);
  await demo.key('ArrowLeft');
  await demo.key('ArrowDown');
  await ballAt(start.x, start.y - 10);
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes(`Ball at ${Math.round(start.x)}, ${Math.round(start.y - 10)}`),
  );

  // Other keys do nothing, and the board has an edge.
  await demo.key('a');
  await ballAt(start.x, start.y - 10);
  for (let i = 0; i < 10; i += 1) await demo.key('ArrowUp');
  await ballAt(start.x, 36);
  for (let i = 0; i < 14; i += 1) await demo.key('ArrowLeft');
  await ballAt(start.x - 124, 36);

  // On a narrower screen the ball is still at the board's edge, and in view.
  await narrow(demo);
  const ball = await demo.node('ball');
  expect(ball.absolutePosition.x).toBeCloseTo(160 - 124, 1);
  await demo.key('ArrowRight');
  await ballAt(start.x - 114, 36);
});
