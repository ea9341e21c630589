import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';
import { looks } from './shared/looks';

const CHANGED = ['x', 'y', 'rotation', 'scaleX', 'strokeWidth', 'opacity'] as const;

export default defineCheck(async ({ demo, expect }) => {
  const press = (label: string) => demo.control('button', label).click();
  const { start, end } = looks;

  /** How far each attribute is on its way from the start to the end. */
  const progress = async () => {
    const { attrs } = await demo.node('box');
    return CHANGED.map((name) => (Number(attrs[name]) - start[name]) / (end[name] - start[name]));
  };
  const arrives = (goal: number) =>
    demo.waitFor(progress, (parts) => parts.every((part) => Math.abs(part - goal) < 1e-6));
  /**
   * Presses a button, and holds that the box is still where it was when the press has been heard: a tween that plays moves its node at once by the
   * milliseconds that have passed since, about a tenth of a pixel each. A jump to either end is ten pixels or more.
   */
  const pressWithoutJump = async (label: string) => {
    const places = await demo.evaluate((konva, name) => {
      const box = konva.stages[0]?.findOne('.box');
      const button = [...document.querySelectorAll('button')].find(
        (one) => one.textContent === name,
      );
      const before = box?.x();
      button?.click();
      return { before, after: box?.x() };
    }, label);
    const { before = NaN, after = NaN } = places;
    expect(Math.abs(after - before)).toBeLessThan(4);
  };

  // Nothing moves before it is asked to.
  await arrives(0);

  // A linear tween takes all attributes the same part of their way.
  await press('Play');
  const [first = 0, ...others] = await demo.waitFor(progress, ([part = 0]) => part > 0.1);
  for (const part of others) expect(part).toBeCloseTo(first, 6);
  const { attrs } = await demo.node('box');
  expect(attrs.fill).toMatch(/^rgba\(/);

  // Back from where it is, without a jump, and there again.
  await pressWithoutJump('Play back');
  const [turned = 0] = await progress();
  await demo.waitFor(progress, ([part = 0]) => part < turned || part === 0);
  await pressWithoutJump('Play');
  await arrives(1);
  // The tween can reach its end one frame before it finishes.
  await demo.waitFor(
    () => outOfStep(demo),
    (found) => found.length === 0,
  );

  // The end is kept when the page is narrow, and the way back works there.
  const { width } = await demo.stage();
  await narrow(demo);
  await arrives(1);
  await press('Play back');
  await arrives(0);
  // The tween adds up fractions, which end a rounding error beside the start.
  const { absolutePosition } = await demo.node('box');
  expect(absolutePosition.x).toBeCloseTo(160 + start.x, 6);
  expect(absolutePosition.y).toBeCloseTo(start.y, 6);
  await keepsPlaceWhenWide({ demo, expect }, 'box', width);
});
