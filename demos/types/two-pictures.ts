import type { DemoHandle, Expect, Point } from './check';
import { narrow } from './narrow';

/** Red, green, blue and alpha, 0 to 255. */
export type Pixel = [number, number, number, number];

/**
 * Points of the filter demos' image (`demos/assets/source/gelato.svg`) with a single color around them, by at least 3 pixels. In pixels
 * of the image, 480 by 320.
 */
export const spots = {
  sky: { x: 120, y: 20 },
  darkSkin: { x: 206, y: 212 },
  lightSkin: { x: 396, y: 212 },
  sign: { x: 30, y: 60 },
  awning: { x: 107, y: 112 },
  shirt: { x: 206, y: 300 },
  sand: { x: 262, y: 306 },
  white: { x: 85, y: 112 },
  hole: { x: 402, y: 62 },
} satisfies Record<string, Point>;

export type Spot = keyof typeof spots;

/** Two images of 480 by 320, side by side: in a page of this width, the pixels of the image are those of the screen. */
const WIDTH = 960;

/** Which of the two images: the original, or the one with filters. */
type Which = 'before' | 'after';

/** Waits until the image has loaded and its filtered copy is cached, in a page that shows both in their own size. */
export async function loaded(demo: DemoHandle): Promise<void> {
  await demo.waitFor(
    () => demo.evaluate((konva) => konva.stages[0]?.findOne('.filtered')?.isCached()),
    (isCached) => isCached === true,
  );
  await demo.evaluate((_konva, width) => {
    document.body.style.width = `${width}px`;
  }, WIDTH);
  await demo.waitFor(
    () => demo.stage(),
    ({ width }) => width === WIDTH,
  );
}

/** The color of the filtered image at a point of it. */
export async function pixelOf(
  demo: DemoHandle,
  { x, y }: Point,
  which: Which = 'after',
): Promise<Pixel> {
  const [[pixel] = []] = await windowsOf(demo, which, [{ x, y, width: 1, height: 1 }]);
  if (pixel === undefined) throw new Error(`No pixel at ${x}, ${y}.`);
  return pixel;
}

/** The colors of the original or of the filtered image at all spots. */
export async function pixelsOf(demo: DemoHandle, which: Which): Promise<Record<Spot, Pixel>> {
  const names = Object.keys(spots).filter((name): name is Spot => name in spots);
  const parts = names.map((name) => ({ ...spots[name], width: 1, height: 1 }));
  const windows = await windowsOf(demo, which, parts);
  const found = Object.fromEntries(names.map((name, place) => [name, windows[place]?.[0]]));
  return found as Record<Spot, Pixel>;
}

/** A part of the image, in its pixels. */
export type Part = Record<'x' | 'y' | 'width' | 'height', number>;

/** The colors of parts of the original or of the filtered image, row by row, after changes that wait have been drawn. */
export async function windowsOf(demo: DemoHandle, which: Which, parts: Part[]): Promise<Pixel[][]> {
  const left = which === 'before' ? 0 : WIDTH / 2;
  const moved = parts.map((part) => ({ ...part, x: left + part.x }));
  const found = await demo.evaluate((konva, windows) => {
    const layer = konva.stages[0]?.getLayers()[0]?.draw();
    const context = layer?.getNativeCanvasElement().getContext('2d');
    return windows.map(({ x, y, width, height }) =>
      Array.from(context?.getImageData(x, y, width, height).data ?? []),
    );
  }, moved);
  return found.map((data) =>
    Array.from({ length: data.length / 4 }, (_value, index): Pixel => {
      const [r = NaN, g = NaN, b = NaN, a = NaN] = data.slice(index * 4, index * 4 + 4);
      return [r, g, b, a];
    }),
  );
}

/**
 * Asserts that each pixel is what the formula makes of the original one. The tolerance for rounding is one step of 255.
 *
 * @param formula of a color without alpha, 0 to 255; its result is clamped to that range
 */
export function expectFormula(
  expect: Expect,
  before: Record<Spot, Pixel>,
  after: Record<Spot, Pixel>,
  formula: (color: [number, number, number]) => [number, number, number],
): void {
  for (const [spot, [r, g, b, alpha]] of Object.entries(before)) {
    const found = after[spot as Spot];
    expect(found[3], `alpha of ${spot}`).toBe(alpha);
    if (alpha === 0) continue;
    formula([r, g, b]).forEach((value, channel) => {
      const wanted = Math.max(0, Math.min(255, value));
      const distance = Math.abs((found[channel] ?? NaN) - wanted);
      expect(distance, `${spot}, channel ${channel}: ${found.join()}`).toBeLessThanOrEqual(1);
    });
  }
}

/** Tests the two images in a narrow stage: side by side, and the filter does not run again because the width has changed. */
export async function checkFit({ demo, expect }: { demo: DemoHandle; expect: Expect }) {
  await demo.evaluate(async () => {
    // Pending changes are drawn first.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { prototype } = CanvasRenderingContext2D;
    const original = prototype.putImageData;
    prototype.putImageData = function (...drawn: unknown[]) {
      document.body.dataset.filterRan = 'yes';
      Reflect.apply(original, this, drawn);
    };
  });
  await narrow(demo);
  const { height } = await demo.stage();
  expect(height).toBeCloseTo(320 / 3, 0);
  const [before, after] = [await demo.node('before'), await demo.node('filtered')];
  expect([before.rect.x, before.rect.width].map(Math.round)).toEqual([0, 160]);
  expect([after.rect.x, after.rect.width].map(Math.round)).toEqual([160, 160]);
  const didRun = await demo.evaluate(() => document.body.dataset.filterRan);
  expect(didRun, 'the filter ran because the width changed').toBeUndefined();
}
