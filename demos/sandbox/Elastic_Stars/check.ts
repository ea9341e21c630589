import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: RegExp) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => words.test(shown),
    );
  /** How a cookie and its shadow are now. */
  const lift = (id: string) =>
    demo.evaluate((konva, of) => {
      const cookie = konva.stages[0]?.findOne(`#${of}`);
      const dough = konva.stages[0]?.find('.dough').find((node) => node.getParent() === cookie);
      return {
        scale: cookie?.scaleX() ?? 0,
        shadow: Number(dough?.getAttr('shadowOffsetY')),
        // A swing passes its end on the way.
        swings: Object.keys(konva.Tween.tweens).length > 0,
      };
    }, id);
  const isUp = (id: string) =>
    demo.waitFor(
      () => lift(id),
      ({ scale, shadow }) => scale === 1.22 && shadow === 20,
    );
  const isDown = (id: string) =>
    demo.waitFor(
      () => lift(id),
      ({ scale, shadow, swings }) => scale === 1 && shadow === 3 && !swings,
    );
  /** Notes the smallest scale of a cookie from now on: an elastic easing goes below its end. */
  const watchScale = (id: string) =>
    demo.evaluate((konva, of) => {
      const cookie = konva.stages[0]?.findOne(`#${of}`);
      cookie?.on('scaleXChange', (event) => {
        const scale = 'newVal' in event ? Number(event.newVal) : 1;
        const least = Math.min(Number(document.body.dataset['least'] ?? 9), scale);
        document.body.dataset['least'] = String(least);
      });
    }, id);
  /** The place of a cookie on the tray, in whole units. */
  const place = async (id: string) => {
    const { x, y } = (await demo.node(`#${id}`)).position;
    return { x: Math.round(x), y: Math.round(y) };
  };

  await says(/Ten stars, fresh from the oven/);
  const stars = await demo.nodes('cookie');
  const { width } = await demo.stage();
  const { scale } = await demo.node('tray');
  expect(stars).toHaveLength(10);
  expect(new Set(stars.map(({ rect }) => Math.round(rect.width))).size).toBeGreaterThan(4);
  await isDown('star-1');

  // Picked up, it grows over a longer shadow before it moves; it lies above the others.
  const start = await place('star-1');
  const { absolutePosition: from } = await demo.node('#star-1');
  await demo.press(from);
  await isUp('star-1');
  await says(/Star 1 with icing is in your hand/);
  expect((await demo.node('#star-1')).zIndex).toBe(9);
  const toward = from.x < width / 2 ? 50 : -50;
  const down = start.y < 180 ? 36 : -36;
  await demo.moveTo({ x: from.x + toward, y: from.y + down });
  await watchScale('star-1');
  await demo.release();

  // Put down, it wobbles back, and stays where it was dropped.
  await says(/Star 1 with icing lies at/);
  await isDown('star-1');
  expect(Number(await demo.evaluate(() => document.body.dataset['least']))).toBeLessThan(0.99);
  const there = {
    x: Math.round(start.x + toward / scale.x),
    y: Math.round(start.y + down / scale.y),
  };
  const near = async (id: string, { x, y }: { x: number; y: number }) => {
    const now = await place(id);
    expect(Math.abs(now.x - x)).toBeLessThanOrEqual(1);
    expect(Math.abs(now.y - y)).toBeLessThanOrEqual(1);
  };
  await near('star-1', there);
  await narrow(demo);
  await near('star-1', there);
  await widen(demo, width);

  // Dropped on another star, it lies there, and the other one has not been touched.
  const { absolutePosition: four } = await demo.node('#star-4');
  const { absolutePosition: two } = await demo.node('#star-2');
  const below = await place('star-2');
  await demo.drag(four, { x: two.x - four.x, y: two.y - four.y });
  await says(/Star 4 with icing lies at/);
  await near('star-4', below);
  await near('star-2', below);
  expect((await demo.node('#star-4')).zIndex).toBe(9);

  // A finger does the same, off the paper and back onto it, without scrolling the page. Twice: the same end again.
  for (let i = 0; i < 2; i += 1) {
    const { absolutePosition: at } = await demo.node('#star-10');
    const up = { x: 0, y: -at.y - 60 };
    expect(await demo.swipe('#star-10', up)).toBe('demo');
    await says(/Star 10 with icing lies at the top/);
    await isDown('star-10');
    const { rect } = await demo.node('#star-10');
    expect(rect.y).toBeGreaterThan(0);
  }
  expect(await outOfStep(demo)).toEqual([]);

  // The keyboard: focus picks a star up, arrows move it, and leaving puts it down.
  const second = await place('star-2');
  await demo.control('button', 'Star 2 with jam').focus();
  await isUp('star-2');
  expect((await demo.node('ring')).visible).toBe(true);
  const key = second.x < 240 ? 'ArrowRight' : 'ArrowLeft';
  await demo.key(key);
  await demo.waitForNode(
    '#star-2',
    ({ position }) => Math.abs(position.x - second.x) > 14 && Math.abs(position.y - second.y) < 1,
  );
  await demo.key('Tab');
  await isDown('star-2');
  await isUp('star-3');

  // A new batch has other stars, and all of them lie.
  await demo.control('button', 'New batch').click();
  await says(/fresh from the oven/);
  await demo.waitForNode('#star-1', ({ position }) => Math.round(position.x) !== there.x);
  expect(await demo.count('cookie')).toBe(10);
  for (const id of ['star-1', 'star-3']) await isDown(id);
  expect((await demo.node('ring')).visible).toBe(false);
});
