import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const frameWidth = () =>
    demo.evaluate(() => document.querySelector('[style*="resize"]')?.clientWidth ?? 0);
  /** Asserts that the stage fills its parent's width with the scene's proportions. */
  const expectFit = async () => {
    const width = await frameWidth();
    const stage = await demo.waitFor(
      () => demo.stage(),
      (now) => now.width === width,
    );
    expect(stage.scaleX).toBeCloseTo(width / 1000, 6);
    expect(stage.scaleY).toBe(stage.scaleX);
    expect(stage.height).toBeCloseTo(width * 0.56, 4);
    expect(await demo.text()).toContain(`${width} × ${Math.round(width * 0.56)} pixels`);
    return width;
  };

  const full = await expectFit();
  const balloon = await demo.node('#coral');
  expect(balloon.absolutePosition.x).toBeCloseTo((330 * full) / 1000, 4);

  // The slider makes the parent narrower: the scene keeps its proportions and its own coordinates.
  await demo.control('slider', 'Width').fill('60');
  await demo.waitFor(frameWidth, (width) => width < full * 0.65);
  const narrow = await expectFit();
  const smaller = await demo.node('#coral');
  expect(smaller.position).toEqual({ x: 330, y: 190 });
  expect(smaller.absolutePosition.x).toBeCloseTo((330 * narrow) / 1000, 4);

  // The pointer is found right at this scale, and a drag is in the scene's units.
  await demo.drag('#coral', { x: 30, y: 12 });
  const dragged = await demo.waitForNode('#coral', (node) => node.position.x > 330);
  // demo.drag counts in pixels of the screen.
  expect(Math.abs(dragged.absolutePosition.x - smaller.absolutePosition.x - 30)).toBeLessThan(1.5);
  expect(dragged.position.x).toBeCloseTo((dragged.absolutePosition.x * 1000) / narrow, 4);
  expect(Math.abs(dragged.absolutePosition.y - smaller.absolutePosition.y - 12)).toBeLessThan(1.5);

  // Cover fills a frame of fixed height and crops, scroll shows the scene at its own size, both with the same coordinates.
  const way = demo.control('combobox', 'Way');
  await way.choose('Cover');
  const covered = await demo.waitFor(
    () => demo.stage(),
    ({ height }) => height === 190,
  );
  expect(covered.width).toBe(narrow);
  expect(covered.scaleX).toBeCloseTo(Math.max(narrow / 1000, 190 / 560), 6);
  expect(covered.y).toBeCloseTo((190 - 560 * covered.scaleX) / 2, 4);
  expect(covered.x).toBeCloseTo((narrow - 1000 * covered.scaleX) / 2, 4);
  await way.choose('Scroll');
  await demo.waitFor(
    () => demo.stage(),
    ({ width, scaleX }) => width === 1000 && scaleX === 1,
  );
  expect(await frameWidth()).toBeLessThan(full * 0.65);
  expect((await demo.node('#coral')).position).toEqual(dragged.position);
  await way.choose('Fit');
  await demo.waitFor(
    () => demo.stage(),
    ({ x, width }) => x === 0 && width === narrow,
  );

  // Any other change of the parent counts as well, and the balloon stays where it is in the scene.
  await demo.evaluate(() => {
    const frame = document.querySelector<HTMLElement>('[style*="resize"]');
    if (frame) frame.style.width = '300px';
  });
  await demo.waitFor(frameWidth, (width) => width === 300);
  await expectFit();
  const kept = await demo.node('#coral');
  expect(kept.position).toEqual(dragged.position);
});
