import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck, type DemoHandle } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const ranges = await rangesOf(demo);
  // A hazy picture to begin with: no channel has black or white.
  for (const { lowest, highest } of ranges) {
    expect(lowest).toBeGreaterThan(60);
    expect(highest).toBeLessThan(230);
  }

  const slider = demo.control('slider', 'Enhance');
  for (const enhance of [0, 0.5, 1, -0.5, -1]) {
    await slider.fill(String(enhance));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.enhance === enhance);
    const goals = ranges.map(({ lowest, highest }) => goalOf(lowest, highest, enhance));
    const readout = goals.map(([from, to], channel) => {
      const { lowest, highest } = ranges[channel] ?? { lowest: NaN, highest: NaN };
      return `${'RGB'.charAt(channel)} ${lowest}–${highest} → ${from}–${to}`;
    });
    await demo.waitFor(
      () => demo.text(),
      (text) => enhance !== 0 || text.includes(readout.join(', ')),
    );
    const after = await pixelsOf(demo, 'after');
    const stretched = (value: number, channel: number) => {
      const { lowest, highest } = ranges[channel] ?? { lowest: NaN, highest: NaN };
      const [from, to] = goalOf(lowest, highest, enhance, false);
      return from + ((value - lowest) / (highest - lowest)) * (to - from);
    };
    expectFormula(expect, before, after, ([r, g, b]) => [
      stretched(r, 0),
      stretched(g, 1),
      stretched(b, 2),
    ]);
    if (enhance === 1) {
      expect(await demo.text()).toMatch(/R \S+ → 0–255, G \S+ → 0–255, B \S+ → 0–255/);
    }
  }

  await slider.fill('0.7');
  await checkFit({ demo, expect });
});

/** The range that a channel has afterward: stretched toward 0 and 255, or drawn together around its middle. */
function goalOf(lowest: number, highest: number, enhance: number, isRounded = true) {
  const middle = (lowest + highest) / 2;
  const goal =
    enhance > 0
      ? [lowest * (1 - enhance), highest + (255 - highest) * enhance]
      : [middle + (lowest - middle) * (1 + enhance), middle + (highest - middle) * (1 + enhance)];
  const [from = NaN, to = NaN] = isRounded ? goal.map(Math.round) : goal;
  return [from, to] as const;
}

/** The lowest and the highest value of each channel in the node's cache, read without the demo's code. */
async function rangesOf(demo: DemoHandle) {
  return demo.evaluate((konva) => {
    const node = konva.stages[0]?.findOne('.filtered')?.clone();
    node?.setAttrs({ x: 0, filters: [] }).cache();
    const canvas = node?.toCanvas({
      x: 0,
      y: 0,
      width: 480,
      height: 320,
      pixelRatio: devicePixelRatio,
    });
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    node?.destroy();
    return [0, 1, 2].map((channel) => {
      const values = [...(pixels ?? [])].filter((_value, index) => index % 4 === channel);
      const [lowest, highest] = values.reduce(
        ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
        [255, 0],
      );
      return { lowest, highest };
    });
  });
}
