import { checkFit, loaded, pixelOf, type Pixel } from '../../../types/two-pictures';
import { defineCheck, type DemoHandle } from '../../../types/check';

/** Places of the mug's picture (`demos/assets/source/mug.svg`), in its pixels of 480 by 320. */
const spots = {
  left: { x: 30, y: 200 },
  right: { x: 450, y: 30 },
  opening: { x: 310, y: 172 },
  mug: { x: 218, y: 135 },
  label: { x: 185, y: 165 },
  string: { x: 130, y: 44 },
  tag: { x: 100, y: 130 },
};

/** The distance of the left edge's color from the right edge's. */
const CORNERS = Math.hypot(12, 11, 9);

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  await demo.waitForNode('filtered', ({ attrs }) => attrs.threshold === 24);
  await demo.waitFor(
    () => demo.text(),
    (text) => / % gone/.test(text),
  );
  const before = await pixels(demo, 'before');
  expect(Object.values(before).every(([, , , alpha]) => alpha === 255)).toBe(true);

  const setThreshold = async (threshold: number, isInEffect: (percent: number) => boolean) => {
    await demo.control('slider', 'Threshold').fill(String(threshold));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.threshold === threshold);
    await demo.waitFor(() => percentGone(demo), isInEffect);
    expect(await demo.text()).toContain(`corners differ by ${CORNERS.toFixed(1)}`);
    return pixels(demo, 'after');
  };
  const gone = (after: Record<string, Pixel>) =>
    Object.keys(spots).filter((spot) => after[spot]?.[3] === 0);

  // Corners that differ by more than the threshold: nothing happens.
  expect(await setThreshold(18, (percent) => percent === 0)).toEqual(before);

  // The backdrop is gone, also inside of the handle, and so is the thin string. Everything else is as it was.
  const masked = await setThreshold(28, (percent) => percent > 50 && percent < 80);
  const withLabel = await percentGone(demo);
  expect(gone(masked)).toEqual(['left', 'right', 'opening', 'string']);
  for (const spot of ['mug', 'label', 'tag'] as const) expect(masked[spot]).toEqual(before[spot]);

  // Farther colors: the pale label has a hole, red and yellow are still there.
  const holes = await setThreshold(29, (percent) => percent > withLabel);
  expect(gone(holes)).toEqual(['left', 'right', 'opening', 'label', 'string']);
  expect([holes.mug, holes.tag]).toEqual([before.mug, before.tag]);

  await setThreshold(24, (percent) => percent < 80);
  await checkFit({ demo, expect });
});

/** The share of the picture that is gone, in percent, as the readout says. */
async function percentGone(demo: DemoHandle) {
  return Number(/(\d+) % gone/.exec(await demo.text())?.[1]);
}

/** The colors of one of the two pictures at all spots. */
async function pixels(
  demo: DemoHandle,
  which: 'before' | 'after',
): Promise<Record<keyof typeof spots, Pixel>> {
  const { left, right, opening, mug, label, string, tag } = spots;
  return {
    left: await pixelOf(demo, left, which),
    right: await pixelOf(demo, right, which),
    opening: await pixelOf(demo, opening, which),
    mug: await pixelOf(demo, mug, which),
    label: await pixelOf(demo, label, which),
    string: await pixelOf(demo, string, which),
    tag: await pixelOf(demo, tag, which),
  };
}
