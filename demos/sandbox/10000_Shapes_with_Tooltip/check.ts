import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const seeds = () => demo.evaluate((konva) => konva.stages[0]?.find('.seed').length);
  const shown = () =>
    demo.evaluate((konva) =>
      konva.stages[0]?.findOne<InstanceType<typeof konva.Label>>('.tip')?.getText()?.text(),
    );
  const home = () => demo.evaluate((konva) => konva.stages[0]?.findOne('.tip')?.getLayer()?.name());
  /** How often the layer of the seeds is drawn while the pointer moves over a few of them. */
  const drawsOfSeeds = async () => {
    await demo.evaluate((konva) => {
      const layer = konva.stages[0]?.findOne('.seeds-layer');
      layer?.off('draw.check');
      document.body.dataset['draws'] = '0';
      layer?.on('draw.check', () => {
        document.body.dataset['draws'] = String(Number(document.body.dataset['draws']) + 1);
      });
    });
    for (const id of ['#9000', '#9500', '#9800']) {
      const { absolutePosition: position } = await demo.node(id);
      await demo.hover({ x: Math.round(position.x), y: Math.round(position.y) });
      await demo.waitForNode('tip', (node) => node.visible);
    }
    return Number(await demo.evaluate(() => document.body.dataset['draws']));
  };

  await demo.waitFor(seeds, (count) => count === 10_000);
  await demo.waitFor(
    () => demo.text(),
    (text) => /\d+ frames per second, slowest \d+ ms/.test(text),
  );
  expect((await demo.node('tip')).visible).toBe(false);

  // A seed near the rim: they are larger there.
  const seed = await demo.node('#9990');
  const { absolutePosition: place } = seed;
  const at = { x: Math.round(place.x), y: Math.round(place.y) };
  await demo.hover(at);
  await demo.waitForNode('tip', (node) => node.visible);
  expect(await shown()).toBe('Seed 9,990, butter');
  const tip = await demo.node('tip');
  expect(Math.abs(tip.position.x - place.x)).toBeLessThan(4);
  expect(Math.abs(tip.position.y - place.y)).toBeLessThan(4);

  await demo.hover({ x: 4, y: 4 });
  await demo.waitForNode('tip', (node) => !node.visible);

  // The field finds a seed for those who do not point.
  const field = demo.control('spinbutton', 'Seed');
  await field.fill('9800');
  await demo.waitForNode('tip', (node) => node.visible);
  expect(await shown()).toBe('Seed 9,800, butter');
  expect(await demo.text()).toContain('Seed 9,800, butter');
  await demo.key('ArrowUp');
  await demo.waitFor(shown, (text) => text === 'Seed 9,801, butter');
  await field.fill('10001');
  await demo.waitForNode('tip', (node) => !node.visible);
  expect(await demo.text()).toContain('Seeds are numbered from 1 to 10000.');
  await field.fill('');

  // On its own layer the tooltip costs the seeds no drawing; on theirs it does.
  expect(await home()).toBe('top-layer');
  expect(await drawsOfSeeds()).toBe(0);
  await demo.control('checkbox', 'Tooltip on its own layer').check(false);
  await demo.waitFor(home, (name) => name === 'seeds-layer');
  expect(await drawsOfSeeds()).toBeGreaterThan(1);

  await demo.control('slider', 'Seeds').fill('2000');
  await demo.waitFor(seeds, (count) => count === 2000);
});
