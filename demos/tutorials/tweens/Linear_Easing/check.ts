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
  const halfway = (isThere: (part: number) => boolean) =>
    demo.waitFor(progress, ([part = 0]) => part > 0.2 && part < 0.8 && isThere(part));

  // Nothing moves before it is asked to.
  await arrives(0);

  // A linear tween takes all attributes the same part of their way.
  await press('Play');
  const [first = 0, ...others] = await halfway(() => true);
  for (const part of others) expect(part).toBeCloseTo(first, 6);
  const { attrs } = await demo.node('box');
  expect(attrs.fill).toMatch(/^rgba\(/);

  // Back from the middle, without a jump, and there again from the middle.
  const [before = 0] = await progress();
  await press('Play back');
  await halfway((part) => part < before);
  await press('Play');
  await arrives(1);
  expect(await outOfStep(demo)).toEqual([]);
  expect(await demo.text()).toContain('x 80, rotation 90°, opacity 0.60');

  // The end is kept when the page is narrow, and the way back works there.
  const { width } = await demo.stage();
  await narrow(demo);
  await arrives(1);
  await press('Play back');
  await arrives(0);
  expect((await demo.node('box')).absolutePosition).toEqual({ x: 160 + start.x, y: start.y });
  await keepsPlaceWhenWide({ demo, expect }, 'box', width);
});
