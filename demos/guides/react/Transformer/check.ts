import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const selection = () =>
    demo.evaluate((konva) => {
      const transformer =
        konva.stages[0]?.findOne<InstanceType<typeof konva.Transformer>>('Transformer');
      return (transformer?.nodes() ?? []).map((node) => node.id()).join();
    });
  const selected = (ids: string) => demo.waitFor(selection, (now) => now === ids);

  await selected('desk');
  const before = await demo.node('#desk');

  // A handle ends as size: no scale is left, and the outline is as thick as before.
  await demo.drag('bottom-right', { x: 20, y: 30 });
  const after = await demo.waitForNode('#desk', (node) => node.attrs.width !== 110);
  expect(Math.abs(Number(after.attrs.width) - 130)).toBeLessThan(3);
  expect(Math.abs(Number(after.attrs.height) - 160)).toBeLessThan(3);
  expect(after.scale).toEqual({ x: 1, y: 1 });
  expect(after.position.x).toBeCloseTo(before.position.x, 0);
  expect(await demo.text()).toContain(`desk ${Math.round(Number(after.attrs.width))}`);

  // Shift adds; dragging one of two moves both; an empty place clears.
  await demo.click('#sofa', { modifiers: ['Shift'] });
  await selected('desk,sofa');
  const sofa = await demo.node('#sofa');
  await demo.drag('#desk', { x: 0, y: -20 });
  const moved = await demo.waitForNode('#sofa', (node) => node.position.y < sofa.position.y - 15);
  expect(moved.position.y).toBeCloseTo(sofa.position.y - 20, 0);
  // The state has the new place of both.
  const desk = await demo.node('#desk');
  for (const { position } of [desk, moved]) {
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(`at ${Math.round(position.x)}, ${Math.round(position.y)}`),
    );
  }
  await demo.click({ x: 8, y: 290 });
  await selected('');
  expect(await demo.control('button', 'Delete selected').isDisabled()).toBe(true);

  await demo.click('#sofa');
  await selected('sofa');
  await demo.control('button', 'Delete selected').click();
  await selected('');
  expect(await demo.count('box')).toBe(1);
});
