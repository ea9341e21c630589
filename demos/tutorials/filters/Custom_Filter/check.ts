import {
  checkFit,
  expectFormula,
  loaded,
  pixelsOf,
  spots,
  windowsOf,
} from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

/** Rows of the sky from the upper edge, through one color after another; and a row of the hole. */
const SKY = { x: 120, y: 0, width: 1, height: 26 };
const HOLE = { ...spots.hole, width: 1, height: 1 };

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const [sky = []] = await windowsOf(demo, 'before', [SKY]);
  const setBands = async (height: number) => {
    await demo.control('slider', 'Bands').fill(String(height));
    await demo.waitFor(
      () => demo.text(),
      (text) => new RegExp(`\\b${height} px`).test(text),
    );
  };

  // Paper fills the hole; the bands lie on it.
  for (const height of [2, 5, 12]) {
    await setBands(height);
    const [bands = [], hole = []] = await windowsOf(demo, 'after', [SKY, HOLE]);
    const dark = (row: number) => Math.floor(row / height) % 2 === 1;
    bands.forEach(([r, g, b, alpha], row) => {
      const factor = dark(row) ? 0.6 : 1;
      const wanted = sky[row]?.slice(0, 3).map((value) => value * factor) ?? [];
      [r, g, b].forEach((value, channel) => {
        const what = `height ${height}, row ${row}: ${r}, ${g}, ${b}, not ${wanted.join()}`;
        expect(Math.abs(value - (wanted[channel] ?? NaN)), what).toBeLessThanOrEqual(1);
      });
      expect(alpha).toBe(255);
    });
    const gray = dark(HOLE.y) ? 153 : 255;
    expect(hole).toEqual([[gray, gray, gray, 255]]);
  }

  // Without paper, the hole is a hole again; without bands, nothing is left of the filters.
  await demo.control('checkbox', 'White paper').check(false);
  await demo.waitFor(
    () => windowsOf(demo, 'after', [HOLE]),
    ([pixels]) => pixels?.[0]?.[3] === 0,
  );
  await setBands(0);
  expectFormula(expect, before, await pixelsOf(demo, 'after'), (color) => color);

  await checkFit({ demo, expect });
});
