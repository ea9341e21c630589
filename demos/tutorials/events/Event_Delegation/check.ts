import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  expect(await demo.count('tile')).toBe(12);
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.trim() === text,
    );
  await says('Click a tile.');

  for (const id of ['tile-1', 'tile-7', 'tile-12']) {
    await demo.click(`#${id}`);
    await says(`Clicked ${id}`);
    await demo.waitForNode(`#${id}`, (node) => (node.attrs.opacity ?? 1) === 1);
    const dimmed = (await demo.nodes('tile')).filter((tile) => tile.attrs.opacity === 0.45);
    expect(dimmed).toHaveLength(11);
  }

  // Between the tiles there is no shape, so the layer hears nothing.
  const { rect } = await demo.node('#tile-1');
  await demo.click({ x: rect.x + 68, y: rect.y + 30 });
  await says('Clicked tile-12');
  await demo.tap('#tile-3');
  await says('Clicked tile-3');

  // No tile has a listener of its own.
  const listeners = await demo.evaluate(
    (konva) =>
      konva.stages[0]?.find('.tile').filter((tile) => 'pointerclick' in tile.eventListeners).length,
  );
  expect(listeners).toBe(0);
});
