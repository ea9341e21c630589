import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const counts = (name: string, text: string) =>
    demo.waitForNode(`${name}-count`, (node) => node.attrs.text === text);
  const besides = async (name: string) => {
    const { rect } = await demo.node(name);
    return { x: rect.x + 14, y: rect.y + 80 };
  };

  // A mouse: once everywhere.
  for (const name of ['both', 'scrolling', 'pointer']) {
    await demo.click(await besides(name));
    await counts(name, '1');
  }

  // A finger: twice where the page may scroll and both events are listened to.
  await demo.tap(await besides('both'));
  await counts('both', '2');
  await demo.tap(await besides('scrolling'));
  await counts('scrolling', '3');
  await demo.tap(await besides('pointer'));
  await counts('pointer', '2');

  // The mouse events of the tap have come by now: they changed nothing on the other two.
  expect((await demo.node('both-count')).attrs.text).toBe('2');
  expect((await demo.node('pointer-count')).attrs.text).toBe('2');
  // The page says the same, for those who do not see the canvas.
  expect(await demo.text()).toContain('Counted: 2, 3, 2');
});
