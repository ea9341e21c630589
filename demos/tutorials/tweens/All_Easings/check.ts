import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const press = (label: string) => demo.control('button', label).click();

  /** Each row at one moment: the time that its dot shows, how far the dot and the ball are, and where the easing function is then. */
  const now = () =>
    demo.evaluate((konva) => ({
      isRunning: konva.Animation.animations.size > 0,
      clock: performance.now(),
      rows: Object.entries(konva.Easings).map(([name, easing]) => {
        const row = konva.stages[0]?.findOne<import('konva').default.Group>(`.${name}`);
        const dot = row?.findOne('.dot')?.position() ?? { x: NaN, y: NaN };
        const ball = row?.findOne('.ball')?.position() ?? { x: NaN, y: NaN };
        const time = dot.x / 48;
        // The tweens of a row begin one after the other: what the function returns up to 50 ms around this time.
        const around = Array.from({ length: 101 }, (_, step) =>
          easing(
            Math.max(0, Math.min(1, time + (step - 50) / 2000)),
            0,
            1,
            1,
            undefined,
            undefined,
          ),
        );
        const range = [Math.min(...around) - 0.001, Math.max(...around) + 0.001] as const;
        return { name, time, range, dot: dot.y / -18, ball: ball.x / 84, ballY: ball.y };
      }),
    }));
  type Rows = Awaited<ReturnType<typeof now>>['rows'];

  const expectOnCurves = (rows: Rows) => {
    for (const { name, range, dot, ball, ballY } of rows) {
      for (const progress of [dot, ball]) {
        expect(progress, name).toBeGreaterThanOrEqual(range[0]);
        expect(progress, name).toBeLessThanOrEqual(range[1]);
      }
      expect(ballY).toBe(0);
    }
  };

  // A row for each easing of the library, and no other.
  const found = await demo.evaluate((konva) => ({
    rows: konva.stages[0]
      ?.getLayers()[0]
      ?.getChildren()
      .map((row) => row.name())
      .sort(),
    easings: Object.keys(konva.Easings).sort(),
  }));
  expect(found.rows).toEqual(found.easings);

  // The curve is the function: a point for each 48th of the time.
  const distances = await demo.evaluate((konva) =>
    Object.entries(konva.Easings).map(([name, easing]) => {
      const row = konva.stages[0]?.findOne<import('konva').default.Group>(`.${name}`);
      const points = row?.findOne<import('konva').default.Line>('.curve')?.points() ?? [];
      const steps = Array.from({ length: 49 }, (_, step) => step);
      const wanted = steps.flatMap((step) => [
        step,
        easing(step / 48, 0, 1, 1, undefined, undefined) * -18,
      ]);
      return points.length === wanted.length
        ? Math.max(...wanted.map((value, index) => Math.abs(value - (points[index] ?? NaN))))
        : NaN;
    }),
  );
  for (const distance of distances) expect(distance).toBeLessThan(1e-6);

  const start = await now();
  expect(start.isRunning).toBe(false);
  expectOnCurves(start.rows);
  for (const { time } of start.rows) expect(time).toBe(0);

  // On the way, all dots and balls are where the functions say.
  await press('Play');
  await demo.waitFor(now, ({ rows }) => rows.every(({ time }) => time > 0.2));
  await press('Pause');
  const paused = await now();
  expect(paused.isRunning).toBe(false);
  expectOnCurves(paused.rows);
  const later = await demo.waitFor(now, ({ clock }) => clock > paused.clock + 100);
  expect(later.rows).toEqual(paused.rows);

  // A new width writes nothing that the tweens own.
  await narrow(demo);
  expect((await now()).rows).toEqual(paused.rows);

  // Backward to the start, along the same curves.
  await press('Reverse');
  await demo.waitFor(now, ({ rows }) =>
    rows.every(({ time }, index) => time < (paused.rows[index]?.time ?? 0)),
  );
  expectOnCurves((await now()).rows);
  const returned = await demo.waitFor(now, ({ isRunning }) => !isRunning);
  for (const { time } of returned.rows) expect(time).toBe(0);
  expectOnCurves(returned.rows);
});
