import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  expect((await demo.node('scrolls')).attrs.preventDefault).toBe(false);

  await demo.tap('holds');
  await says('touchstart: the page holds');
  await demo.tap('scrolls');
  await says('touchstart: the page scrolls');

  // The browser scrolls when nothing has prevented it: on each square, and on empty ground.
  const prevented = await demo.evaluate((konva) => {
    const stage = konva.stages[0];
    const target = stage?.content;
    const box = target?.getBoundingClientRect();
    if (!stage || !target || !box) return [];
    return ['.holds', '.scrolls', ''].map((selector) => {
      const place = selector ? stage.findOne(selector)?.getClientRect() : undefined;
      const at = {
        clientX: box.left + (place ? place.x + 20 : 2),
        clientY: box.top + (place ? place.y + 20 : 2),
      };
      const touch = new Touch({ identifier: 1, target, ...at });
      const options = {
        touches: [touch],
        changedTouches: [touch],
        bubbles: true,
        cancelable: true,
      };
      const event = new TouchEvent('touchstart', options);
      target.dispatchEvent(event);
      const end = { touches: [], changedTouches: [touch], bubbles: true, cancelable: true };
      target.dispatchEvent(new TouchEvent('touchend', end));
      return event.defaultPrevented;
    });
  });
  expect(prevented).toEqual([true, false, false]);
});
