import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const running = () => demo.evaluate((konva) => konva.Animation.animations.size);
  const rests = () => demo.waitFor(running, (count) => count === 0);

  // The sign swings to both sides, and stays where it is when the box is unchecked.
  expect(await running()).toBe(0);
  const swing = demo.control('checkbox', 'Swing');
  await swing.check(true);
  await demo.waitForNode('sign', ({ rotation }) => rotation > 5);
  await demo.waitForNode('sign', ({ rotation }) => rotation < -5);
  await swing.check(false);
  await rests();
  const { rotation } = await demo.node('sign');

  // The flag goes up, and comes back down to where it was.
  const flag = await demo.node('flag');
  expect(flag.position.y).toBe(190);
  await demo.control('button', 'Raise the flag').click();
  await demo.waitForNode('flag', ({ position }) => position.y === 36);
  await demo.control('button', 'Lower the flag').click();
  const down = await demo.waitForNode('flag', ({ position }) => position.y === 190);
  expect(down.position.x).toBe(flag.position.x);

  // With less motion it is there in the same moment.
  const jumped = await demo.evaluate((konva) => {
    const { prototype } = MediaQueryList;
    const matches = Object.getOwnPropertyDescriptor(prototype, 'matches');
    Object.defineProperty(prototype, 'matches', { get: () => true, configurable: true });
    const button = document.querySelector('button');
    const y = () => konva.stages[0]?.findOne('.flag')?.y();
    button?.click();
    const up = y();
    button?.click();
    if (matches) Object.defineProperty(prototype, 'matches', matches);
    return [up, y()];
  });
  expect(jumped).toEqual([36, 190]);

  // A drag tweens the parcel twice, and its place is saved.
  const parcel = await demo.node('parcel');
  await demo.press('parcel');
  await demo.moveTo({ x: parcel.absolutePosition.x - 30, y: parcel.absolutePosition.y - 50 });
  await demo.waitForNode('parcel', ({ scale }) => scale.x === 1.2 && scale.y === 1.2);
  await demo.release();
  const dropped = await demo.waitForNode('parcel', ({ scale }) => scale.x === 1 && scale.y === 1);
  expect(dropped.position.x).toBeCloseTo(parcel.position.x - 30, 0);
  expect(dropped.position.y).toBeCloseTo(parcel.position.y - 50, 0);
  await rests();
  expect((await demo.node('sign')).rotation).toBe(rotation);
});
