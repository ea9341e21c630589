import { defineCheck } from '../../../types/check';

const INK = [27, 31, 42, 255];

export default defineCheck(async ({ demo, expect }) => {
  const straight = await demo.node('straight');
  const both = await demo.node('both');
  expect(straight.className).toBe('Arrow');
  expect(straight.attrs.pointerAtBeginning).toBeUndefined();
  expect(both.attrs.pointerAtBeginning).toBe(true);
  expect((await demo.node('curved')).attrs.tension).toBe(0.5);

  // A flat shaft is as tall as its head, 14, and the stroke of 3.
  expect(straight.rect.height).toBeCloseTo(17, 1);
  const tip = { x: straight.absolutePosition.x + 52, y: 64 };
  /** Beside the shaft, 20 pixels behind the tip: empty until the head is long and wide enough. */
  const beside = { x: tip.x - 20, y: tip.y - 7 };
  expect((await demo.pixel(beside))[3]).toBe(0);

  await demo.control('slider', 'Width').fill('30');
  const wide = await demo.waitForNode('straight', (node) => node.attrs.pointerWidth === 30);
  expect(wide.rect.height).toBeCloseTo(33, 1);
  expect((await demo.pixel(beside))[3]).toBe(0);

  await demo.control('slider', 'Length').fill('26');
  await demo.waitForNode('straight', (node) => node.attrs.pointerLength === 26);
  expect(await demo.pixel(beside)).toEqual(INK);
  // The head points forwards only: the first end stays as thin as the shaft.
  expect((await demo.pixel({ x: straight.absolutePosition.x - 32, y: 57 }))[3]).toBe(0);

  // The dashed arrow has a head at its first point too, drawn solid.
  const head = { x: both.absolutePosition.x - 52 - 16, y: 200 - 11 };
  expect(await demo.pixel(head)).toEqual(INK);
});
