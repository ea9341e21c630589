import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (now) => now.includes(text),
    );
  const set = (label: string, value: number) => demo.control('slider', label).fill(String(value));
  const { width } = await demo.stage();
  /** The top left corner of the box's client rect, in the layer. */
  const rectIs = async (x: number, y: number) => {
    const { rect } = await demo.node('box');
    expect(rect.x - width / 2).toBeCloseTo(x, 0);
    expect(rect.y).toBeCloseTo(y, 0);
  };

  await says('position 0, 100 corner 0, 100');
  await rectIs(0, 100);

  // Another offset moves the picture, not the position.
  await set('Offset x', 60);
  await set('Offset y', 40);
  await says('position 0, 100 corner -60, 60');
  await rectIs(-60, 60);
  // Turned by a quarter around its middle, it is 80 wide and 120 high there.
  await set('Rotation', 90);
  await says('position 0, 100 corner 40, 40');
  await rectIs(-40, 40);

  // A drag changes the position and leaves the offset alone. The cross follows.
  await demo.drag('box', { x: 30, y: 20 });
  await says('position 30, 120 corner 70, 60');
  const { attrs, position } = await demo.node('box');
  expect([attrs.offsetX, attrs.offsetY]).toEqual([60, 40]);
  expect((await demo.node('cross')).position).toEqual(position);
  expect(await outOfStep(demo)).toEqual([]);

  // With the box held in place, the position takes the step, turned like the box.
  const before = await demo.node('box');
  await demo.control('checkbox', 'Box stays').check(true);
  await set('Offset x', 0);
  await says('position 30, 60 corner 70, 60');
  expect((await demo.node('box')).rect).toEqual(before.rect);
  await set('Offset y', 0);
  await says('position 70, 60 corner 70, 60');
  await rectIs(-10, 60);

  await narrow(demo);
  await keepsPlaceWhenWide({ demo, expect }, 'box', width);
});
