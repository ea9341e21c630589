import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const press = (label: string) => demo.control('button', label).click();
  const now = () =>
    demo.evaluate((konva) => {
      const box = konva.stages[0]?.findOne('.box');
      return {
        x: box?.x() ?? NaN,
        y: box?.y() ?? NaN,
        rotation: box?.rotation() ?? NaN,
        isRunning: konva.Animation.animations.size > 0,
        clock: performance.now(),
      };
    });
  const says = (time: string, finished: number, returned: number) =>
    demo.waitFor(
      () => demo.text(),
      (text) =>
        new RegExp(
          `Time\\s+${time}\\s+onFinish calls\\s+${finished}\\s+onReset calls\\s+${returned}`,
        ).test(text),
    );
  /** Waits until the tween rests at a place, and holds that it does not go on by itself. */
  const restsAt = async (x: number) => {
    const rested = await demo.waitFor(now, (state) => !state.isRunning && state.x === x);
    expect(rested.rotation).toBeCloseTo((x / 240) * 180, 6);
    expect(rested.y).toBe(-42);
  };

  await restsAt(0);
  await says('0.0 s', 0, 0);

  // Play moves both attributes the same part of their way. Pause leaves the box where it is.
  await press('Play');
  const moving = await demo.waitFor(now, ({ x }) => x > 2);
  expect(moving.isRunning).toBe(true);
  expect(moving.rotation).toBeCloseTo((moving.x / 240) * 180, 6);
  await press('Pause');
  const paused = await now();
  expect(paused.isRunning).toBe(false);
  const later = await demo.waitFor(now, ({ clock }) => clock > paused.clock + 150);
  expect(later.x).toBe(paused.x);
  await says(`${(paused.x / 40).toFixed(1)} s`, 0, 0);

  // A new render, here for a new width, leaves the box there too.
  await narrow(demo);
  expect((await now()).x).toBe(paused.x);
  const { absolutePosition } = await demo.node('box');
  expect(absolutePosition.x).toBeCloseTo(40 + paused.x, 6);
  expect(absolutePosition.y).toBeCloseTo(50, 6);

  // Seek jumps and stops, and is neither an end nor a return.
  await press('Play');
  await press('Seek to 3 s');
  await restsAt(120);
  await says('3.0 s', 0, 0);

  // Reverse and play turn the box on its way.
  await press('Reverse');
  const back = await demo.waitFor(now, ({ x }) => x < 119);
  expect(back.isRunning).toBe(true);
  await press('Play');
  const turned = await now();
  await demo.waitFor(now, ({ x }) => x > turned.x);

  // Both ends, each with its callback.
  await press('Finish');
  await restsAt(240);
  await says('6.0 s', 1, 0);
  await press('Reverse');
  await demo.waitFor(now, ({ x }) => x < 240);
  await press('Reset');
  await restsAt(0);
  await says('0.0 s', 1, 1);
});
