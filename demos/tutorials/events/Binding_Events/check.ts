import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const { absolutePosition: triangle } = await demo.node('triangle');
  const { absolutePosition: circle } = await demo.node('circle');
  await says('Move over a shape');

  const x = Math.round(triangle.x);
  const y = Math.round(triangle.y);
  await demo.hover({ x, y });
  await says(`pointermove on the triangle at ${x}, ${y}`);

  // Outside of the triangle, but inside of the box around it: the listener follows the drawn shape.
  await demo.hover({ x: x - 60, y: y - 60 });
  await says('pointerout of the triangle');

  await demo.hover(circle);
  await says('pointerover on the circle');
  await demo.press(circle);
  await says('pointerdown on the circle');
  await demo.release();
  await says('pointerup on the circle');
  await demo.hover({ x: circle.x, y: 10 });
  await says('pointerout on the circle');

  // The same listeners serve a finger.
  await demo.tap(circle);
  await says('pointerup on the circle');
});
