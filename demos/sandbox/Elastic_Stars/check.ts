import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  /** How large a star is beside its size on the tray, and its shadow. */
  const lift = (id: string) =>
    demo.evaluate((konva, of) => {
      const star = konva.stages[0]?.findOne(`#${of}`);
      return {
        scale: Number(((star?.scaleX() ?? 0) / Number(star?.getAttr('baseScale'))).toFixed(3)),
        shadow: Number(star?.getAttr('shadowOffsetY')),
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
      ({ scale, shadow, swings }) => scale === 1 && shadow === 4 && !swings,
    );
  /** Notes the smallest scale of a star from now on: an elastic easing goes below its end. */
  const watchScale = (id: string) =>
    demo.evaluate((konva, of) => {
      const star = konva.stages[0]?.findOne(`#${of}`);
      star?.on('scaleXChange', (event) => {
        const scale =
          'newVal' in event ? Number(event.newVal) / Number(star.getAttr('baseScale')) : 1;
        const least = Math.min(Number(document.body.dataset['least'] ?? 9), scale);
        document.body.dataset['least'] = String(least);
      });
    }, id);

  const stars = await demo.nodes('star');
  const { width } = await demo.stage();
  const { scale } = await demo.node('Layer');
  expect(stars).toHaveLength(10);
  for (const { id } of stars) await isDown(id);
  expect(
    new Set(stars.map(({ attrs }) => Number(attrs.baseScale).toFixed(2))).size,
  ).toBeGreaterThan(4);

  // Picked up, it grows over a longer shadow before it moves; it lies above the others.
  const { absolutePosition: from, position: start } = await demo.node('#star-1');
  await demo.press(from);
  await isUp('star-1');
  expect((await demo.node('#star-1')).zIndex).toBe(9);
  await demo.moveTo({ x: from.x + 50, y: from.y + 36 });
  await watchScale('star-1');
  await demo.release();

  // Put down, it wobbles back, and stays where it was dropped.
  await isDown('star-1');
  expect(Number(await demo.evaluate(() => document.body.dataset['least']))).toBeLessThan(0.99);
  const { position: there } = await demo.node('#star-1');
  expect(there.x).toBeCloseTo(start.x + 50 / scale.x, 1);
  expect(there.y).toBeCloseTo(start.y + 36 / scale.y, 1);
  await narrow(demo);
  expect((await demo.node('#star-1')).position).toEqual(there);
  await widen(demo, width);

  // A press without a drag lifts it, too, and only the main button does.
  await demo.click('#star-7');
  await isDown('star-7');
  expect((await demo.node('#star-7')).zIndex).toBe(9);
  await demo.click('#star-3', { button: 'right' });
  expect((await demo.node('#star-7')).zIndex).toBe(9);

  // Dropped on another star, it lies there, and the other one has not been touched.
  const { absolutePosition: four } = await demo.node('#star-4');
  const two = await demo.node('#star-2');
  await demo.drag(four, { x: two.absolutePosition.x - four.x, y: two.absolutePosition.y - four.y });
  await isDown('star-4');
  expect((await demo.node('#star-2')).position).toEqual(two.position);
  expect((await demo.node('#star-4')).position.x).toBeCloseTo(two.position.x, 0);
  expect((await demo.node('#star-4')).position.y).toBeCloseTo(two.position.y, 0);

  // A finger does the same, without scrolling the page, and only as far as the paper. Twice: the same end again.
  for (let i = 0; i < 2; i += 1) {
    const { absolutePosition: at } = await demo.node('#star-10');
    expect(await demo.swipe('#star-10', { x: 0, y: -at.y - 60 })).toBe('demo');
    await isDown('star-10');
    expect((await demo.node('#star-10')).position.y).toBe(-110);
  }
  expect(await demo.swipe({ x: 6, y: 100 }, { x: 0, y: -60 })).toBe('browser');

  // The keyboard picks up one star after the other, moves it, and puts it down.
  const order = (await demo.nodes('star')).map(({ id }) => id);
  const [first = '', second = ''] = order;
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('PageDown');
  await isUp(first);
  await demo.key('PageDown');
  await isUp(second);
  await isDown(first);
  const before = (await demo.node(`#${second}`)).position;
  const [key, by] = before.x < 0 ? ['ArrowRight', 16] : ['ArrowLeft', -16];
  await demo.key(String(key));
  expect((await demo.node(`#${second}`)).position.x).toBeCloseTo(before.x + Number(by), 3);
  expect((await demo.node(`#${second}`)).position.y).toBe(before.y);
  await demo.key('Tab');
  await isDown(second);

  // A new batch has other stars, and all of them lie.
  await demo.control('button', 'New batch').click();
  for (const { id } of stars) await isDown(id);
  expect((await demo.node('#star-1')).position).not.toEqual(there);
});
