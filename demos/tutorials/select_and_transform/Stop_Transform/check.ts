import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const corner = await demo.waitForNode('bottom-right', (node) => node.visible);
  const { x, y } = corner.absolutePosition;
  const transforming = () =>
    demo.evaluate((konva) => {
      const transformer =
        konva.stages[0]?.findOne<InstanceType<typeof konva.Transformer>>('Transformer');
      return transformer?.isTransforming() ?? false;
    });
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );

  // Below the limit the handle holds on.
  await demo.press('bottom-right');
  await demo.moveTo({ x: x + 20, y: y + 20 });
  await says('160 pixels wide');
  expect(await transforming()).toBe(true);

  // Past it the transform ends, with the button still down.
  await demo.moveTo({ x: x + 70, y: y + 70 });
  await says('Stopped at 220 pixels');
  expect(await transforming()).toBe(false);
  const stopped = await demo.node('balloon');
  expect(stopped.rect.width).toBeCloseTo(220, 1);
  expect(stopped.attrs.fill).toBe('#8457c9');

  // Moving on, or back, changes nothing until the next press.
  await demo.moveTo({ x: x + 10, y: y + 10 });
  await demo.release();
  expect((await demo.node('balloon')).rect.width).toBeCloseTo(220, 1);

  // The handle stands at the balloon's new corner and takes hold again.
  const again = await demo.node('bottom-right');
  expect(again.absolutePosition.x).toBeCloseTo(stopped.rect.x + 220, 0);
  await demo.drag(again.absolutePosition, { x: -40, y: -40 });
  await says('140 pixels wide');
  const shrunk = await demo.node('balloon');
  expect(shrunk.rect.width).toBeCloseTo(140, 0);
  expect(shrunk.attrs.fill).toBe('#f2664a');

  // All of it is saved, and in a narrower frame the balloon stays as it is.
  expect(await outOfStep(demo)).toEqual([]);
  const { attrs } = await demo.node('balloon');
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('balloon')).attrs).toEqual(attrs);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'balloon', wide);
});
