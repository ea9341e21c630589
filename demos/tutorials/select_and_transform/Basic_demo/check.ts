import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

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

  // A band around both, drawn past the edge of the stage. It lies between the press and the pointer, the second time as well.
  for (const time of ['first', 'second']) {
    await demo.press(empty);
    await demo.moveTo(inTeal);
    const band = await demo.waitForNode('band', (node) => node.visible);
    expect(band.absolutePosition.x, `left of the ${time} band`).toBeCloseTo(empty.x, 0);
    expect(band.absolutePosition.y, `top of the ${time} band`).toBeCloseTo(inTeal.y, 0);
    expect(Number(band.attrs.width)).toBeCloseTo(inTeal.x - empty.x, 0);
    expect(Number(band.attrs.height)).toBeCloseTo(empty.y - inTeal.y, 0);
    await demo.moveTo({ x: inTeal.x, y: -5 });
    await demo.release();
    await selected('coral', 'teal');
    await demo.waitForNode('band', (node) => !node.visible);
  }
  // A band beside a box does not select it.
  await demo.press(empty);
  await demo.moveTo({ x: coral.rect.x + 30, y: coral.rect.y + 30 });
  await demo.release();
  await selected('coral');
  await demo.click(inTeal, { modifiers: ['Shift'] });
  await selected('coral', 'teal');

  // A finger on an empty place draws the band, too: the browser does not take it to scroll. A second finger does not disturb it.
  await demo.click(empty);
  await selected();
  const first = await demo.finger(empty);
  await first.moveTo({ x: coral.rect.x + 30, y: coral.rect.y + 60 });
  const second = await demo.finger({ x: 12, y: 12 });
  await second.moveTo({ x: 60, y: 12 });
  await second.lift();
  const held = await demo.waitForNode('band', (node) => node.visible);
  expect(held.absolutePosition.y).toBeCloseTo(coral.rect.y + 60, 0);
  await first.moveTo(inTeal);
  expect(await first.lift()).toBe('demo');
  await selected('coral', 'teal');
  await demo.waitForNode('band', (node) => !node.visible);

  // Dragging one of two selected shapes moves both.
  await demo.drag(inCoral, { x: 0, y: 40 });
  const movedCoral = await demo.node('#coral');
  const movedTeal = await demo.node('#teal');
  expect(movedCoral.position.y).toBeCloseTo(coral.position.y + 40, 0);
  expect(movedTeal.position.y).toBeCloseTo(teal.position.y + 40, 0);
  expect(movedCoral.position.x).toBeCloseTo(coral.position.x, 0);
  expect(movedTeal.position.x).toBeCloseTo(teal.position.x, 0);

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

  // All of it is saved. In a narrower frame the shapes stay as they are, and the band still finds them.
  expect(await outOfStep(demo)).toEqual([]);
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('#coral')).attrs).toEqual(turned.attrs);
  const narrowed = await demo.node('#teal');
  expect(narrowed.attrs).toEqual(movedTeal.attrs);
  await demo.press({ x: 310, y: 310 });
  await demo.moveTo({ x: narrowed.rect.x + 60, y: narrowed.rect.y + 30 });
  await demo.release();
  await selected('teal');

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, '#coral', wide);
});
