import { checkFit, loaded, pixelOf, pixelsOf, spots } from '../../../types/two-pictures';
import { defineCheck, type DemoHandle, type Point } from '../../../types/check';

/** A letter of the sign, the edge of the awning, an eye, rigging, and a place at the lower edge of the picture. */
const EDGES: Point[] = [
  { x: 60, y: 66 },
  { x: 96, y: 112 },
  { x: 197, y: 206 },
  { x: 300, y: 170 },
  { x: 169, y: 318 },
];

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const flat = await pixelsOf(demo, 'before');
  const originals = await pictureOf(demo);
  const slider = demo.control('slider', 'Radius');
  const setRadius = async (radius: number) => {
    await slider.fill(String(radius));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.blurRadius === radius);
  };

  for (const radius of [3, 8]) {
    await setRadius(radius);
    for (const place of EDGES) {
      const found = await pixelOf(demo, place);
      const wanted = stackBlur(originals, place, radius);
      for (const channel of [0, 1, 2]) {
        const distance = Math.abs((found[channel] ?? NaN) - (wanted[channel] ?? NaN));
        const what = `radius ${radius} at ${place.x}, ${place.y}: ${found.join()}, not ${wanted.join()}`;
        expect(distance, what).toBeLessThanOrEqual(3);
      }
    }
  }
  // The hole is blurred too: its edge takes in color, and its middle does not with a small radius.
  expect((await pixelOf(demo, { x: spots.hole.x + 35, y: spots.hole.y }))[3]).toBeGreaterThan(0);
  expect((await pixelOf(demo, spots.hole))[3]).toBe(0);

  await setRadius(0);
  expect(await pixelsOf(demo, 'after')).toEqual(flat);

  // The browser's own blur, with half of the radius, comes close to the function away from the edge of the picture.
  await setRadius(8);
  const byFunction = await pixelOf(demo, { x: 96, y: 112 });
  await demo.control('checkbox', 'CSS filter').check(true);
  const byCss = await demo.waitFor(
    () => pixelOf(demo, { x: 96, y: 112 }),
    (pixel) => pixel.join() !== byFunction.join(),
  );
  byCss.forEach((value, channel) => {
    expect(Math.abs(value - (byFunction[channel] ?? NaN))).toBeLessThanOrEqual(14);
  });
  await demo.control('checkbox', 'CSS filter').check(false);

  await checkFit({ demo, expect });
});

/** The picture's opaque left part as it is on the canvas, 440 by 320, red, green, blue for each pixel. */
async function pictureOf(demo: DemoHandle): Promise<number[]> {
  return demo.evaluate((konva) => {
    const stage = konva.stages[0];
    const at = stage?.findOne('.before')?.getAbsolutePosition();
    const context = stage?.getLayers()[0]?.getNativeCanvasElement().getContext('2d');
    const ratio = konva.pixelRatio;
    if (!at || !context || ratio !== 1) return [];
    const { data } = context.getImageData(at.x, at.y, 440, 320);
    return Array.from(data).filter((_value, index) => index % 4 < 3);
  });
}

/** Each neighbor counts more the nearer it is, falling in a straight line to 0; past the edge the last pixel is repeated. */
function stackBlur(pixels: number[], { x, y }: Point, radius: number): number[] {
  const sums = [0, 0, 0];
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const weight = (radius + 1 - Math.abs(dx)) * (radius + 1 - Math.abs(dy));
      const row = Math.max(0, Math.min(319, y + dy));
      const column = Math.max(0, Math.min(439, x + dx));
      for (const channel of [0, 1, 2]) {
        sums[channel] =
          (sums[channel] ?? 0) + weight * (pixels[(row * 440 + column) * 3 + channel] ?? NaN);
      }
    }
  }
  return sums.map((sum) => sum / (radius + 1) ** 4);
}
