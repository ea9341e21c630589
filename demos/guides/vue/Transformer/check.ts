import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';

export default defineCheck(async ({ demo, expect }) => {
  /** The boxes that have handles, and whether the frame of handles is where the first of them is. */
  const selection = () =>
    demo.evaluate((konva) => {
      const transformer =
        konva.stages[0]?.findOne<InstanceType<typeof konva.Transformer>>('Transformer');
      const nodes = transformer?.nodes() ?? [];
      const frame = transformer?.absolutePosition();
      const place = nodes[0]?.absolutePosition();
      const isThere =
        nodes.length !== 1 ||
        (frame && place && Math.hypot(frame.x - place.x, frame.y - place.y) < 2);
      return nodes.map((node) => node.id()).join() + (isThere ? '' : ' elsewhere');
    });
  const selected = (ids: string) => demo.waitFor(selection, (now) => now === ids);

  await selected('box-1');
  const before = await demo.node('#box-1');

  // A handle ends as size in the state: no scale is left, and a second time it starts from there.
  for (const times of [1, 2]) {
    await demo.drag('bottom-right', { x: 20, y: 30 });
    const after = await demo.waitForNode(
      '#box-1',
      ({ attrs }) => Math.abs(Number(attrs.width) - 110 - 20 * times) < 3,
    );
    expect(Math.abs(Number(after.attrs.height) - 80 - 30 * times)).toBeLessThan(4);
    expect(after.scale).toEqual({ x: 1, y: 1 });
    expect(after.position.x).toBeCloseTo(before.position.x, 0);
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(`box-1: ${Math.round(Number(after.attrs.width))} × `),
    );
  }
  await demo.drag('rotater', { x: 60, y: 30 });
  await demo.waitForNode('#box-1', ({ rotation }) => rotation > 10);
  expect(await outOfStep(demo)).toEqual([]);

  // Shift adds; both are dragged and both are saved; an empty place clears.
  await demo.click('#box-2', { modifiers: ['Shift'] });
  await selected('box-1,box-2');
  const other = await demo.node('#box-1');
  const second = await demo.node('#box-2');
  await demo.drag('#box-2', { x: 10, y: -20 });
  const pulled = await demo.node('#box-1');
  expect(pulled.position.x).toBeCloseTo(other.position.x + 10, 0);
  expect(pulled.position.y).toBeCloseTo(other.position.y - 20, 0);
  expect((await demo.node('#box-2')).position.y).toBeCloseTo(second.position.y - 20, 0);
  await demo.waitFor(
    () => outOfStep(demo),
    (drifted) => drifted.length === 0,
  );
  await demo.click({ x: 8, y: 290 });
  await selected('');
  expect(await demo.control('button', 'Delete selected').isDisabled()).toBe(true);

  // A box has its handles as soon as it exists.
  await demo.control('button', 'Add a box').click();
  await selected('box-3');
  await demo.control('button', 'Delete selected').click();
  await selected('');
  expect(await demo.count('box')).toBe(2);
});
