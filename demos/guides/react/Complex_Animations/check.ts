import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const card = async (index: number) => (await demo.nodes('card'))[index];
  const arrives = (index: number, scale: number) =>
    demo.waitFor(
      () => card(index),
      (now) => now?.scale.x === scale,
    );

  await arrives(1, 1);
  const closed = await card(3);
  expect(closed?.scale.x).toBe(0.32);

  // Pressed, it comes to the middle and takes its new fill; the one that was open goes back.
  await demo.click(closed?.absolutePosition ?? { x: 0, y: 0 });
  // Each attribute ends exactly at its goal, some a little later than others.
  const goalX = (closed?.position.x ?? 0) - 111;
  const open = await demo.waitFor(
    () => card(3),
    (now) =>
      now?.scale.x === 1 &&
      now.position.x === goalX &&
      now.rotation === 0 &&
      now.attrs.shadowBlur === 40,
  );
  expect(open?.attrs.fill).toBe('#fdf3dc');
  await arrives(1, 0.32);

  // Two presses in one movement: it turns around on its way and ends where it began.
  await demo.click({ x: open?.absolutePosition.x ?? 0, y: 116 });
  await demo.click({ x: closed?.absolutePosition.x ?? 0, y: 266 });
  await demo.waitFor(
    () => card(3),
    (now) => now?.scale.x === 1 || now?.scale.x === 0.32,
  );
});
