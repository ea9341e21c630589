import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const cursorIs = (name: string) =>
    demo.waitFor(
      () => demo.cursor(),
      (cursor) => cursor === name,
    );
  for (const name of ['pointer', 'crosshair', 'move']) {
    const { absolutePosition: position } = await demo.node(name);
    await demo.hover(position);
    await cursorIs(name);
    // Moving from the pentagon to its text does not leave the group.
    await demo.hover({ x: position.x, y: position.y - 30 });
    await cursorIs(name);
  }
  await demo.hover({ x: 5, y: 190 });
  await cursorIs('default');

  // The corner of the box around a pentagon is outside of it.
  const { absolutePosition: position } = await demo.node('move');
  await demo.hover({ x: position.x - 45, y: position.y - 45 });
  await cursorIs('default');

  await demo.drag(position, { x: -20, y: 40 });
  const moved = await demo.node('move');
  expect(moved.absolutePosition.y).toBeCloseTo(position.y + 40, 0);
  await cursorIs('move');
});
