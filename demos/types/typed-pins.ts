import type { DemoCheck } from './check';

/** The check of the guides' demos about types: a press reports its target, and a drag is saved. */
export const checkTypedPins: DemoCheck = async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  await says('You pressed nothing yet.');
  const [, mill] = await demo.nodes('pin');
  const at = mill?.absolutePosition ?? { x: 0, y: 0 };

  await demo.click(at);
  await says('You pressed a circle of radius 24.');
  await demo.click({ x: at.x, y: at.y + 44 });
  await says('You pressed the text “Mill”.');
  await demo.click({ x: at.x, y: 20 });
  await says('You pressed the water.');

  // A drag is saved, and a later one begins where it ended.
  await demo.drag(at, { x: 30, y: -40 });
  await demo.drag({ x: at.x + 30, y: at.y - 40 }, { x: -20, y: 60 });
  const moved = (await demo.nodes('pin'))[1]?.absolutePosition;
  expect(moved?.x).toBeCloseTo(at.x + 10, 0);
  expect(moved?.y).toBeCloseTo(at.y + 20, 0);
};
