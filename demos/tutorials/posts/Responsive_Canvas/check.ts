import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow, widen } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const frame = () =>
    demo.evaluate(() => {
      const { clientWidth = 0, clientHeight = 0 } = document.querySelector('.frame') ?? {};
      return { width: clientWidth, height: clientHeight };
    });
  /** Waits until the stage fits the frame like this, and holds that it says so. */
  const fits = async (
    wanted: (width: number, height: number) => { scale: number; height: number },
  ) => {
    const { width, height } = await frame();
    const { scale, height: high } = wanted(width, height);
    const [x, y] = [(width - 400 * scale) / 2, (high - 240 * scale) / 2];
    const isClose = (a: number, b: number) => Math.abs(a - b) < 0.01;
    const stage = await demo.waitFor(
      () => demo.stage(),
      (now) => isClose(now.scaleX, scale) && isClose(now.width, width) && isClose(now.height, high),
    );
    expect(stage.scaleY).toBe(stage.scaleX);
    expect(stage.x).toBeCloseTo(x, 2);
    expect(stage.y).toBeCloseTo(y, 2);
    const [w, h, left, top] = [width, high, x, y].map((value) => Math.round(value));
    const words = `${w} × ${h}, scale ${scale.toFixed(2)}, at ${left}, ${top}`;
    await demo.waitFor(
      () => demo.text(),
      (now) => now.includes(words),
    );
  };
  const byWidth = (width: number) => ({ scale: width / 400, height: (240 * width) / 400 });
  const byBoth = (width: number, height: number) => ({
    scale: Math.min(width / 400, height / 240),
    height,
  });
  const filled = (width: number, height: number) => ({
    scale: Math.max(width / 400, height / 240),
    height,
  });
  const choose = (label: string) => demo.control('combobox', 'Mode').choose(label);
  const { width: full } = await demo.stage();

  await fits(byBoth);
  await narrow(demo);
  await fits(byBoth);
  await choose('Fit width');
  await fits(byWidth);
  await choose('Fill and crop');
  await fits(filled);
  await choose('Same scale, more space');
  await fits((_, height) => ({ scale: 1, height }));
  await widen(demo, full);

  /** The middle of the handle, on the stage, which begins where the frame does. */
  const handle = async () => {
    const { width, height } = await frame();
    return { x: width - 18, y: height - 18 };
  };
  /** Waits until the frame has this size. */
  const isFrame = (width: number, height: number) =>
    demo.waitFor(frame, (now) => now.width === width && now.height === height);

  // By mouse, finger and keys, and within the limits.
  await demo.drag(await handle(), { x: -120, y: -40 });
  await isFrame(full - 120, 200);
  await choose('Fit both');
  await fits(byBoth);
  expect(await demo.swipe(await handle(), { x: -80, y: 50 })).toBe('demo');
  await isFrame(full - 200, 250);
  await fits(byBoth);
  await demo.control('button', 'Frame size, change with the arrow keys').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
    await demo.key(key);
  }
  await isFrame(full - 210, 240);
  await fits(byBoth);
  await demo.drag(await handle(), { x: 10, y: -200 });
  await isFrame(full - 200, 90);
  await fits(byBoth);

  // A drag in the small scene moves the ball in the units of the scene, which a new size keeps.
  const { scaleX } = await demo.stage();
  await demo.drag('ball', { x: 30, y: 15 });
  const { position } = await demo.node('ball');
  expect(position.x).toBeCloseTo(200 + 30 / scaleX, 1);
  expect(position.y).toBeCloseTo(120 + 15 / scaleX, 1);
  expect(await outOfStep(demo)).toEqual([]);
  await choose('Fill and crop');
  await fits(filled);
  expect((await demo.node('ball')).position).toEqual(position);
});
