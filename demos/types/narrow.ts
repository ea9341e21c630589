import type { DemoHandle, Expect } from './check';

/** Width of a small phone, in pixels. */
const NARROW = 320;

/** Makes the demo's page as narrow as a small phone, 320 px, and waits until the stage has followed. */
export async function narrow(demo: DemoHandle): Promise<void> {
  await demo.evaluate(() => {
    document.body.style.width = '320px';
  });
  await demo.waitFor(
    () => demo.stage(),
    ({ width }) => width === NARROW,
  );
}

/** Restores the width of the demo's page, and waits until the stage has followed. */
export async function widen(demo: DemoHandle, width: number): Promise<void> {
  await demo.evaluate(() => {
    document.body.style.width = '';
  });
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.width === width,
  );
}

/**
 * After `narrow`: restores the width of the page, and asserts that a node of a scene around the stage's middle has kept its attributes and
 * its distance from that middle.
 */
export async function keepsPlaceWhenWide(
  { demo, expect }: { demo: DemoHandle; expect: Expect },
  selector: string,
  width: number,
): Promise<void> {
  const inNarrow = await demo.node(selector);
  await widen(demo, width);
  const inWide = await demo.node(selector);
  expect(inWide.attrs).toEqual(inNarrow.attrs);
  expect(inWide.absolutePosition.x - width / 2).toBeCloseTo(
    inNarrow.absolutePosition.x - NARROW / 2,
    1,
  );
  expect(inWide.absolutePosition.y).toBe(inNarrow.absolutePosition.y);
}
