import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  expect((await demo.stage()).layers).toBe(2);

  // The innermost part under the pointer, and its ancestors.
  const { absolutePosition: boat } = await demo.node('coral-boat');
  await demo.hover({ x: boat.x + 15, y: boat.y - 30 });
  await says('Stage › Layer boats › Group coral-boat › Line sail');
  await demo.hover({ x: boat.x, y: boat.y + 12 });
  await says('Group coral-boat › Line hull');
  const { absolutePosition: sun } = await demo.node('sun');
  await demo.hover(sun);
  await says('Stage › Layer water › Circle sun');
  expect(await demo.pixel(sun)).toEqual([246, 183, 60, 255]);

  // A boat is dragged as a whole.
  await demo.drag({ x: boat.x, y: boat.y + 12 }, { x: -20, y: 25 });
  const moved = await demo.node('coral-boat');
  expect(moved.absolutePosition.x).toBeCloseTo(boat.x - 20, 0);
  expect(moved.absolutePosition.y).toBeCloseTo(boat.y + 25, 0);

  // A hidden layer is not drawn, and what is under the pointer there is the stage.
  await demo.control('checkbox', 'Layer water').check(false);
  await demo.waitForNode('water', (layer) => !layer.visible);
  await demo.hover({ x: sun.x - 2, y: sun.y });
  await says('Stage');
  expect(await demo.text()).not.toContain('Circle sun');

  // The hit graph lies over the drawing: each shape has its own color.
  const canvases = () => demo.evaluate(() => document.querySelectorAll('canvas').length);
  const before = await canvases();
  await demo.control('checkbox', 'Hit graph of layer boats').check(true);
  await demo.waitFor(canvases, (now) => now === before + 1);
  await demo.control('checkbox', 'Hit graph of layer boats').check(false);
  await demo.waitFor(canvases, (now) => now === before);
});
