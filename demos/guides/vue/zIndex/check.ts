import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';

export default defineCheck(async ({ demo, expect }) => {
  /** The children of the layer from below to the top: numbers of sheets, and the first letters of tape and pin. */
  const order = () =>
    demo.evaluate((konva) =>
      (konva.stages[0]?.getLayers()[0]?.getChildren() ?? [])
        .map((node) => node.id().slice(-1) || node.name().slice(0, 1))
        .join(''),
    );
  const orderIs = (wanted: string) => demo.waitFor(order, (now) => now === wanted);
  await orderIs('01234p');

  // On top as soon as the drag starts, below the pin, and the drag goes on.
  const first = await demo.node('#sheet-0');
  const grip = { x: first.rect.x + 10, y: first.rect.y + 10 };
  await demo.press(grip);
  await demo.moveTo({ x: grip.x + 30, y: grip.y + 20 });
  await orderIs('12340p');
  await demo.moveTo({ x: grip.x + 40, y: grip.y + 60 });
  await demo.release();
  const moved = await demo.node('#sheet-0');
  expect(moved.position.x).toBeCloseTo(first.position.x + 40, 0);
  expect(moved.position.y).toBeCloseTo(first.position.y + 60, 0);
  // It covers the others now.
  const { x, y } = moved.absolutePosition;
  await demo.waitFor(
    () => demo.pixel({ x: x + 70, y: y + 60 }),
    (color) => color.join() === '242,102,74,255',
  );

  // A node that was not there goes between the list and the pin.
  await demo.control('checkbox', 'Tape').check(true);
  await orderIs('12340tp');
  await demo.control('button', 'Reverse the list').click();
  await orderIs('04321tp');
  await demo.control('checkbox', 'Tape').check(false);
  await orderIs('04321p');
  expect((await demo.node('#sheet-0')).position).toEqual(moved.position);
  expect(await outOfStep(demo)).toEqual([]);
});
