import { defineCheck, type Point } from '../../../types/check';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const selected = () =>
    demo.evaluate((konva) => {
      const [transformer] = konva.stages[0]?.find('Transformer') ?? [];
      return transformer instanceof konva.Transformer
        ? transformer.nodes().map((node) => node.id())
        : [];
    });
  const middle = async () => (await demo.stage()).width / 2;

  /** Draws a loop through points of the scene. */
  const loop = async (points: Point[]) => {
    const left = await middle();
    const [first = { x: 0, y: 0 }, ...others] = points.map(({ x, y }) => ({ x: x + left, y }));
    await demo.press(first);
    for (const point of others) await demo.moveTo(point);
    expect((await demo.node('lasso')).visible).toBe(true);
    await demo.release();
    await demo.waitForNode('lasso', ({ visible }) => !visible);
    return (await selected()).toSorted();
  };

  // A frame around all of coral and sun, and half of leaf, whose center stays outside.
  const upperLeft = [
    { x: -145, y: 10 },
    { x: 95, y: 10 },
    { x: 95, y: 60 },
    { x: 60, y: 120 },
    { x: -145, y: 120 },
  ];
  expect(await loop(upperLeft)).toEqual(['coral', 'sun']);
  expect(await demo.text()).toContain('2 selected');

  // A bay: sun is within the loop's bounds, but not in the loop.
  const bay = [
    { x: -145, y: 10 },
    { x: -45, y: 10 },
    { x: -45, y: 140 },
    { x: 60, y: 140 },
    { x: 60, y: 10 },
    { x: 150, y: 10 },
    { x: 150, y: 150 },
    { x: -145, y: 150 },
  ];
  expect(await loop(bay)).toEqual(['coral', 'leaf']);

  // The pointer may leave the canvas before it is released.
  const outside = [
    { x: -145, y: 10 },
    { x: 60, y: 10 },
    { x: 60, y: 150 },
    { x: -(await middle()) - 30, y: 150 },
  ];
  expect(await loop(outside)).toEqual(['coral', 'sun']);

  // Center or whole: the loop cuts through teal and plum, beyond their centers.
  const cut = [
    { x: -100, y: 180 },
    { x: 120, y: 180 },
    { x: 120, y: 270 },
    { x: -100, y: 270 },
  ];
  expect(await loop(cut)).toEqual(['plum', 'sky', 'teal']);
  await demo.control('combobox', 'Select by').choose('Whole shape');
  expect(await loop(cut)).toEqual(['sky']);

  // The selection is dragged together; a press on a shape begins no loop.
  await demo.control('combobox', 'Select by').choose('Center');
  await loop(cut);
  const before = await Promise.all(['#teal', '#plum', '#coral'].map((id) => demo.node(id)));
  await demo.drag('#sky', { x: -20, y: 15 });
  const after = await Promise.all(['#teal', '#plum', '#coral'].map((id) => demo.node(id)));
  const moved = after.map(({ position }, index) => [
    Math.round(position.x - (before[index]?.position.x ?? 0)),
    Math.round(position.y - (before[index]?.position.y ?? 0)),
  ]);
  expect(moved).toEqual([
    [-20, 15],
    [-20, 15],
    [0, 0],
  ]);
  expect((await selected()).length).toBe(3);

  // A click on the empty canvas selects nothing.
  await demo.click({ x: (await middle()) - 20, y: 150 });
  expect(await selected()).toEqual([]);

  // A finger draws, and the page does not scroll.
  await narrow(demo);
  const finger = await demo.finger({ x: 15, y: 10 });
  for (const point of [
    { x: 60, y: 12 },
    { x: 120, y: 10 },
    { x: 120, y: 110 },
    { x: 15, y: 110 },
  ]) {
    await finger.moveTo(point);
  }
  expect(await finger.lift()).toBe('demo');
  await demo.waitFor(selected, (ids) => ids.join() === 'coral');
});
