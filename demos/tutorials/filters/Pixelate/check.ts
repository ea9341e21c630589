import {
  checkFit,
  loaded,
  pixelsOf,
  windowsOf,
  type Part,
  type Pixel,
} from '../../../types/two-pictures';
import { defineCheck, type Point } from '../../../types/check';

/** A letter, the edge of the awning, an eye, rigging, a wave, the last row of blocks, and the rim of the hole. */
const PLACES: Point[] = [
  { x: 60, y: 66 },
  { x: 96, y: 112 },
  { x: 197, y: 206 },
  { x: 300, y: 170 },
  { x: 230, y: 222 },
  { x: 169, y: 318 },
  { x: 372, y: 37 },
];

/** The steps that Posterize leaves: a sixth of 255. */
const STEP = 42.5;

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const flat = await pixelsOf(demo, 'before');
  const blocks = { 5: PLACES.map(blockOf(5)), 14: PLACES.map(blockOf(14)) };
  const means = {
    5: (await windowsOf(demo, 'before', blocks[5])).map(mean),
    14: (await windowsOf(demo, 'before', blocks[14])).map(mean),
  };
  const setSize = async (size: number) => {
    await demo.control('slider', 'Size').fill(String(size));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.pixelSize === size);
  };

  // Each block has one color, the mean of the pixels that it covers.
  for (const size of [5, 14] as const) {
    await setSize(size);
    const found = await windowsOf(demo, 'after', blocks[size]);
    found.forEach((pixels, index) => {
      const wanted = means[size][index] ?? [NaN, NaN, NaN, NaN];
      const what = `size ${size}, block ${index}: not all ${wanted.join()}`;
      expect(Math.max(...pixels.map((pixel) => distance(pixel, wanted))), what).toBeLessThan(2.5);
    });
    // The rim of the hole is half transparent now.
    const rim = found.at(-1)?.[0]?.[3];
    expect(rim).toBeGreaterThan(20);
    expect(rim).toBeLessThan(235);
  }
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('14 px, 35 × 23 blocks'),
  );

  // Few colors: of each mean, the step below remains.
  await demo.control('checkbox', 'Few colors').check(true);
  const corners = blocks[14].slice(0, -1).map((block) => ({ ...block, width: 1, height: 1 }));
  const posterized = await demo.waitFor(
    () => windowsOf(demo, 'after', corners),
    (windows) => windows.every(([pixel]) => pixel?.every(isStep)),
  );
  posterized.forEach(([pixel], index) => {
    pixel?.forEach((value, channel) => {
      const lost = (means[14][index]?.[channel] ?? NaN) - value;
      expect(lost, `lost by block ${index}, channel ${channel}`).toBeGreaterThan(-2);
      expect(lost, `lost by block ${index}, channel ${channel}`).toBeLessThan(STEP + 2);
    });
  });
  await demo.control('checkbox', 'Few colors').check(false);

  await setSize(1);
  await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    (pixels) => JSON.stringify(pixels) === JSON.stringify(flat),
  );

  await checkFit({ demo, expect });
});

/** The block that a place is in. Blocks start at the top left corner; the last ones are cut off. */
function blockOf(size: number) {
  return ({ x, y }: Point): Part => {
    const left = Math.floor(x / size) * size;
    const top = Math.floor(y / size) * size;
    return {
      x: left,
      y: top,
      width: Math.min(size, 480 - left),
      height: Math.min(size, 320 - top),
    };
  };
}

/** Colors count as much as they are opaque. */
function mean(pixels: Pixel[]): Pixel {
  const sum = (of: (pixel: Pixel) => number) =>
    pixels.reduce((total, pixel) => total + of(pixel), 0);
  const alpha = sum((pixel) => pixel[3]);
  return [
    sum((pixel) => pixel[0] * pixel[3]) / alpha,
    sum((pixel) => pixel[1] * pixel[3]) / alpha,
    sum((pixel) => pixel[2] * pixel[3]) / alpha,
    alpha / pixels.length,
  ];
}

/** The largest difference of a channel. */
function distance(one: Pixel, other: Pixel) {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? NaN))));
}

function isStep(value: number) {
  return Math.abs(value - Math.round(value / STEP) * STEP) <= 1;
}
