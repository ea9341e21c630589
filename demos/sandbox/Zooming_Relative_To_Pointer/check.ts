import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const whole = await demo.stage();
  const scale = async () => (await demo.stage()).scaleX;
  const isNear = (a: number, b: number) => Math.abs(a - b) < 0.001;
  /** The map's point that appears at a point of the screen. */
  const mapAt = async (point: { x: number; y: number }) => {
    const { x, y, scaleX } = await demo.stage();
    return { x: (point.x - x) / scaleX, y: (point.y - y) / scaleX };
  };
  const onScreen = async (x: number, y: number) => {
    const now = await demo.stage();
    return { x: now.x + x * now.scaleX, y: now.y + y * now.scaleX };
  };
  const expectSame = async (point: { x: number; y: number }, before: { x: number; y: number }) => {
    const now = await mapAt(point);
    expect(now.x).toBeCloseTo(before.x, 4);
    expect(now.y).toBeCloseTo(before.y, 4);
  };
  const coordinates = async () => /at (.*)/.exec(await demo.text())?.[1];
  // Whole pixels: the browser rounds the positions of wheel events.
  const museum = await onScreen(440, 200);
  const at = { x: Math.round(museum.x), y: Math.round(museum.y) };
  const other = { x: at.x - 90, y: at.y + 50 };

  // Up is nearer, and what lies under the pointer stays under it, while the rest moves away.
  await demo.hover(at);
  const under = await mapAt(at);
  const before = await coordinates();
  expect(before).toBe(`${under.x.toFixed(1)}, ${under.y.toFixed(1)}`);
  const central = await onScreen(360, 200);
  await demo.wheel(at, { y: -200 }, ['Control']);
  await demo.waitFor(scale, (now) => isNear(now, whole.scaleX * Math.exp(0.4)));
  await expectSame(at, under);
  expect(await coordinates()).toBe(before);
  expect((await onScreen(360, 200)).x).toBeLessThan(central.x - 20);
  // The picture moved with the stage: the station is a white dot, on the line's color.
  const station = await onScreen(440, 200);
  const onLine = await onScreen(400, 200);
  await demo.waitFor(
    () => demo.pixel({ x: Math.round(onLine.x), y: Math.round(onLine.y) }),
    (color) => color.join() === '242,102,74,255',
  );
  expect(await demo.pixel({ x: Math.round(station.x), y: Math.round(station.y) })).toEqual([
    255, 255, 255, 255,
  ]);

  // A pinch on a trackpad is a wheel event with small steps.
  await demo.wheel(at, { y: -10 }, ['Control']);
  await demo.waitFor(scale, (now) => isNear(now, whole.scaleX * Math.exp(0.5)));
  await expectSame(at, under);

  // A drag moves the map along, and after it the wheel works the same.
  await demo.drag(at, { x: -70, y: 45 });
  const moved = await mapAt({ x: at.x - 70, y: at.y + 45 });
  expect(Math.abs(moved.x - under.x)).toBeLessThan(1);
  expect(Math.abs(moved.y - under.y)).toBeLessThan(1);
  const beside = await mapAt(other);
  await demo.wheel(other, { y: 150 }, ['Control']);
  await demo.waitFor(scale, (now) => isNear(now, whole.scaleX * Math.exp(0.2)));
  await expectSame(other, beside);

  // The wheel during a drag zooms at the pointer, too, and ends the drag.
  const carried = { x: other.x + 40, y: other.y - 30 };
  await demo.press(other);
  await demo.moveTo(carried);
  const grabbed = await mapAt(carried);
  await demo.wheel(carried, { y: -100 }, ['Control']);
  await demo.waitFor(scale, (now) => isNear(now, whole.scaleX * Math.exp(0.4)));
  await expectSame(carried, grabbed);
  await demo.moveTo(other);
  await expectSame(carried, grabbed);
  await demo.release();
  await expectSame(carried, grabbed);
  await demo.drag(carried, { x: other.x - carried.x, y: other.y - carried.y });

  // The scale has a limit, and at the limit the map does not move.
  const limited = await mapAt(other);
  for (let i = 0; i < 3; i += 1) await demo.wheel(other, { y: -900 }, ['Control']);
  await demo.waitFor(scale, (now) => now === 12);
  await expectSame(other, limited);

  // The buttons zoom at the middle.
  await demo.control('button', 'Whole map').click();
  await demo.waitFor(scale, (now) => now === whole.scaleX);
  await expectSame(at, under);
  await demo.control('button', 'Zoom in').click();
  await demo.waitFor(scale, (now) => isNear(now, whole.scaleX * 1.5));
  await demo.control('button', 'Zoom out').click();
  await demo.waitFor(scale, (now) => isNear(now, whole.scaleX));
  await expectSame(at, under);

  // One finger pans, two pinch: what was between them still is. The browser leaves them to the demo.
  const held = await mapAt(at);
  expect(await demo.swipe(at, { x: -60, y: 40 })).toBe('demo');
  await expectSame({ x: at.x - 60, y: at.y + 40 }, held);
  const middle = { x: 200, y: 150 };
  const between = await mapAt(middle);
  const panned = await scale();
  expect(await demo.pinch(middle, { scale: 2, by: { x: 30, y: -20 } })).toBe('demo');
  await demo.waitFor(scale, (now) => isNear(now, panned * 2));
  await expectSame({ x: 230, y: 130 }, between);
  // A finger that pans already becomes one of two. After them, one pans again.
  const first = await demo.finger({ x: 120, y: 150 });
  await first.moveTo({ x: 150, y: 190 });
  const grown = { x: 200, y: 190 };
  const second = await demo.finger({ x: 250, y: 190 });
  const here = await mapAt(grown);
  await second.moveTo({ x: 300, y: 190 });
  await demo.waitFor(scale, (now) => isNear(now, panned * 3));
  await expectSame({ x: 225, y: 190 }, here);
  await second.lift();
  expect(await first.lift()).toBe('demo');
  const again = await mapAt({ x: 100, y: 100 });
  expect(await demo.swipe({ x: 100, y: 100 }, { x: 40, y: 50 })).toBe('demo');
  await expectSame({ x: 140, y: 150 }, again);

  // A narrower page keeps the reader's own view. The whole map fits every width.
  const own = await demo.stage();
  await narrow(demo);
  const { x, y, scaleX } = await demo.stage();
  expect([x, y, scaleX]).toEqual([own.x, own.y, own.scaleX]);
  await demo.control('button', 'Whole map').click();
  await demo.waitFor(scale, (now) => now < whole.scaleX);
  await widen(demo, whole.width);
  expect(await demo.stage()).toEqual(whole);
});
