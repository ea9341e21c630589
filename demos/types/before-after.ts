import type { DemoHandle, Expect, Point } from './check';
import { narrow } from './narrow';

/** Red, green, blue and alpha, 0 to 255. */
export type Pixel = [number, number, number, number];

/**
 * Points of the filter demos' picture (`demos/assets/source/gelato.svg`) with a single color around them, by at least 3 pixels. In pixels
 * of the picture, 480 by 320.
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

/** Waits until the picture has loaded and its filtered copy is cached. */
export async function loaded(demo: DemoHandle): Promise<void> {
  await demo.waitFor(
    () => demo.evaluate((konva) => konva.stages[0]?.findOne('.filtered')?.isCached()),
    (isCached) => isCached === true,
  );
  await moveDivider(demo, 0);
  await demo.waitFor(
    async () => (await pixelOf(demo, spots.sign))[3],
    (alpha) => alpha > 0,
  );
}

/** Moves the divider with its slider, to an x in pixels of the picture: 0 shows all filtered, 480 the original. */
export async function moveDivider(demo: DemoHandle, to: number): Promise<void> {
  await demo.control('slider', 'Divider').fill(String(to));
  await demo.waitForNode('divider', ({ position }) => position.x === to);
}

/** The color of the canvas at a point of the picture. */
export async function pixelOf(demo: DemoHandle, place: Point): Promise<Pixel> {
  const { absolutePosition } = await demo.node('before');
  return demo.pixel(middleOf(place, absolutePosition));
}

/** The middle of a pixel of the picture, on the stage. */
function middleOf({ x, y }: Point, picture: Point): Point {
  return { x: picture.x + x + 0.5, y: picture.y + y + 0.5 };
}

/** The colors of the original or of the filtered picture at all spots. */
export async function pixelsOf(
  demo: DemoHandle,
  half: 'before' | 'after',
): Promise<Record<Spot, Pixel>> {
  await moveDivider(demo, half === 'before' ? 480 : 0);
  const { absolutePosition } = await demo.node('before');
  const names = Object.keys(spots).filter((name): name is Spot => name in spots);
  const places = names.map((name) => middleOf(spots[name], absolutePosition));
  const colors = await demo.pixels(places);
  const found = Object.fromEntries(names.map((name, place) => [name, colors[place]]));
  return found as Record<Spot, Pixel>;
}

/** A part of the picture, in its pixels. */
export type Part = Record<'x' | 'y' | 'width' | 'height', number>;

/**
 * The colors of parts of the original or of the filtered picture, row by row: for filters that read neighboring pixels. The divider's line
 * covers a few columns, at the left edge after them and at the right edge before them.
 */
export async function windowsOf(
  demo: DemoHandle,
  half: 'before' | 'after',
  parts: Part[],
): Promise<Pixel[][]> {
  await moveDivider(demo, half === 'before' ? 480 : 0);
  const found = await demo.evaluate((konva, windows) => {
    const layer = konva.stages[0]?.getLayers()[0]?.draw();
    const origin = layer?.findOne('.before')?.getAbsolutePosition() ?? { x: 0, y: 0 };
    const context = layer?.getNativeCanvasElement().getContext('2d');
    return windows.map(({ x, y, width, height }) => {
      const image = context?.getImageData(origin.x + x, origin.y + y, width, height);
      return Array.from(image?.data ?? []);
    });
  }, parts);
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

/**
 * Tests the divider: dragged, kept on the picture, moved with its slider's keys, and in a narrow stage. The four figures must be present.
 */
export async function checkDivider({ demo, expect }: { demo: DemoHandle; expect: Expect }) {
  const slider = demo.control('slider', 'Divider');
  await moveDivider(demo, 240);
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
  await demo.drag('divider', { x: -100, y: 30 });
  const dragged = await demo.waitForNode('divider', ({ position }) => position.x === 140);
  expect(dragged.position.y).toBe(0);
  expect(await slider.value()).toBe('140');
  const didRun = await demo.evaluate(() => document.body.dataset.filterRan);
  expect(didRun, 'the filter ran because the divider moved').toBeUndefined();
  const clipped = await demo.node('after');
  expect([clipped.attrs.clipX, clipped.attrs.clipWidth]).toEqual([140, 340]);

  await demo.drag('divider', { x: -300, y: 0 });
  await demo.waitForNode('divider', ({ position }) => position.x === 0);
  await slider.focus();
  await demo.key('ArrowRight');
  await demo.waitForNode('divider', ({ position }) => position.x === 1);
  await demo.key('End');
  await demo.waitForNode('divider', ({ position }) => position.x === 480);

  expect(await demo.text()).toMatch(
    /Making the cache\s+(< 0\.1|[\d.]+) ms\s+First drawing\s+(< 0\.1|[\d.]+) ms\s+Drawing after a change\s+(< 0\.1|[\d.]+) ms\s+Drawing without one\s+(< 0\.1|[\d.]+) ms/,
  );

  await narrow(demo);
  const { height } = await demo.stage();
  expect(height).toBeCloseTo((320 * 320) / 480, 0);
  await moveDivider(demo, 240);
  await demo.drag('divider', { x: 80, y: 0 });
  await demo.waitForNode('divider', ({ position }) => Math.abs(position.x - 360) <= 1);
}
