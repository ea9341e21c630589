import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const { absolutePosition: circle } = await demo.node('circle');

  // A mouse fires none of them.
  await demo.click(circle);
  expect(await demo.text()).toContain('Touch the triangle or tap the circle.');

  await demo.tap(circle);
  await says('touchstart touchend tap');
  await demo.tap(circle);
  await says('touchstart touchend tap touchstart touchend tap dbltap');

  // A finger put on the triangle's middle and moved a little, with its place on the stage.
  await demo.evaluate((konva) => {
    const stage = konva.stages[0];
    const target = stage?.content;
    const place = stage?.findOne('.triangle')?.absolutePosition();
    const box = target?.getBoundingClientRect();
    if (!target || !place || !box) return;
    const send = (type: string, x: number) => {
      const at = { clientX: box.left + place.x + x, clientY: box.top + place.y };
      const touch = new Touch({ identifier: 1, target, ...at });
      const touches = type === 'touchend' ? [] : [touch];
      const options = { touches, changedTouches: [touch], bubbles: true, cancelable: true };
      target.dispatchEvent(new TouchEvent(type, options));
    };
    send('touchstart', 0);
    send('touchmove', 12);
    send('touchend', 12);
  });
  const { absolutePosition: triangle } = await demo.node('triangle');
  await says(`touchmove at ${Math.round(triangle.x + 12)}, ${Math.round(triangle.y)}`);
});
