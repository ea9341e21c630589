import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

const WIDTH = 48;
const HEIGHT = 28;
/** The middle of each rectangle as seen from its pivot, before it turns. */
const MIDDLES = { corner: { x: 24, y: 14 }, center: { x: 0, y: 0 }, outside: { x: 0, y: -34 } };

export default defineCheck(async ({ demo, expect }) => {
  /** The animation and the rectangles at one moment: nothing runs in between. */
  const now = () =>
    demo.evaluate((konva) => {
      const [animation] = konva.Animation.animations;
      const rectangles = konva.stages[0]?.find('Rect') ?? [];
      return {
        time: animation?.frame.time ?? 0,
        running: konva.Animation.animations.size,
        angles: rectangles.map((node) => node.rotation()),
        clock: performance.now(),
      };
    });
  const speed = demo.control('slider', 'Speed');

  // Ninety degrees per second, for all three.
  const first = await demo.waitFor(now, ({ time }) => time > 200);
  expect(first.running).toBe(1);
  expect(first.angles).toHaveLength(3);
  for (const angle of first.angles) expect(angle).toBeCloseTo((first.time * 90) / 1000, 6);

  // Another speed continues from the angle of now, and turns by the clock.
  await speed.fill('-300');
  expect(await demo.text()).toContain('-300° per second');
  const from = await now();
  expect(from.angles[0]).toBeGreaterThan(-60);
  const to = await demo.waitFor(now, ({ time }) => time > from.time + 900);
  for (const [index, angle] of to.angles.entries()) {
    expect(angle - (from.angles[index] ?? NaN)).toBeCloseTo(
      ((to.time - from.time) * -300) / 1000,
      6,
    );
  }

  // No speed: the rectangles stay while the animation runs.
  await speed.fill('0');
  const still = await now();
  const later = await demo.waitFor(now, ({ time }) => time > still.time + 200);
  expect(later.angles).toEqual(still.angles);

  // Paused in the middle of a turn, they stay, and the pause does not count.
  await speed.fill('90');
  await demo.waitFor(now, ({ angles }) => (angles[0] ?? NaN) > (still.angles[0] ?? NaN) + 20);
  await demo.control('button', 'Pause').click();
  const held = await now();
  expect(held.running).toBe(0);
  const after = await demo.waitFor(now, ({ clock }) => clock > held.clock + 600);
  expect(after.angles).toEqual(held.angles);
  await demo.control('button', 'Play').click();
  const again = await demo.waitFor(now, ({ time, running }) => running === 1 && time > 0);
  const turned = (again.angles[0] ?? NaN) - (held.angles[0] ?? NaN);
  expect(turned).toBeGreaterThan(0);
  expect(turned).toBeLessThan(((again.clock - after.clock) * 90) / 1000 + 2);
  await demo.control('button', 'Pause').click();

  // Each middle is on its circle about the dot, at the angle of now: on both axes.
  await narrow(demo);
  for (const [name, middle] of Object.entries(MIDDLES)) {
    const { rect, rotation } = await demo.node(name);
    const pivot = (await demo.node(`pivot-${name}`)).absolutePosition;
    const radians = (rotation * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    expect(rect.x + rect.width / 2).toBeCloseTo(pivot.x + middle.x * cos - middle.y * sin, 3);
    expect(rect.y + rect.height / 2).toBeCloseTo(pivot.y + middle.x * sin + middle.y * cos, 3);
    expect(rect.width).toBeCloseTo(WIDTH * Math.abs(cos) + HEIGHT * Math.abs(sin), 3);
    expect(rect.x).toBeGreaterThan(0);
    expect(rect.x + rect.width).toBeLessThan(320);
    expect(pivot.y).toBe(85);
  }
  expect((await demo.node('pivot-corner')).absolutePosition.x).toBe(60);
});
