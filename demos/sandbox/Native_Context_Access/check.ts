import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);
  /** A point of a cover on the stage. */
  const on = (name: string, at: Point): Promise<Point> =>
    demo.evaluate(
      (konva, given) => {
        const place = konva.stages[0]?.findOne(`.${given.name}`)?.getAbsoluteTransform();
        const { x, y } = place?.point({ x: given.x, y: given.y }) ?? { x: 0, y: 0 };
        return { x: Math.round(x), y: Math.round(y) };
      },
      { name, x: at.x, y: at.y },
    );
  /** Colors of the marbled cover, from its top down. */
  const veins = async () => {
    const from = await on('marbled', { x: 60, y: 12 });
    const points = Array.from({ length: 30 }, (_, i) => ({ x: from.x, y: from.y + 4 * i }));
    return (await demo.pixels(points)).map((pixel) => pixel.join(' '));
  };
  const isStamp = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    red > 200 && green > 190 && blue > 170;

  const stage = await demo.stage();
  await says('drag them');

  // The own canvas has veins of several inks; a new paper has others.
  const first = await demo.waitFor(veins, (colors) => new Set(colors).size > 3);
  await button('New paper').click();
  await demo.waitFor(veins, (colors) => colors.join() !== first.join());

  // The conic gradient: a ray of gold beside a ray of brown.
  const ray = async (angle: number) => {
    const at = { x: 88 + 62 * Math.sin(angle), y: 102 - 62 * Math.cos(angle) };
    return (await demo.pixel(await on('rosette', at)))[1];
  };
  expect(await ray(Math.PI / 6)).toBeGreaterThan((await ray(Math.PI / 12)) + 60);

  // The stamp is there until the layer is drawn again.
  const middle = { x: Math.round(stage.width / 2) + 30, y: Math.round(stage.height / 2) - 16 };
  expect(isStamp(await demo.pixel(middle))).toBe(false);
  await button('Stamp the layer').click();
  await says('not in the scene');
  expect(isStamp(await demo.pixel(middle))).toBe(true);
  const start = await demo.node('gilded');
  await demo.drag(await on('gilded', { x: 88, y: 40 }), { x: 24, y: -18 });
  await says('the stamp is gone');
  expect(isStamp(await demo.pixel(middle))).toBe(false);

  // The book was moved, also one that was painted by native calls: it can be hit on its whole cover.
  const moved = await demo.node('gilded');
  expect(moved.absolutePosition.x).toBeCloseTo(start.absolutePosition.x + 24, 0);
  expect(moved.absolutePosition.y).toBeCloseTo(start.absolutePosition.y - 18, 0);
  const gold = await on('rosette', { x: 88, y: 60 });
  const hit = await demo.evaluate((konva, at) => konva.stages[0]?.getIntersection(at)?.name(), {
    x: gold.x,
    y: gold.y,
  });
  expect(hit).toBe('rosette');
  // A finger, and not off the table.
  expect(await demo.swipe(await on('marbled', { x: 60, y: 60 }), { x: -stage.width, y: 60 })).toBe(
    'demo',
  );
  const far = await demo.waitForNode('marbled', ({ position: { x } }) => x === -180);
  expect(far.position.y).toBeGreaterThan(30);

  // Keys: Space takes the other book, arrows move it.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  const before = await demo.node('gilded');
  await demo.key('Space');
  await demo.key('Shift+ArrowLeft');
  await demo.key('ArrowDown');
  await demo.waitForNode('gilded', ({ position: { x, y } }) => {
    return (
      Math.abs(x - before.position.x + 40) < 0.01 && Math.abs(y - before.position.y - 5) < 0.01
    );
  });
  await demo.waitForNode('ring', ({ visible }) => visible);

  await narrow(demo);
  expect((await demo.node('marbled')).position).toEqual(far.position);
  expect((await demo.node('marbled')).rect.x).toBeGreaterThan(-20);
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);
});
