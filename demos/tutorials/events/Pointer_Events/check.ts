import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const { absolutePosition: triangle } = await demo.node('triangle');
  const { absolutePosition: circle } = await demo.node('circle');
  await says('Use a mouse');

  await demo.hover(triangle);
  await says('pointermove by mouse');
  await demo.press(circle);
  await says('pointerdown by mouse');
  await demo.release();
  await says('pointerup by mouse');

  // The same listeners hear a finger. The click in between keeps two presses from counting as a double one.
  await demo.click(triangle);
  await demo.tap(circle);
  await says('pointerup by touch');

  await demo.click(triangle);
  await demo.doubleClick(circle);
  await says('pointerdblclick by mouse');
});
