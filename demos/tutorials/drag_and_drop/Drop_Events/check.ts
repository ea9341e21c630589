import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const paints = await demo.nodes('paint');
  expect(paints).toHaveLength(5);
  const [coral, sun] = paints;
  if (!coral || !sun) throw new Error('There are fewer than two colors.');
  const target = await demo.node('#blank-2');
  const neighbor = await demo.node('#blank-3');
  expect(target.attrs.fill).toBe('#ffffff');

  // Enter, go over to the next one, leave: only the star under the pointer grows.
  await demo.press(coral.absolutePosition);
  await demo.moveTo(target.absolutePosition);
  await demo.waitForNode('#blank-2', (node) => node.scale.x > 1.2);
  await demo.moveTo(neighbor.absolutePosition);
  await demo.waitForNode('#blank-3', (node) => node.scale.x > 1.2);
  await demo.waitForNode('#blank-2', (node) => node.scale.x === 1);
  await demo.moveTo({ x: neighbor.absolutePosition.x, y: 150 });
  await demo.waitForNode('#blank-3', (node) => node.scale.x === 1);
  expect((await demo.node('#blank-3')).attrs.fill).toBe('#ffffff');

  // Drop: the target takes the color, the dragged star goes home.
  await demo.moveTo(target.absolutePosition);
  await demo.release();
  await demo.waitForNode('#blank-2', (node) => node.attrs.fill === '#f2664a');
  await demo.waitForNode('#blank-2', (node) => node.scale.x === 1);
  const home = await demo.waitFor(
    () => demo.nodes('paint'),
    ([first]) =>
      first !== undefined && Math.abs(first.absolutePosition.y - coral.absolutePosition.y) < 0.01,
  );
  expect(home[0]?.absolutePosition.x).toBeCloseTo(coral.absolutePosition.x, 1);

  // A drop beside all targets changes nothing, and that star goes home as well.
  await demo.press(sun.absolutePosition);
  await demo.moveTo({ x: sun.absolutePosition.x, y: 150 });
  await demo.release();
  await demo.waitFor(
    () => demo.nodes('paint'),
    (now) => Math.abs((now[1]?.absolutePosition.y ?? 0) - sun.absolutePosition.y) < 0.01,
  );
  for (const id of ['blank-0', 'blank-1', 'blank-3', 'blank-4']) {
    expect((await demo.node(`#${id}`)).attrs.fill).toBe('#ffffff');
  }

  // A painted star can be painted over.
  await demo.press(sun.absolutePosition);
  await demo.moveTo({ x: sun.absolutePosition.x, y: 150 });
  await demo.moveTo(target.absolutePosition);
  await demo.release();
  await demo.waitForNode('#blank-2', (node) => node.attrs.fill === '#f6b73c');

  // The canvas and the state say the same.
  expect(await outOfStep(demo)).toEqual([]);

  // In a narrower frame the colors are kept, and a drop still finds its star.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('#blank-2')).attrs.fill).toBe('#f6b73c');
  const [narrowed] = await demo.nodes('paint');
  if (!narrowed) throw new Error('The colors are gone.');
  expect(narrowed.absolutePosition.x).toBeCloseTo(160 - 120, 1);
  const last = await demo.node('#blank-4');
  await demo.press(narrowed.absolutePosition);
  await demo.moveTo({ x: last.absolutePosition.x, y: 150 });
  await demo.moveTo(last.absolutePosition);
  await demo.release();
  await demo.waitForNode('#blank-4', (node) => node.attrs.fill === '#f2664a');

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, '#blank-2', wide);
});
