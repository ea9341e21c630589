import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  await demo.waitForNode('bottom-right', (node) => node.visible);
  const frame = async () => Number((await demo.node('back')).attrs.width);
  const content = async () => (await demo.node('group')).rect.width;
  const fits = async () => Math.abs((await frame()) - (await content())) < 0.1;
  const addSample = demo.control('button', 'Add a sample');
  const force = demo.control('checkbox', 'Call forceUpdate');
  await demo.waitFor(fits, (yes) => yes);

  // With the call, the frame grows with the curve.
  const start = await frame();
  await addSample.click();
  await demo.waitFor(frame, (width) => width > start + 10);
  expect(await fits()).toBe(true);

  // Without it, the curve leaves the frame.
  await force.check(false);
  const before = await frame();
  await addSample.click();
  await addSample.click();
  await demo.waitFor(content, (width) => width > before + 30);
  expect(await frame()).toBeCloseTo(before, 1);

  // The next call catches up.
  await force.check(true);
  await addSample.click();
  await demo.waitFor(fits, (yes) => yes);

  // Bubbles are nodes: the frame sees them without any call.
  await force.check(false);
  const high = Number((await demo.node('back')).attrs.height);
  for (let index = 0; index < 7; index += 1) {
    await demo.control('button', 'Add a bubble').click();
  }
  expect(await demo.count('bubble')).toBe(9);
  await demo.waitForNode('back', (node) => Number(node.attrs.height) > high + 20);
  expect(await fits()).toBe(true);

  // A transform of the group is saved, and in a narrower frame it stays as it is.
  const group = await demo.node('group');
  await demo.drag('middle-right', { x: -40, y: 0 });
  const slim = await demo.waitForNode('group', (node) => node.scale.x < 0.95);
  expect(slim.scale.y).toBeCloseTo(1, 5);
  expect(slim.rect.x).toBeCloseTo(group.rect.x, 0);
  expect(await outOfStep(demo)).toEqual([]);
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('group')).attrs).toEqual(slim.attrs);
  expect(await demo.count('bubble')).toBe(9);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'group', wide);
});
