import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const route = await demo.node('route');
  const points = route.attrs.points;
  if (!Array.isArray(points)) throw new Error('The line has no points.');
  const [firstX, firstY] = points.map(Number);
  if (firstX === undefined || firstY === undefined) throw new Error('The line has no first point.');
  expect(route.position).toEqual({ x: 0, y: 0 });
  await says(`seen at: ${firstX}, ${firstY}`);

  // Hold it beside the drawn stroke, in a gap or not: the hit stroke is 28 pixels wide.
  const first = { x: route.absolutePosition.x + firstX, y: firstY };
  const beside = { x: first.x - 10, y: first.y + 2 };
  expect((await demo.pixel(beside))[3]).toBe(0);
  await demo.press(beside);
  await demo.moveTo({ x: beside.x + 20, y: beside.y - 10 });
  await demo.moveTo({ x: beside.x + 34, y: beside.y - 26 });
  await says('x and y: 34, -26');
  await says(`first point: ${firstX}, ${firstY}`);
  await says(`seen at: ${firstX + 34}, ${firstY - 26}`);
  await demo.release();

  const moved = await demo.node('route');
  expect(moved.position).toEqual({ x: 34, y: -26 });
  // The points are what they were; the line is seen elsewhere all the same.
  expect(moved.attrs.points).toEqual(points);
  expect(moved.rect.x).toBeCloseTo(route.rect.x + 34, 1);
  expect(moved.rect.y).toBeCloseTo(route.rect.y - 26, 1);

  // The copy at the start does not listen.
  await demo.drag(first, { x: 50, y: 0 });
  expect((await demo.node('route')).position).toEqual({ x: 34, y: -26 });

  // The canvas and the state say the same.
  expect(await outOfStep(demo)).toEqual([]);

  // In a narrower frame the line keeps its place in the scene.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  const still = await demo.node('route');
  expect(still.position).toEqual({ x: 34, y: -26 });
  expect(still.absolutePosition.x).toBeCloseTo(160 + 34, 1);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'route', wide);
});
