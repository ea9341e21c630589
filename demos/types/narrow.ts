import type { DemoHandle, Expect } from './check';

/** Width of a small phone, in pixels. */
const NARROW = 320;

/** Gives the demo's page a width, and waits until the stage has followed and is drawn. */
async function setWidth(demo: DemoHandle, style: string, width: number): Promise<void> {
  await demo.evaluate((_, value) => {
    document.body.style.width = value;
  }, style);
  let readings = 0;
  await demo.waitFor(
    () => demo.stage(),
    (stage) => {
      if (stage.width === width) readings += 1;
      // The layers are drawn a frame later than the stage gets its width, and until then Konva finds shapes where they were. Between two
      // readings, what has changed is drawn.
      return readings > 1;
    },
  );
}

/** Makes the demo's page as narrow as a small phone, 320 px, and waits until the stage has followed. */
export const narrow = (demo: DemoHandle): Promise<void> => setWidth(demo, '320px', NARROW);

/** Restores the width of the demo's page, and waits until the stage has followed. */
export const widen = (demo: DemoHandle, width: number): Promise<void> => setWidth(demo, '', width);

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
