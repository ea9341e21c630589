import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const right = await demo.waitForNode('middle-right', (node) => node.visible);
  const text = await demo.node('text');
  expect(text.attrs.width).toBe(240);

  // Narrower: more lines, letters of the same size.
  await demo.drag(right.absolutePosition, { x: -80, y: 0 });
  const narrowed = await demo.waitForNode('text', (node) => Number(node.attrs.width) < 200);
  expect(Number(narrowed.attrs.width)).toBeCloseTo(160, 0);
  expect(narrowed.scale).toEqual({ x: 1, y: 1 });
  expect(narrowed.attrs.fontSize).toBe(22);
  expect(narrowed.rect.height).toBeGreaterThan(text.rect.height + 20);
  expect(narrowed.position.x).toBeCloseTo(text.position.x, 1);

  // The left handle moves the left side, and the right one stays.
  const edge = narrowed.rect.x + narrowed.rect.width;
  const left = await demo.node('middle-left');
  await demo.drag(left.absolutePosition, { x: -15, y: 0 });
  const wider = await demo.waitForNode('text', (node) => Number(node.attrs.width) > 165);
  expect(wider.rect.x + wider.rect.width).toBeCloseTo(edge, 0);
  expect(wider.position.x).toBeCloseTo(text.position.x - 15, 0);

  // Not narrower than the smallest width, and never mirrored.
  const handle = await demo.node('middle-right');
  await demo.drag(handle.absolutePosition, { x: -300, y: 0 });
  const smallest = await demo.node('text');
  expect(Number(smallest.attrs.width)).toBeGreaterThanOrEqual(90);
  expect(smallest.scale.x).toBe(1);

  // The handles stand at the ends of the box again.
  const now = await demo.node('middle-right');
  expect(now.absolutePosition.x).toBeCloseTo(smallest.rect.x + smallest.rect.width, 0);

  // A drag moves it and leaves the width alone.
  await demo.drag('text', { x: 25, y: 15 });
  const moved = await demo.node('text');
  expect(moved.position.x).toBeCloseTo(smallest.position.x + 25, 0);
  expect(moved.position.y).toBeCloseTo(smallest.position.y + 15, 0);
  expect(moved.attrs.width).toBe(smallest.attrs.width);

  // All of it is saved, and in a narrower frame the text stays as it is.
  expect(await outOfStep(demo)).toEqual([]);
  const { attrs } = await demo.node('text');
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('text')).attrs).toEqual(attrs);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'text', wide);
});
