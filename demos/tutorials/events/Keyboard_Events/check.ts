import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
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
});
