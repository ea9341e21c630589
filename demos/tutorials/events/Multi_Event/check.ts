import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const counts = (text: string) => demo.waitForNode('number', (node) => node.attrs.text === text);
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const { absolutePosition: position } = await demo.node('badge');
  await counts('0');

  await demo.hover({ x: position.x, y: position.y - 60 });
  await counts('1');
  await says('Last: pointerover');

  // The number in the middle does not take the events away.
  await demo.press(position);
  await counts('2');
  await says('Last: pointerdown');
  await demo.release();
  await counts('3');
  await says('3 events. Last: pointerup');

  await demo.hover({ x: 5, y: 5 });
  await demo.click(position);
  const number = await counts('6');
  expect(number.attrs.listening).toBe(false);
});
