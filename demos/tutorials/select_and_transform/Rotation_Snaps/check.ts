import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  await demo.waitForNode('rotater', (node) => node.visible);
  const needle = await demo.node('needle');
  const radius = 119;
  /** The point of the dial at an angle; 0 is up. */
  const at = (degrees: number) => ({
    x: needle.absolutePosition.x + radius * Math.sin((degrees * Math.PI) / 180),
    y: needle.absolutePosition.y - radius * Math.cos((degrees * Math.PI) / 180),
  });
  const turned = (test: (degrees: number) => boolean) =>
    demo.waitForNode('needle', (node) => test(Math.round(node.rotation)));

  // Outside of an arc the needle follows, inside it stands at the right angle.
  await demo.press('rotater');
  await demo.moveTo(at(45));
  await turned((degrees) => degrees === 45);
  await demo.moveTo(at(75));
  await turned((degrees) => degrees === 90);
  await demo.moveTo(at(109));
  await turned((degrees) => degrees === 90);
  await demo.moveTo(at(115));
  await turned((degrees) => degrees === 115);
  await demo.moveTo(at(163));
  await turned((degrees) => degrees === 180 || degrees === -180);
  await demo.release();

  // With a smaller tolerance the same pull does not snap, and the arcs show it.
  await demo.control('slider', 'Tolerance').fill('5');
  await demo.waitForNode('arc', (arc) => arc.attrs.angle === 10);
  await demo.press('rotater');
  await demo.moveTo(at(100));
  await turned((degrees) => degrees === 100);
  await demo.moveTo(at(92));
  await turned((degrees) => degrees === 90);
  await demo.release();

  // Turned about its middle, with no handle to resize it.
  const after = await demo.node('needle');
  expect(after.position.x).toBeCloseTo(needle.position.x, 1);
  expect(after.position.y).toBeCloseTo(needle.position.y, 1);
  expect(after.scale.x).toBeCloseTo(1, 5);
  expect((await demo.node('bottom-right')).visible).toBe(false);

  // All of it is saved, and in a narrower frame the needle stays as it is.
  expect(await outOfStep(demo)).toEqual([]);
  const { attrs } = await demo.node('needle');
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('needle')).attrs).toEqual(attrs);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'needle', wide);
});
