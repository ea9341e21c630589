import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const selection = () =>
    demo.evaluate((konva) => {
      const transformer =
        konva.stages[0]?.findOne<InstanceType<typeof konva.Transformer>>('Transformer');
      return transformer?.nodes().map((node) => node.id()) ?? [];
    });
  const selected = (...ids: string[]) =>
    demo.waitFor(selection, (now) => [...now].sort().join() === ids.join());

  await selected('coral');
  const coral = await demo.node('#coral');
  const teal = await demo.node('#teal');
  const inTeal = { x: teal.rect.x + teal.rect.width / 2, y: teal.rect.y + teal.rect.height / 2 };
  const inCoral = { x: coral.rect.x + 50, y: coral.rect.y + 50 };
  const empty = { x: 12, y: 300 };

  // Click selects one, Shift adds and takes away, an empty place clears.
  await demo.click(inTeal);
  await selected('teal');
  await demo.click(inCoral, { modifiers: ['Shift'] });
  await selected('coral', 'teal');
  await demo.click(inTeal, { modifiers: ['Control'] });
  await selected('coral');
  await demo.click(empty);
  await selected();

  // A frame around both, drawn past the edge of the stage.
  await demo.press(empty);
  await demo.moveTo({ x: inTeal.x, y: inTeal.y });
  await demo.waitForNode('band', (node) => node.visible);
  await demo.moveTo({ x: inTeal.x, y: -5 });
  await demo.release();
  await selected('coral', 'teal');
  await demo.waitForNode('band', (node) => !node.visible);

  // Dragging one of two selected shapes moves both.
  await demo.drag(inCoral, { x: 0, y: 40 });
  const movedCoral = await demo.node('#coral');
  const movedTeal = await demo.node('#teal');
  expect(movedCoral.position.y).toBeCloseTo(coral.position.y + 40, 0);
  expect(movedTeal.position.y).toBeCloseTo(teal.position.y + 40, 0);

  // A corner handle changes the scale and leaves the width as it was.
  await demo.click(inCoral);
  await selected('coral');
  await demo.drag('bottom-right', { x: 25, y: 25 });
  const resized = await demo.waitForNode('#coral', (node) => node.scale.x > 1.1);
  expect(resized.attrs.width).toBe(100);
  expect(resized.rect.width).toBeCloseTo(125, 0);
  expect(resized.scale.x).toBeCloseTo(1.25, 1);

  // The round handle above turns it.
  await demo.drag('rotater', { x: 60, y: 30 });
  const turned = await demo.waitForNode('#coral', (node) => node.rotation > 10);
  expect(turned.rotation).toBeLessThan(90);
  expect((await demo.node('#teal')).rotation).toBeCloseTo(15, 5);
});
