import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const { layers } = await demo.stage();
  expect(layers).toBe(5);
  const perLayer = await demo.evaluate((konva) =>
    konva.stages[0]?.getLayers().map((layer) => layer.find('Circle').length),
  );
  expect(perLayer).toEqual([5000, 5000, 5000, 5000, 0]);
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('20,000 circles: made in'),
  );

  // The last circle lies on top of all others. Hovering it shows its number.
  const dot = await demo.node('#20000');
  // Whole pixels: the browser rounds the positions of mouse events.
  const { absolutePosition: place } = dot;
  const at = { x: Math.round(place.x), y: Math.round(place.y) };
  await demo.hover(at);
  const label = await demo.waitForNode('label', (node) => node.visible);
  // The dot is at the right edge: its label lies to its left.
  expect(label.position.x).toBeCloseTo(dot.position.x - Number(dot.attrs['radius']), 0);
  const shown = () =>
    demo.evaluate((konva) =>
      konva.stages[0]?.findOne<InstanceType<typeof konva.Label>>('.label')?.getText()?.text(),
    );
  expect(await shown()).toMatch(/^20,000, plum/);
  expect(await demo.cursor()).toBe('grab');

  // Pressed, it moves to the group on top; released, it is back among the others at its new place.
  const liftedCount = async () => (await demo.node('lifted')).childCount;
  await demo.press(at);
  expect(await demo.waitFor(liftedCount, (count) => count === 1)).toBe(1);
  await demo.moveTo({ x: at.x - 90, y: at.y - 60 });
  const held = await demo.waitForNode('#20000', (node) => node.position.x < dot.position.x - 80);
  const following = await demo.node('label');
  expect(Math.abs(following.position.x - held.position.x)).toBeLessThan(5);
  expect(Math.abs(following.position.y - held.position.y)).toBeLessThan(5);
  await demo.release();
  await demo.waitFor(liftedCount, (count) => count === 0);
  const dropped = await demo.node('#20000');
  expect(dropped.position.x).toBeCloseTo(dot.position.x - 90, 0);
  expect(dropped.position.y).toBeCloseTo(dot.position.y - 60, 0);
  const home = await demo.evaluate((konva) =>
    konva.stages[0]?.findOne('#20000')?.getLayer()?.getZIndex(),
  );
  expect(home).toBe(3);

  // It is found at its new place, and no longer at the old one.
  await demo.hover({ x: at.x - 90, y: at.y - 60 });
  await demo.waitFor(shown, (text) => text?.startsWith('20,000') === true);

  await demo.hover({ x: 10, y: 400 });
  await demo.waitForNode('label', (node) => !node.visible);
});
