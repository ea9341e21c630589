import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

const NAMES = ['EaseIn', 'EaseInOut', 'EaseOut'];
/** A place of the stage that no box covers. */
const ASIDE = { x: 6, y: 6 };

export default defineCheck(async ({ demo, expect }) => {
  const scales = async () =>
    (await Promise.all(NAMES.map((name) => demo.node(name)))).map(({ scale }) => scale);
  const rests = (...wanted: number[]) =>
    demo.waitFor(scales, (found) =>
      found.every(({ x, y }, index) => x === y && Math.abs(x - (wanted[index] ?? NaN)) < 1e-6),
    );

  // The pointer: only the box under it grows, and it shrinks on leave.
  await rests(1, 1, 1);
  await demo.hover('EaseInOut');
  await rests(1, 1.5, 1);
  await demo.hover(ASIDE);
  await rests(1, 1, 1);

  // A finger.
  await demo.tap('EaseOut');
  await rests(1, 1, 1.5);
  await demo.tap(ASIDE);
  await rests(1, 1, 1);

  // The keyboard. Each drawing of the three together, both ways, is on the curves.
  await demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[0];
    layer?.on('draw', () => {
      const sizes = ['EaseIn', 'EaseInOut', 'EaseOut'].map((name) =>
        layer.findOne(`.${name}`)?.scaleX(),
      );
      document.body.dataset.drawn = [document.body.dataset.drawn ?? '', sizes.join()].join(' ');
    });
  });
  /** How far the three boxes were on their way, in each drawing that was neither the first nor the last. */
  const between = async () => {
    const drawn = await demo.evaluate(() => document.body.dataset.drawn ?? '');
    return drawn
      .trim()
      .split(' ')
      .map((sizes) => sizes.split(',').map((size) => (Number(size) - 1) / 0.5))
      .filter((parts) => parts.every((part) => part > 0.01 && part < 0.99));
  };
  // A machine that stalls may draw nothing on the way.
  for (let attempt = 0; attempt < 5 && (await between()).length === 0; attempt++) {
    await demo.control('button', 'All three').focus();
    await rests(1.5, 1.5, 1.5);
    await demo.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await rests(1, 1, 1);
  }
  const found = await between();
  expect(found.length).toBeGreaterThan(0);
  for (const [easeIn = NaN, easeInOut = NaN, easeOut = NaN] of found) {
    const time = Math.sqrt(easeIn);
    const wanted = time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time);
    // The tweens begin one after the other, a millisecond apart.
    expect(Math.abs(easeInOut - wanted)).toBeLessThan(0.1);
    expect(Math.abs(easeOut - (1 - (1 - time) * (1 - time)))).toBeLessThan(0.1);
  }

  // Each button has a box of its own.
  await demo.control('button', 'EaseIn').focus();
  await rests(1.5, 1, 1);

  await narrow(demo);
  await rests(1.5, 1, 1);
  const { absolutePosition } = await demo.node('EaseOut');
  expect(absolutePosition).toEqual({ x: 264, y: 70 });
});
