import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

const RADIUS = 36;
const HALF_WIDTH = RADIUS * Math.cos(Math.PI / 6);
const factorAt = (time: number) => 1.4 ** Math.sin(time / 500);

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();

  /** The animation, the hexagons and their dots at one moment: nothing runs in between. */
  const now = () =>
    demo.evaluate((konva) => {
      const [animation] = konva.Animation.animations;
      const [stage] = konva.stages;
      const hexagon = (name: string) => {
        const node = stage?.findOne(`.${name}`);
        return {
          place: node?.position() ?? { x: NaN, y: NaN },
          scale: node?.scale() ?? { x: NaN, y: NaN },
          box: node?.getClientRect({ skipStroke: true }) ?? { x: NaN, y: NaN, width: 0, height: 0 },
          outer: node?.getClientRect() ?? { x: NaN, y: NaN, width: 0, height: 0 },
        };
      };
      return {
        running: konva.Animation.animations.size,
        time: animation?.frame.time ?? NaN,
        middle: (stage?.width() ?? NaN) / 2,
        both: hexagon('both'),
        yOnly: hexagon('y-only'),
        xOnly: hexagon('x-only'),
        dots: stage?.find('Circle').map((dot) => dot.position()),
        clock: performance.now(),
      };
    });

  // It waits for the button, with everything in its own size.
  const first = await now();
  expect(first.running).toBe(0);
  expect([first.both.scale, first.yOnly.scale, first.xOnly.scale]).toEqual(
    Array(3).fill({ x: 1, y: 1 }),
  );
  expect(first.xOnly.box.x + HALF_WIDTH).toBeCloseTo(first.middle + 100, 6);

  /** Holds what each hexagon does with the factor, whatever the moment. */
  function expectPulse(at: typeof first, factor: number) {
    for (const axis of ['x', 'y'] as const) {
      expect(at.both.scale[axis]).toBeCloseTo(factor, 6);
      expect(at.yOnly.scale[axis]).toBeCloseTo(axis === 'y' ? factor : 1, 6);
      expect(at.xOnly.scale[axis]).toBeCloseTo(axis === 'x' ? factor : 1, 6);
    }
    for (const { box, place } of [at.both, at.yOnly]) {
      expect(box.x + box.width / 2).toBeCloseTo(at.middle + place.x, 6);
    }
    for (const { box, place } of [at.both, at.yOnly, at.xOnly]) {
      expect(box.y + box.height / 2).toBeCloseTo(place.y, 6);
    }
    expect(at.yOnly.box.width).toBeCloseTo(2 * HALF_WIDTH, 6);
    expect(at.xOnly.box.height).toBeCloseTo(2 * RADIUS, 6);
    // The left side is the origin, so it does not move.
    expect(at.xOnly.box.x).toBeCloseTo(at.middle + at.xOnly.place.x, 6);
    expect(at.xOnly.box.width).toBeCloseTo(2 * HALF_WIDTH * factor, 6);
    // The dots are where the origins are.
    expect(at.dots).toEqual([at.both.place, at.yOnly.place, at.xOnly.place]);
  }

  await demo.control('button', 'Play').click();
  const larger = await demo.waitFor(now, ({ time }) => time > 300);
  expect(larger.running).toBe(1);
  expectPulse(larger, factorAt(larger.time));

  // A drag writes x and y while the animation writes the scale. The dot follows, and the state does not write the old place again.
  await demo.drag('y-only', { x: 24, y: -15 });
  await demo.drag('x-only', { x: -30, y: 12 });
  const dragged = await demo.waitFor(now, ({ dots, yOnly, xOnly }) =>
    [yOnly, xOnly].every(
      ({ place }, index) => dots?.[index + 1]?.x === place.x && dots[index + 1]?.y === place.y,
    ),
  );
  expect(dragged.yOnly.place).toEqual({ x: 24, y: 70 });
  expect(dragged.xOnly.place.x).toBeCloseTo(100 - HALF_WIDTH - 30, 6);
  expect(dragged.xOnly.place.y).toBe(97);
  expect(dragged.running).toBe(1);
  expectPulse(dragged, factorAt(dragged.time));

  // Smaller than its own size too: the animation's clock is set forward to that part.
  await demo.evaluate((konva) => {
    const [animation] = konva.Animation.animations;
    if (animation) animation.frame.time = 500 * 1.3 * Math.PI;
  });
  const smaller = await demo.waitFor(now, ({ time }) => time > 500 * 1.3 * Math.PI);
  expectPulse(smaller, factorAt(smaller.time));

  await demo.control('button', 'Pause').click();
  const held = await now();
  expect(held.running).toBe(0);
  expectPulse(held, held.both.scale.x);
  const later = await demo.waitFor(now, ({ clock }) => clock > held.clock + 100);
  expect({ ...later, clock: 0 }).toEqual({ ...held, clock: 0 });

  // Strokes of one width in both axes, whatever the scale.
  const strokes = ({ box, outer }: typeof held.both) => [
    outer.width - box.width,
    outer.height - box.height,
  ];
  const [scaledX = NaN, scaledY = NaN] = strokes(held.yOnly);
  expect(scaledX / scaledY).toBeCloseTo(1 / held.yOnly.scale.y, 3);
  await demo.control('checkbox', 'Strokes keep their width').check(true);
  const even = await demo.waitFor(now, ({ yOnly }) => strokes(yOnly)[1] !== scaledY);
  for (const hexagon of [even.both, even.yOnly, even.xOnly]) {
    const [x = NaN, y = NaN] = strokes(hexagon);
    expect(x).toBeCloseTo(y, 3);
  }

  // The time continues.
  await demo.control('button', 'Play').click();
  const again = await demo.waitFor(now, ({ running, time }) => running === 1 && time > 0);
  expect(again.time).toBeGreaterThan(smaller.time);
  expectPulse(again, factorAt(again.time));
  await demo.control('button', 'Pause').click();
  // The scale is not in the state, everything else is.
  const drifted = await outOfStep(demo);
  expect(drifted.filter((text) => !text.includes(': scale'))).toEqual([]);

  await narrow(demo);
  const small = await now();
  expect(small.middle).toBe(160);
  expect(small.yOnly.place).toEqual({ x: 24, y: 70 });
  await keepsPlaceWhenWide({ demo, expect }, 'x-only', width);
});
