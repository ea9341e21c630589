import type { DemoHandle, Expect, Point } from './check';
import { narrow } from './narrow';
import { spots, type Pixel, type Spot } from './two-pictures';

/** Waits until the image has loaded and its filtered copy is cached. */
export async function loaded(demo: DemoHandle): Promise<void> {
  await demo.waitFor(
    () => demo.evaluate((konva) => konva.stages[0]?.findOne('.filtered')?.isCached()),
    (isCached) => isCached === true,
  );
  await moveDivider(demo, 0);
  await demo.waitFor(
    async () => (await pixelsOf(demo, 'after')).sign[3],
    (alpha) => alpha > 0,
  );
}

/** Moves the divider with its slider, to an x in pixels of the image: 0 shows all filtered, 480 the original. */
export async function moveDivider(demo: DemoHandle, to: number): Promise<void> {
  await demo.control('slider', 'Divider').fill(String(to));
  await demo.waitForNode('divider', ({ position }) => position.x === to);
}

/** The middle of a pixel of the image, on the stage. */
function middleOf({ x, y }: Point, picture: Point): Point {
  return { x: picture.x + x + 0.5, y: picture.y + y + 0.5 };
}

/** The colors of the original or of the filtered image at all spots. */
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

/**
 * Tests the divider: dragged, kept on the image, moved with its slider's keys, and in a narrow stage. The four figures must be present.
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
