import { defineCheck } from '../../../types/check';
import { narrow, widen } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const press = (label: string) => demo.control('button', label).click();

  // Tweens ask `Date.now()`. The check says what time it is, so that it does not depend on how fast the machine is.
  const start = await demo.evaluate(() => Date.now());
  const setTime = (milliseconds: number) =>
    demo.evaluate((_konva, now) => {
      window.Date = new Proxy(Date, {
        get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
      });
    }, start + milliseconds);
  const rotatesTo = (angle: number) =>
    demo.waitForNode('star', ({ attrs }) => Math.abs(Number(attrs['rotation']) - angle) < 1e-6);
  const says = (angle: number, turns: number, message: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) =>
        new RegExp(
          `\\(onUpdate\\)\\s+${angle}°\\s+Turns \\(onFinish\\)\\s+${turns}\\s[^]*${message}`,
        ).test(text),
    );
  const running = () => demo.evaluate((konva) => konva.Animation.animations.size);

  await setTime(0);
  await says(0, 0, 'Press Rotate');
  const { width } = await demo.stage();
  const place = { x: width / 2, y: 92 };
  expect((await demo.node('star')).absolutePosition).toEqual(place);

  // onUpdate shows the angle on the way, and onFinish has not been called yet.
  await press('Rotate');
  await says(0, 0, 'Rotating');
  await setTime(300);
  await rotatesTo(180);
  await says(180, 0, 'Rotating');

  // The end: one turn, in its place, and the message.
  await setTime(601);
  await says(0, 1, 'The star has rotated once');
  expect((await rotatesTo(360)).absolutePosition).toEqual(place);
  expect(await running()).toBe(0);

  // Nothing runs, so there is nothing to stop.
  await press('Stop');
  await says(0, 1, 'The star has rotated once');

  // A second press on the way: one full turn from there, and one onFinish.
  await press('Rotate');
  await setTime(901);
  await rotatesTo(540);
  await press('Rotate');
  await setTime(1502);
  await rotatesTo(900);
  await says(180, 2, 'The star has rotated once');
  expect(await running()).toBe(0);

  // Stop leaves the star where it is. A destroyed tween does not finish, however late it is.
  await press('Rotate');
  await setTime(1652);
  await rotatesTo(990);
  await press('Stop');
  expect(await running()).toBe(0);
  await setTime(9000);
  await says(270, 2, 'Stopped: no onFinish');

  // A new render, here for a new width, leaves it there too, and it rotates again.
  await narrow(demo);
  const stopped = await rotatesTo(990);
  expect(stopped.absolutePosition).toEqual({ x: 160, y: 92 });
  await widen(demo, width);
  await press('Rotate');
  await setTime(9601);
  await says(270, 3, 'The star has rotated once');
  expect((await rotatesTo(1350)).absolutePosition).toEqual(place);
});
