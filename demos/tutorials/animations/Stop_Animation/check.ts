import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

const swing = (time: number) => 90 * Math.sin(time / 600);

export default defineCheck(async ({ demo, expect }) => {
  const start = demo.control('button', 'Start');
  const stop = demo.control('button', 'Stop');
  const shown = demo.control('checkbox', 'Hexagon on the layer');

  /** The running animations, the hexagon and the clock at one moment. */
  const now = () =>
    demo.evaluate((konva) => {
      const running = [...konva.Animation.animations];
      return {
        running: running.length,
        time: running[0]?.frame.time ?? 0,
        place: konva.stages[0]?.findOne('.hexagon')?.position(),
        clock: performance.now(),
      };
    });
  const says = (text: RegExp) =>
    demo.waitFor(
      () => demo.text(),
      (all) => text.test(all),
    );

  // It waits for the button.
  expect((await now()).running).toBe(0);
  await says(/isRunning\(\)\s+false/);
  await start.click();
  const moved = await demo.waitFor(now, ({ time }) => time > 300);
  expect(moved.running).toBe(1);
  expect(moved.place?.x).toBeCloseTo(swing(moved.time), 6);
  expect(moved.place?.y).toBe(80);
  await says(/isRunning\(\)\s+true/);

  // A second press starts no second one, and the time does not begin again.
  await start.click();
  const again = await now();
  expect(again.running).toBe(1);
  expect(again.time).toBeGreaterThanOrEqual(moved.time);

  // Stopped, it stays where it is. The time in between is not counted.
  await stop.click();
  const stopped = await now();
  expect(stopped.running).toBe(0);
  await says(/isRunning\(\)\s+false/);
  const later = await demo.waitFor(now, ({ clock }) => clock > stopped.clock + 700);
  expect(later.place).toEqual(stopped.place);
  await start.click();
  const first = await demo.waitFor(now, ({ time }) => time > 0);
  expect(first.time).toBeGreaterThan(again.time);
  expect(first.time - again.time).toBeLessThan(
    stopped.clock - again.clock + (first.clock - later.clock) + 50,
  );

  // Removed, the hexagon takes its animation with it. A new one begins at 0.
  await shown.check(false);
  expect(await demo.count('hexagon')).toBe(0);
  expect((await now()).running).toBe(0);
  await says(/isRunning\(\)\s+false/);
  await shown.check(true);
  const fresh = await demo.waitFor(now, ({ time, place }) => time > 0 && place !== undefined);
  expect(fresh.running).toBe(1);
  expect(fresh.time).toBeLessThan(first.time + (fresh.clock - first.clock));
  await demo.waitForNode('hexagon', ({ position }) => position.x > 20);
  await stop.click();

  await narrow(demo);
  const { absolutePosition, position } = await demo.node('hexagon');
  expect(absolutePosition.x - position.x).toBe(160);
  expect(absolutePosition.y).toBe(80);
});
