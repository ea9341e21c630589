import type Konva from 'konva';
import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const slider = demo.control('slider', 'Bunnies');
  const running = () => demo.evaluate((konva) => konva.Animation.animations.size);
  const bunnies = (count: number) =>
    demo.waitFor(
      () => demo.count('bunny'),
      (now) => now === count,
    );
  /** Places, in the order in which they were created, and what the layer and its nodes do. */
  const seen = () =>
    demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[1];
      const meadows = layer?.find<Konva.Group>('.meadow') ?? [];
      const most = Math.max(...meadows.map((meadow) => meadow.getChildren().length));
      const nodes = Array.from(
        { length: most * 3 },
        (_, i) => meadows[i % 3]?.getChildren()[Math.floor(i / 3)],
      ).filter((node) => node !== undefined);
      return {
        places: nodes.map((node) => ({ x: node.x(), y: node.y() })),
        perHill: meadows.map((meadow) => meadow.getChildren().length),
        transforms: [...new Set(nodes.map((node) => node.transformsEnabled()))],
        isListening: layer?.listening(),
      };
    });
  /** How many pixels of the layer, drawn now, are as bright as cream fur: brighter than any hill. */
  const furPixels = () =>
    demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[1]?.draw();
      const canvas = layer?.getNativeCanvasElement();
      const { data = [] } =
        canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if ((data[at] ?? 0) > 230 && (data[at + 2] ?? 0) > 200) count += 1;
      return count;
    });
  /** Waits until the first bunny has moved. */
  const moves = async () => {
    const { places } = await seen();
    await demo.waitFor(
      () => demo.evaluate((konva) => konva.stages[0]?.findOne('.bunny')?.position()),
      (now) => now?.x !== places[0]?.x && now?.y !== places[0]?.y,
    );
  };
  const stage = await demo.stage();
  const half = stage.width / 2;

  await bunnies(400);
  await demo.waitFor(
    () => demo.text(),
    (text) =>
      /Frames per second\s+\d+\s+Moving, a frame\s+[\d<].* ms\s+Drawing, a frame\s+[\d<].* ms/.test(
        text,
      ),
  );

  // They jump: both coordinates change, and nobody leaves the field or falls through the ground.
  const before = await seen();
  expect(before.perHill).toEqual([134, 133, 133]);
  expect([before.isListening, before.transforms]).toEqual([false, ['position']]);
  await moves();
  await button('Pause').click();
  await demo.waitFor(running, (count) => count === 0);
  const rest = await seen();
  const fur = await furPixels();
  expect(fur).toBeGreaterThan(1000);
  expect(rest.places).toHaveLength(400);
  for (const { x, y } of rest.places) {
    if (Math.abs(x) > half || y > 400 || y < 0) expect([x, y]).toEqual('inside');
  }

  // Every way draws the same picture. Only plain nodes have a hit graph.
  const ways = demo.control('combobox', 'Drawn as');
  for (const [way, count, isListening, transforms] of [
    ['plain nodes', 400, true, 'all'],
    ['no hit graph', 400, false, 'all'],
    ['one shape', 0, false, 'all'],
    ['position only', 400, false, 'position'],
  ] as const) {
    await ways.choose(way);
    await bunnies(count);
    const now = await seen();
    expect([now.isListening, now.transforms], way).toEqual([isListening, [transforms]]);
    expect(Math.abs((await furPixels()) / fur - 1), `${way} shows the same`).toBeLessThan(0.02);
    if (count > 0) expect(now.places).toEqual(rest.places);
  }

  // A tap of the mouse and of a finger adds ten each, where they are.
  await demo.click({ x: half - 80, y: 60 });
  await bunnies(410);
  await demo.tap({ x: half + 90, y: 50 });
  await bunnies(420);
  const added = (await seen()).places.slice(400);
  expect(added.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    ...Array.from({ length: 10 }, () => [-80, 60]),
    ...Array.from({ length: 10 }, () => [90, 50]),
  ]);
  expect(await slider.value()).toBe('420');

  // Held while they jump, more and more come, until it is lifted. The page does not scroll.
  await button('Play').click();
  const finger = await demo.finger({ x: half, y: 60 });
  await finger.moveTo({ x: half + 20, y: 130 });
  await demo.waitFor(
    () => demo.count('bunny'),
    (count) => count > 450,
  );
  expect(await finger.lift()).toBe('demo');
  await button('Pause').click();
  await demo.waitFor(running, (count) => count === 0);
  const held = await demo.count('bunny');
  expect(held % 10).toBe(0);
  await button('Play').click();
  await moves();
  expect(await demo.count('bunny')).toBe(held);
  await button('Pause').click();
  await demo.waitFor(running, (count) => count === 0);

  // The keyboard: the slider. What is there keeps its place.
  await slider.focus();
  await demo.key('Home');
  const some = await seen().then(({ places }) => places[7]);
  await bunnies(100);
  expect((await seen()).places[7]).toEqual(some);
  await demo.key('ArrowRight');
  await bunnies(110);
  expect(await demo.text()).toContain('110');

  // In a narrow field they move together, and apart again.
  const wide = (await seen()).places;
  await narrow(demo);
  const scale = (160 - 14) / (half - 14);
  const small = await demo.waitFor(
    async () => (await seen()).places,
    (now) => Math.abs((now[3]?.x ?? NaN) - (wide[3]?.x ?? NaN) * scale) < 0.01,
  );
  expect(small.every(({ x }) => Math.abs(x) <= 146.001)).toBe(true);
  await widen(demo, stage.width);
  await demo.waitFor(
    async () => (await seen()).places,
    (now) => Math.abs((now[3]?.x ?? NaN) - (wide[3]?.x ?? NaN)) < 0.01,
  );
  expect(await outOfStep(demo)).toEqual([]);
});
