import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const perLayer = () =>
    demo.evaluate((konva) =>
      konva.stages[0]?.getLayers().map((layer) => layer.getChildren().length),
    );
  const layersAre = (wanted: number[]) =>
    demo.waitFor(perLayer, (now) => now?.join() === wanted.join());

  await layersAre([...Array.from({ length: 10 }, () => 1000), 0]);
  await demo.waitFor(
    () => demo.text(),
    (text) => /\d+ frames per second, slowest \d+ ms/.test(text),
  );

  // The last star of the last layer lies on top.
  const star = await demo.node('#10000');
  const { absolutePosition: place } = star;
  const at = { x: Math.round(place.x), y: Math.round(place.y) };
  await demo.hover(at);
  expect(await demo.cursor()).toBe('grab');

  // Pressed, it is on the top layer at once; dropped, it is at home again at its new place.
  await demo.press(at);
  await layersAre([...Array.from({ length: 9 }, () => 1000), 999, 1]);
  await demo.moveTo({ x: at.x + 30, y: at.y - 24 });
  await demo.waitForNode('#10000', (node) => Math.abs(node.position.x - star.position.x - 30) < 1);
  await demo.release();
  await layersAre([...Array.from({ length: 10 }, () => 1000), 0]);
  const dropped = await demo.node('#10000');
  expect(dropped.position.x).toBeCloseTo(star.position.x + 30, 0);
  expect(dropped.position.y).toBeCloseTo(star.position.y - 24, 0);

  // Not lifted, it is dragged where it is.
  const { absolutePosition: end } = dropped;
  const again = { x: Math.round(end.x), y: Math.round(end.y) };
  await demo.control('checkbox', 'Lift while dragging').check(false);
  await demo.press(again);
  await demo.moveTo({ x: again.x - 20, y: again.y });
  await demo.waitForNode('#10000', (node) => node.position.x < dropped.position.x - 19);
  await layersAre([...Array.from({ length: 10 }, () => 1000), 0]);
  await demo.release();

  await demo.control('slider', 'Stars').fill('3000');
  await layersAre([...Array.from({ length: 10 }, () => 300), 0]);
  await demo.control('combobox', 'Layers').choose('2');
  await layersAre([1500, 1500, 0]);
  const top = await demo.evaluate((konva) => konva.stages[0]?.getLayers().at(-1)?.name());
  expect(top).toBe('top');
});
