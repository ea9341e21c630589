import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

const swing = (time: number) => 110 * Math.sin(time / 600);
const STEP = 1000 / 60 / 600;

export default defineCheck(async ({ demo, expect }) => {
  /** The animation, both hexagons and the page's text at one moment: nothing runs in between. */
  const now = () =>
    demo.evaluate((konva) => {
      const [animation] = konva.Animation.animations;
      const [stage] = konva.stages;
      const text = document.body.innerText;
      return {
        time: animation?.frame.time ?? NaN,
        running: konva.Animation.animations.size,
        byTime: stage?.findOne('.by-time')?.position() ?? { x: NaN, y: NaN },
        byFrames: stage?.findOne('.by-frames')?.position() ?? { x: NaN, y: NaN },
        shownTime: Number(/frame\.time\s+([\d.]+)/.exec(text)?.[1]),
        shownFrames: Number(/frames \/ 60\s+([\d.]+)/.exec(text)?.[1]),
        steps: (document.documentElement.dataset['steps'] ?? '').split(' ').map(Number),
      };
    });

  // It waits for the button.
  expect((await now()).running).toBe(0);

  // Every position of the lower hexagon from now on.
  await demo.evaluate((konva) => {
    const { dataset } = document.documentElement;
    konva.stages[0]?.findOne('.by-frames')?.on('xChange', ({ newVal }) => {
      dataset['steps'] = dataset['steps'] ? `${dataset['steps']} ${newVal}` : String(newVal);
    });
  });

  await demo.control('button', 'Play').click();

  // The upper hexagon is where the time says, at any moment.
  for (const after of [0, 500]) {
    const { time, byTime, byFrames, running } = await demo.waitFor(now, (at) => at.time > after);
    expect(running).toBe(1);
    expect(byTime.x).toBeCloseTo(swing(time), 6);
    expect(byTime.y).toBe(65);
    expect(byFrames.y).toBe(165);
  }

  // Long frames: the time runs on, the count of frames falls behind. The upper hexagon does not care.
  await demo.control('slider', 'Work in each frame').fill('100');
  const before = await demo.waitFor(now, ({ time }) => time > 700);
  const slow = await demo.waitFor(now, ({ time }) => time > before.time + 1500);
  expect(slow.byTime.x).toBeCloseTo(swing(slow.time), 6);
  expect(Math.abs(slow.shownTime - slow.time / 1000)).toBeLessThan(0.25);
  expect(slow.shownTime - before.shownTime).toBeGreaterThan(1.2);
  expect(slow.shownFrames - before.shownFrames).toBeLessThan(0.6);
  expect(await demo.text()).toContain('100 ms');

  // The lower one made the same step in each frame, long or short: sines of evenly spaced angles have this relation.
  const { steps } = slow;
  expect(steps.length).toBeGreaterThan(10);
  for (let i = 2; i < steps.length; i += 1) {
    const [a = NaN, b = NaN, c = NaN] = steps.slice(i - 2, i + 1);
    expect(a + c).toBeCloseTo(2 * Math.cos(STEP) * b, 6);
  }
  await demo.control('slider', 'Work in each frame').fill('0');

  // Paused, both stay; then the time continues.
  await demo.control('button', 'Pause').click();
  const held = await now();
  expect(held.running).toBe(0);
  await demo.hover({ x: 10, y: 10 });
  await demo.hover({ x: 30, y: 20 });
  const { byTime, byFrames } = await now();
  expect([byTime, byFrames]).toEqual([held.byTime, held.byFrames]);
  await demo.control('button', 'Play').click();
  const next = await demo.waitFor(now, ({ running, time }) => running === 1 && time > 0);
  expect(next.time).toBeGreaterThan(slow.time);
  expect(next.byTime.x).toBeCloseTo(swing(next.time), 6);
  await demo.control('button', 'Pause').click();

  await narrow(demo);
  const { absolutePosition, position } = await demo.node('by-time');
  expect(absolutePosition.x - position.x).toBeCloseTo(160, 6);
  expect(absolutePosition.y).toBe(65);
});
